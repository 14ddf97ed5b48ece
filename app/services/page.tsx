import { Page } from '@/components/layout/page';
import { MarginSections } from '@/components/sections/margin-sections';
import { ServiceCard } from '@/components/sections/service-card';
import { getContent } from '@/lib/content';
import { pageMetadata } from '@/lib/metadata';
import { Work } from './_sections/work';

export const generateMetadata = () => pageMetadata('/services');

export default function ServicesPage() {
  const { heading, intro, cards, work, charging, callToAction } = getContent().pages.services;
  return (
    <Page path="/services" closing={callToAction}>
      <div className="wrap grid gap-y-5 pt-12 lg:grid-cols-2 lg:items-end lg:pt-20">
        <h1 className="text-4xl">{heading}</h1>
        <p className="max-w-prose text-lg text-ink-soft lg:pl-20">{intro}</p>
      </div>
      <section aria-label={heading} className="wrap pt-12 lg:pt-16">
        <ul className="grid gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">
          {cards.map((card, index) => (
            <ServiceCard key={card.id} card={card} layout="third" level={2} priority={index === 0} />
          ))}
        </ul>
      </section>
      <Work work={work} />
      {charging && <MarginSections sections={[charging]} />}
    </Page>
  );
}
