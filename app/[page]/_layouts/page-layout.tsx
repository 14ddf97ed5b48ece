import { notFound } from 'next/navigation';
import type { Content } from '@/lib/content';
import { COLLECTION_NAMES, type CollectionName } from '@/lib/content/schema';
import { IndustryPage } from './industry';
import { InsightPage } from './insight';
import { PictureServicePage } from './picture-service';

interface LayoutProps<Name extends CollectionName> {
  page: Content['collections'][Name][string];
  content: Content;
}

/** The layout of each kind of page; a new kind without a layout does not compile. */
const LAYOUTS: { [Name in CollectionName]: (props: LayoutProps<Name>) => React.ReactNode } = {
  industries: IndustryPage,
  insights: InsightPage,
  'picture-services': PictureServicePage,
};

/** Finds the page called `name`, and its content folder. Shows the not-found page if there is none. */
export function findPage(content: Content, name: string) {
  for (const collection of COLLECTION_NAMES) {
    const pages = content.collections[collection];
    // Not `pages[name]`: every object has a `constructor`.
    if (Object.hasOwn(pages, name)) return { collection, page: pages[name]! };
  }
  notFound();
}

/** Shows a page of a content folder in the layout for its kind. */
export function PageLayout({ collection, ...props }: ReturnType<typeof findPage> & { content: Content }) {
  const Layout = LAYOUTS[collection] as (given: typeof props) => React.ReactNode;
  return <Layout {...props} />;
}
