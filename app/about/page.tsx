import type { Metadata } from 'next';
import { StructuredData } from '@/components/frame/structured-data';
import { Island } from '@/components/islands/island';
import { CloseBand } from '@/components/sections/close-band';
import { getContent } from '@/lib/content';
import { pageMetadata } from '@/lib/metadata';
import { pictureSource } from '@/lib/pictures';
import { Hero } from './_sections/hero';
import { Partners } from './_sections/partners';

export function generateMetadata(): Metadata {
  const content = getContent();
  return pageMetadata(content, '/about', content.pages.about.page);
}

export default function AboutPage() {
  const { heading, hero, tabs, close } = getContent().pages.about;
  const items = tabs.items.map((item) => ({ ...item, picture: pictureSource(item.picture, 'half') }));
  return (
    <>
      <Hero heading={heading} text={hero.text} picture={hero.picture} />
      <Partners {...hero.partners} />
      <section aria-labelledby="tabs-heading" className="wrap pt-16 lg:pt-24">
        <h2 id="tabs-heading" className="mb-6 text-3xl">
          {tabs.label}
        </h2>
        <Island name="tabs" wake="load" props={{ id: 'tabs', label: tabs.label, items }} />
      </section>
      <CloseBand {...close} />
      <StructuredData path="/about" />
    </>
  );
}
