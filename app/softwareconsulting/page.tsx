import { Page } from '@/components/layout/page';
import { MarginSections } from '@/components/sections/margin-sections';
import { Point } from '@/components/sections/point';
import { Opening } from '@/components/sections/openings/opening';
import { getContent } from '@/lib/content';
import { pageMetadata } from '@/lib/site/metadata';

export const generateMetadata = () => pageMetadata('/softwareconsulting');

export default function SoftwareConsultingPage() {
  const content = getContent();
  const { heading, intro, picture, benefits, sections, related, callToAction } = content.pages.softwareconsulting;
  return (
    <Page content={content} path="/softwareconsulting" closing={callToAction}>
      <Opening heading={heading} paragraphs={intro} picture={picture} />
      {/* The heading fills the first of six cells. */}
      <section className="band-sand">
        <div className="wrap relative">
          <h2 className="mb-10 text-3xl sm:absolute sm:w-[45%] lg:w-[28%]">{benefits.heading}</h2>
          <ol
            role="list"
            className="grid gap-x-12 gap-y-10 sm:grid-cols-2 lg:grid-cols-3 sm:[&>:first-child]:col-start-2"
          >
            {benefits.items.map((point, index) => (
              <Point key={point.id} {...point} number={index + 1} />
            ))}
          </ol>
        </div>
      </section>
      <MarginSections content={content} sections={sections} related={related} />
    </Page>
  );
}
