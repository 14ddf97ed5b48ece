import type { Content } from '@/lib/content';

/** What https://schema.org/Organization asks for beside what the page shows: unlike JSON-LD it needs no script element. */
export function Organisation({ site }: { site: Content['site'] }) {
  return (
    <>
      <meta itemProp="name" content={site.name} />
      <meta itemProp="foundingDate" content={`${site.founded}`} />
      <link itemProp="url" href={site.url} />
      <link itemProp="logo" href={`${site.url}/apple-icon.png`} />
      {site.social.map(({ id, url }) => url && <link key={id} itemProp="sameAs" href={url} />)}
    </>
  );
}
