import type { Metadata } from 'next';
import { StructuredData } from '@/components/frame/structured-data';
import { CloseBand } from '@/components/sections/close-band';
import { getContent } from '@/lib/content';
import { pageMetadata } from '@/lib/metadata';
import { Difference } from './_home/difference';
import { Hero } from './_home/hero';
import { Team } from './_home/team';
import { WhoWeAreTile } from './_home/who-we-are-tile';

export function generateMetadata(): Metadata {
  const content = getContent();
  return pageMetadata(content, '/', content.pages.home.page);
}

export default function HomePage() {
  const { pages, site, navigation } = getContent();
  const { hero, carousel, whoWeAre, team, difference, close } = pages.home;
  return (
    <>
      <Hero hero={hero} carousel={carousel} social={site.social} socialLabel={navigation.footer.social} />
      <WhoWeAreTile {...whoWeAre} />
      <Team {...team} />
      <Difference {...difference} />
      <CloseBand {...close} />
      <StructuredData path="/" />
    </>
  );
}
