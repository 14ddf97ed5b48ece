import type { Metadata } from 'next';
import { Page } from '@/components/layout/page';
import { Picture } from '@/components/ui/picture';
import { getContent } from '@/lib/content';
import { pictureSource } from '@/lib/site/pictures';

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
      <section className="halves py-12 lg:min-h-[38rem] lg:py-0">
        <div className="halves-left">
          <h1 className="text-4xl">{heading}</h1>
          <p className="mt-5 text-lg text-ink-soft">{text}</p>
          <a href={action.url} className="button button-primary mt-8 self-start">
            {action.label}
          </a>
          <ul role="list" className="mt-8 flex flex-wrap gap-x-8 gap-y-2">
            {links.map(({ label, url }) => (
              <li key={url}>
                <a href={url} className="link inline-flex min-h-11 items-center">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <Picture {...pictureSource(picture, 'side')} priority className="halves-picture object-[70%_50%]" />
      </section>
    </Page>
  );
}
