import { Page } from '@/components/layout/page';
import { NumberedList } from '@/components/sections/numbered-list';
import { PointList } from '@/components/sections/point-list';
import { Opening } from '@/components/sections/openings/opening';
import { getContent } from '@/lib/content';
import { pageMetadata } from '@/lib/site/metadata';
import { Posts } from './_sections/posts';

export const generateMetadata = () => pageMetadata('/careers');

export default function CareersPage() {
  const content = getContent();
  const { heading, paragraphs, picture, work, posts, apply, callToAction } = content.pages.careers;
  return (
    <Page content={content} path="/careers" closing={callToAction}>
      <Opening heading={heading} paragraphs={paragraphs} picture={picture} />
      <Posts posts={posts} language={content.site.language} />
      {apply && apply.steps.length > 0 && (
        <NumberedList heading={apply.heading} text={posts?.items.length ? undefined : apply.none} items={apply.steps} />
      )}
      {work && work.points.length > 0 && <PointList {...work} />}
    </Page>
  );
}
