import { Page } from '@/components/layout/page';
import { MarginSections } from '@/components/sections/margin-sections';
import { Opening } from '@/components/sections/openings/opening';
import { ServiceCard } from '@/components/sections/service-card';
import { getContent } from '@/lib/content';
import { allCards } from './_sections/all-cards';
import { pageMetadata } from '@/lib/site/metadata';
import { PastWork } from './_sections/past-work';

export const generateMetadata = () => pageMetadata('/services');

export default function ServicesPage() {
  const content = getContent();
  const { heading, intro, picture, work, answers, callToAction } = content.pages.services;
  return (
    <Page content={content} path="/services" closing={callToAction}>
      <Opening heading={heading} paragraphs={[intro]} picture={picture}>
        {answers.length > 0 && (
          <ul role="list" className="mt-3 flex flex-wrap gap-x-6">
            {answers.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`} className="link flex min-h-11 items-center">
                  {heading}
                </a>
              </li>
            ))}
          </ul>
        )}
      </Opening>
      <section aria-label={heading} className="wrap pt-12 lg:pt-28">
        <ul role="list" className="grid gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">
          {allCards(content).map((card) => (
            <ServiceCard key={card.id} card={card} layout="third" level={2} />
          ))}
        </ul>
      </section>
      <MarginSections content={content} sections={answers} />
      <PastWork work={work} />
    </Page>
  );
}
