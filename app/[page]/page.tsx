import type { Metadata } from 'next';
import { Page } from '@/components/layout/page';
import { getContent } from '@/lib/content';
import { pageMetadata } from '@/lib/site/metadata';
import { findPage, PageLayout } from './_layouts/page-layout';

interface Props {
  params: Promise<{ page: string }>;
}

/**
 * Lists the pages of the content folders; a static export has no others. In development each page is looked up when it
 * is requested, so a new page needs no restart, and any other address shows the not-found page.
 */
export function generateStaticParams() {
  if (process.env.NODE_ENV === 'development') return [];
  return Object.values(getContent().collections).flatMap((pages) => Object.keys(pages).map((page) => ({ page })));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { page: name } = await params;
  // Responds with 404 for an unknown name.
  findPage(getContent(), name);
  return pageMetadata(`/${name}`);
}

export default async function CollectionPage({ params }: Props) {
  const { page: name } = await params;
  const content = getContent();
  const found = findPage(content, name);
  return (
    <Page content={content} path={`/${name}`} closing={found.page.callToAction}>
      <PageLayout {...found} content={content} />
    </Page>
  );
}
