import type { Metadata } from 'next';
import { Page } from '@/components/layout/page';
import { Opening } from '@/components/sections/openings/opening';
import { getContent } from '@/lib/content';

export function generateMetadata(): Metadata {
  const { site, pages } = getContent();
  const { title, description } = pages['not-found'].page;
  return { title: `${title} | ${site.name}`, description };
}

/** Shown with status 404 for every address that has no page. It offers ways back. */
export default function NotFoundPage() {
  const content = getContent();
  const { heading, text, picture, action, links } = content.pages['not-found'];
  return (
    <Page content={content}>
      <Opening heading={heading} paragraphs={text ? [text] : []} picture={picture}>
        {action && (
          <a href={action.url} className="button button-primary mt-8">
            {action.label}
          </a>
        )}
        {links.length > 0 && (
          <ul role="list" className="mt-6 flex flex-wrap gap-x-8 gap-y-2">
            {links.map(({ label, url }) => (
              <li key={url}>
                <a href={url} className="link inline-flex min-h-11 items-center">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        )}
      </Opening>
    </Page>
  );
}
