/**
 * The modules of the interactive parts of the site, by the name of the component that each exports: the only components that
 * run in the visitor's browser. In `npm run dev` Next hydrates them; in the export the postbuild step does.
 */
export const ISLANDS: Readonly<Record<string, string>> = {
  Carousel: 'components/carousel/carousel.tsx',
  ContactForm: 'components/contact-form/contact-form.tsx',
  Menu: 'components/menu/menu.tsx',
  Tabs: 'components/tabs/tabs.tsx',
};
