import { Page } from '@/components/layout/page';
import { getContent } from '@/lib/content';
import { pageMetadata } from '@/lib/site/metadata';
import { Difference } from './_home/difference';
import { Hero } from './_home/hero';
import { Insights } from './_home/insights';
import { Report, reportOf } from './_home/report';
import { Team } from './_home/team';
import { WhoAreYou } from './_home/who-are-you';
import { WhoWeAreTile } from './_home/who-we-are-tile';

export const generateMetadata = () => pageMetadata('/');

export default function HomePage() {
  const content = getContent();
  const { pages, site, navigation } = content;
  const { hero, carousel, whoWeAre, team, difference, callToAction } = pages.home;
  const report = reportOf(content);
  return (
    <Page content={content} path="/" closing={callToAction}>
      <Hero hero={hero} carousel={carousel} site={site} navigation={navigation} />
      <WhoAreYou content={content} />
      <WhoWeAreTile {...whoWeAre} />
      <Team {...team} />
      <Difference {...difference} />
      {report && <Report content={content} report={report} />}
      <Insights content={content} continues={Boolean(report)} />
    </Page>
  );
}
