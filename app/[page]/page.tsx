import type { Metadata } from 'next';
import { StructuredData } from '@/components/frame/structured-data';
import { getContent } from '@/lib/content';
import { pageMetadata } from '@/lib/metadata';
import { findPage } from './_layouts/find-page';
import { PageLayout } from './_layouts/page-layout';

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
  return (
    <>
      <PageLayout {...findPage(getContent(), name)} />
      <StructuredData path={`/${name}`} />
    </>
  );
}
