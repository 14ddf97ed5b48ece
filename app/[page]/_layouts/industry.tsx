import { MarginSections } from '@/components/sections/margin-sections';
import { NumberedList } from '@/components/sections/numbered-list';
import { PointList } from '@/components/sections/point-list';
import { Badge } from '@/components/sections/openings/badge';
import type { Content } from '@/lib/content';
import type { Industry } from '@/lib/content/schema';

/** An industry page: what Nestif does for that industry. */
export function IndustryPage({ page, content }: { page: Industry; content: Content }) {
  const { badge, lead, picture, list, sections, related } = page;
  return (
    <>
      <Badge title={badge} lead={lead} picture={picture} />
      {list &&
        (list.items.some(({ when }) => when) ? (
          <NumberedList {...list} />
        ) : (
          <PointList heading={list.heading} points={list.items} background="sand" />
        ))}
      <MarginSections content={content} sections={sections} related={related} />
    </>
  );
}
