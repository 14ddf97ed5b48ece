/** @jest-environment node */
import { createHash } from 'node:crypto';
import { checkPageSize, MAX_TEXT } from '@/lib/content/page-size';
import { parseYaml } from '@/lib/content/parse-yaml';
import { SCHEMAS } from '@/lib/content/schema';

/** Text that hardly compresses, of about this many bytes. */
const text = (bytes: number) =>
  Array.from({ length: bytes / 24 }, (_, index) => createHash('md5').update(`${index}`).digest('base64')).join('');

function issuesOf(lead: string, paragraph: string, address: string | undefined = '/cloud') {
  const { yaml } = parseYaml(
    'content/insights/cloud.yaml',
    `lead: ${lead}\nparagraphs:\n  - Short.\n  - ${paragraph}\n`,
  );
  return checkPageSize({ yaml: yaml!, schema: Object.values(SCHEMAS)[0] as never, address });
}

test('texts that are too long together are an issue at the longest of them', () => {
  expect(issuesOf(text(1_000), text(7_200))).toEqual([
    expect.objectContaining({
      ...{ file: 'content/insights/cloud.yaml', line: 4, path: 'paragraphs[1]' },
      problem: expect.stringContaining('this is the longest'),
      remedy: expect.stringMatching(/^shorten the page by about [\d,]+00 characters/),
    }),
  ]);
});

test('shorter texts, and files that are no page, are not', () => {
  expect(issuesOf(text(500), text(MAX_TEXT - 1_000))).toEqual([]);
  expect(issuesOf(text(1_000), text(7_200), '')).toEqual([]);
});
