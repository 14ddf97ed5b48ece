/** @jest-environment node */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { formatIssue } from '@/lib/content/issues';
import { parseYaml } from '@/lib/content/parse-yaml';
import { ContentCopy } from './content-copy';

const guide = readFileSync('docs/editing-content.md', 'utf8');
const byHand = readFileSync('docs/editing-yaml.md', 'utf8');

test('the examples of YAML are valid', () => {
  const examples = [...byHand.matchAll(/^( *)```yaml\n([^]*?)```/gm)].map(([, indent = '', text = '']) =>
    text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  );
  expect(examples.length).toBeGreaterThan(5);
  expect(examples.flatMap((text) => parseYaml('an example', text).issues)).toEqual([]);
});

test('the examples of mistakes have the words of the check', () => {
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

test('its pictures are small, and each of them is shown', () => {
  const pictures = readdirSync('docs/pictures');
  const shown = [...guide.matchAll(/!\[[^\]]+\]\(pictures\/([^)]+)\)/g)].map(([, name]) => name);
  expect([...shown].sort()).toEqual(pictures.sort());
  expect(pictures.filter((name) => statSync(`docs/pictures/${name}`).size > 60_000)).toEqual([]);
});

test('the commands that it tells editors to type are there', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const typed = [...`${guide}${byHand}`.matchAll(/npm (?:run )?(\w+)/g)].map(([, name]) => name ?? '');
  expect(new Set(typed)).toEqual(new Set(['ci', 'dev', 'check', 'format', 'new', 'spelling', 'release']));
  expect(typed.filter((name) => name !== 'ci' && !(name in scripts))).toEqual([]);
});
