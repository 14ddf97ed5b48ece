import { Carousel } from '@/components/carousel/carousel';
import { ContactForm } from '@/components/contact-form/contact-form';
import { Menu } from '@/components/menu/menu';
import { Tabs } from '@/components/tabs/tabs';

/**
 * The interactive parts of the site: the only components that run in the visitor's browser.
 *
 * In `npm run dev` Next hydrates them; in the export the publish step does, each under the name it has here.
 */
export const ISLANDS = { menu: Menu, carousel: Carousel, tabs: Tabs, 'contact-form': ContactForm } as const;

export type IslandName = keyof typeof ISLANDS;
export type IslandProps<Name extends IslandName> = Parameters<(typeof ISLANDS)[Name]>[0];

/** When an island comes to life: at once, when the browser is idle, when it is seen, or when it is first touched. */
export type Wake = 'load' | 'idle' | 'visible' | 'interaction';
