/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { formatIssue } from '@/lib/content/core/issues';
import { parseYaml } from '@/lib/content/core/parse-yaml';
import { ContentCopy } from '@/__tests__/support/content/copy';

const guide = readFileSync('docs/editing-content.md', 'utf8');
const byHand = readFileSync('docs/editing-yaml.md', 'utf8');

test('the YAML examples are valid', () => {
  const examples = [...byHand.matchAll(/^( *)```yaml\n([^]*?)```/gm)].map(([, indent = '', text = '']) =>
    text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  );
  expect(examples.length).toBeGreaterThan(5);
  expect(examples.flatMap((text) => parseYaml('an example', text).issues)).toEqual([]);
});

test('the examples of mistakes quote the check’s messages', () => {
  using copy = new ContentCopy();
  for (const [document, text] of [
    [guide, 'X'],
    [byHand, 'A job here: what to expect'],
  ] as const) {
    const file = 'content/pages/careers.yaml';
    const before = copy.read(file);
    copy.change(file, /(?<=^work:\n {2}heading: ).*$/m, text);
    const [message = ''] = copy.load().issues.map((issue) => formatIssue({ ...issue, line: 25 }));
    copy.write(file, before);
    expect(message).toContain(':25:12 ');
    expect(document).toContain(`\n    ${message}\n`);
  }
});
