import type { Metadata } from 'next';
import { getContent, type Content } from '@/lib/content';
import { pageMetadata } from '@/lib/metadata';
import { findPage, type CollectionName } from './_layouts/find-page';
import { IndustryPage } from './_layouts/industry';
import { InsightPage } from './_layouts/insight';
import { PictureServicePage } from './_layouts/picture-service';

type Pages<Name extends CollectionName> = Content['collections'][Name][string];

/** The layout of each kind of page; a new kind without a layout does not compile. */
const LAYOUTS: { [Name in CollectionName]: (props: { page: Pages<Name> }) => React.ReactNode } = {
  industries: IndustryPage,
  insights: InsightPage,
  services: PictureServicePage,
};

interface Props {
  params: Promise<{ page: string }>;
}

/** Only the pages of the content folders exist; every other path is the not-found page. */
export const dynamicParams = false;

export function generateStaticParams() {
  return Object.values(getContent().collections).flatMap((pages) => Object.keys(pages).map((page) => ({ page })));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { page: name } = await params;
  const content = getContent();
  return pageMetadata(content, `/${name}`, findPage(content, name).page.page);
}

export default async function CollectionPage({ params }: Props) {
  const { page: name } = await params;
  const { collection, page } = findPage(getContent(), name);
  const Layout = LAYOUTS[collection] as (props: { page: typeof page }) => React.ReactNode;
  return <Layout page={page} />;
}
