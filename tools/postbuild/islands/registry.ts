/**
 * The interactive parts of the site: the only components that run in the visitor's browser.
 *
 * In `npm run dev` Next hydrates them; in the export the publish step does. The name of an export is the island's name.
 */
export { Carousel } from '@/components/carousel/carousel';
export { ContactForm } from '@/components/contact-form/contact-form';
export { Menu } from '@/components/menu/menu';
export { Tabs } from '@/components/tabs/tabs';
