/** @jest-environment node */
import { formOf } from '@/tools/editor/page/fields';

interface ListField {
  name: string;
  allow_duplicate?: boolean;
}

it('“Duplicate” is offered only for entries that Sveltia CMS can copy: those without lists or kinds', () => {
  const offered = (file: string) =>
    (formOf(file) as ListField[]).flatMap(({ name, allow_duplicate: isOffered }) =>
      isOffered === undefined ? [] : `${name} ${isOffered}`,
    );
  expect(offered('content/site.yaml')).toEqual(['phones true', 'social true', 'offices false']);
  // A section has a list of paragraphs, and may have a figure of some kind.
  expect(offered('content/insights/*.yaml')).toContain('sections false');
});
