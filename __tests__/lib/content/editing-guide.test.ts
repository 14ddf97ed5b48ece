/** @jest-environment node */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { formatIssue } from '@/lib/content/issues';
import { parseYaml } from '@/lib/content/parse-yaml';

const guide = readFileSync('docs/editing-content.md', 'utf8');

test('its examples are valid', () => {
  const examples = [...guide.matchAll(/^( *)```yaml\n([^]*?)```/gm)].map(([, indent = '', text = '']) =>
    text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  );
  expect(examples.length).toBeGreaterThan(5);
  expect(examples.flatMap((text) => parseYaml('an example', text).issues)).toEqual([]);
});

test('its example of a mistake has the words of the check', () => {
  const { issues } = parseYaml('content/pages/careers.yaml', 'work:\n  heading: A job here: what to expect\n');
  const [message = ''] = issues.map((issue) => formatIssue({ ...issue, line: 25 }));
  expect(message).toContain(':25:12 — ');
  expect(guide).toContain(`\n    ${message}\n`);
});

test('its pictures are small, and each of them is shown', () => {
  const pictures = readdirSync('docs/pictures');
  const shown = [...guide.matchAll(/!\[[^\]]+\]\(pictures\/([^)]+)\)/g)].map(([, name]) => name);
  expect([...shown].sort()).toEqual(pictures.sort());
  expect(pictures.filter((name) => statSync(`docs/pictures/${name}`).size > 60_000)).toEqual([]);
});

test('the guide names every command that it tells editors to type', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const typed = [...guide.replace(/<!--.*-->/g, '').matchAll(/npm (?:run )?(\w+)/g)].map(([, name]) => name ?? '');
  expect(new Set(typed)).toEqual(new Set(['ci', 'dev', 'start', 'check', 'new', 'spelling', 'release']));
  expect(typed.filter((name) => name !== 'ci' && !(name in scripts))).toEqual([]);
});
