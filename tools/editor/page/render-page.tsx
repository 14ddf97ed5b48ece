import type { ComponentType, ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import CollectionPage from '@/app/[page]/page';
import AboutPage from '@/app/about/page';
import CareersPage from '@/app/careers/page';
import ContactsPage from '@/app/contacts/page';
import MarketingPage from '@/app/marketing/page';
import MediaPage from '@/app/media/page';
import NotFoundPage from '@/app/not-found';
import HomePage from '@/app/page';
import ProductEnggPage from '@/app/productEngg/page';
import ServicesPage from '@/app/services/page';
import SoftwareConsultingPage from '@/app/softwareconsulting/page';
import WhoWeArePage from '@/app/whoweare/page';
import type { Content, PageName } from '@/lib/content/core/schema';
import { giveContent } from './given-content';

/** The component of each page that has its own folder; a new one without its component does not compile. */
const PAGES: Record<PageName, ComponentType> = {
  home: HomePage,
  about: AboutPage,
  services: ServicesPage,
  media: MediaPage,
  careers: CareersPage,
  contacts: ContactsPage,
  whoweare: WhoWeArePage,
  softwareconsulting: SoftwareConsultingPage,
  productEngg: ProductEnggPage,
  marketing: MarketingPage,
  'not-found': NotFoundPage,
};

/**
 * Renders the page of a content file as in the export: header, main part and footer. The form of a shared file shows the
 * home page.
 *
 * @param file such as `content/pages/about.yaml`
 * @returns HTML
 * @throws {Error} if the page cannot be rendered from the content, such as for a link to a page that does not exist
 */
export async function renderPage(file: string, content: Content): Promise<string> {
  giveContent(content);
  const [, folder, name = ''] = /^content\/(?:(\w+)\/)?([\w-]+)\.yaml$/.exec(file) ?? [];
  if (folder && folder !== 'pages') {
    // The page's own function: it only waits for its address.
    const page: ReactElement = await CollectionPage({ params: Promise.resolve({ page: name }) });
    return renderToStaticMarkup(page);
  }
  const Page = PAGES[(folder ? name : 'home') as PageName];
  return renderToStaticMarkup(<Page />);
}
