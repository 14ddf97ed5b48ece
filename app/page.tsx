import { Page } from '@/components/frame/page';
import { CallToAction } from '@/components/sections/call-to-action';
import { getContent } from '@/lib/content';
import { pageMetadata } from '@/lib/metadata';
import { Difference } from './_home/difference';
import { Hero } from './_home/hero';
import { Team } from './_home/team';
import { WhoWeAreTile } from './_home/who-we-are-tile';

export const generateMetadata = () => pageMetadata('/');

export default function HomePage() {
  const { pages, site, navigation } = getContent();
  const { hero, carousel, whoWeAre, team, difference, callToAction } = pages.home;
  return (
    <Page path="/">
      <Hero hero={hero} carousel={carousel} social={site.social} socialLabel={navigation.footer.social} />
      <WhoWeAreTile {...whoWeAre} />
      <Team {...team} />
      <Difference {...difference} />
      <CallToAction {...callToAction} />
    </Page>
  );
}
