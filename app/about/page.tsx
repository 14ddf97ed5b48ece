import { Page } from '@/components/layout/page';
import { Tabs } from '@/components/tabs/tabs';
import { Island } from '@/components/islands/island';
import { Opening } from '@/components/sections/openings/opening';
import { Panel } from '@/components/tabs/panel';
import { getContent } from '@/lib/content';
import { pageMetadata } from '@/lib/site/metadata';
import { pictureSource } from '@/lib/site/picture-source';
import { Partners } from './_sections/partners';

export const generateMetadata = () => pageMetadata('/about');

export default function AboutPage() {
  const content = getContent();
  const { heading, hero, tabs, callToAction } = content.pages.about;
  const items = tabs.items.map(({ id, tab }) => ({ id, tab }));
  const panels = tabs.items.map(({ id, heading, desc, link, picture }) => [
    id,
    <Panel key={id} heading={heading} desc={desc} link={link} picture={pictureSource(picture, 'half')} />,
  ]);
  return (
    <Page content={content} path="/about" closing={callToAction}>
      <Opening heading={heading} paragraphs={[hero.text]} picture={hero.picture}>
        <Partners {...hero.partners} />
      </Opening>
      <section aria-labelledby="tabs_heading" className="wrap pt-12 lg:pt-28">
        <h2 id="tabs_heading" className="mb-6 text-3xl">
          {tabs.label}
        </h2>
        <Island
          name="Tabs"
          component={Tabs}
          hydrate="load"
          props={{ id: tabs.id, label: tabs.label, items }}
          content={Object.fromEntries(panels)}
        />
      </section>
    </Page>
  );
}
