import type { Content } from '@/lib/content';
import type { CollectionName } from '@/lib/content/schema';
import type { findPage } from './find-page';
import { IndustryPage } from './industry';
import { InsightPage } from './insight';
import { PictureServicePage } from './picture-service';

type Pages<Name extends CollectionName> = Content['collections'][Name][string];

/** The layout of each kind of page; a new kind without a layout does not compile. */
const LAYOUTS: { [Name in CollectionName]: (props: { page: Pages<Name> }) => React.ReactNode } = {
  industries: IndustryPage,
  insights: InsightPage,
  services: PictureServicePage,
};

/** A page of a content folder in the layout of its kind. */
export function PageLayout({ collection, page }: ReturnType<typeof findPage>) {
  const Layout = LAYOUTS[collection] as (props: { page: typeof page }) => React.ReactNode;
  return <Layout page={page} />;
}
