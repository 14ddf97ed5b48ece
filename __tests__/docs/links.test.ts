/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Links and pictures of the documents lead to files of the project, and to headings that are there. */

const folders = readdirSync('.', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !/^(node_modules|out|\..*)$/.test(entry.name))
  .map(({ name }) => name);
const documents = ['.', ...folders].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join(folder, name)),
);

/** The lines of a document that are no code; a line of code is empty, so that all keep their numbers. */
function linesOf(file: string): string[] {
  let isCode = false;
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => {
      const fence = /^\s*```/.test(line);
      if (fence) isCode = !isCode;
      return isCode || fence ? '' : line;
    });
}

/** The fragments that GitHub makes of a document's headings. */
function fragmentsOf(file: string): string[] {
  const headings = linesOf(file).flatMap((line) => /^#+ (.*)/.exec(line)?.slice(1) ?? []);
  return headings.map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/ /g, '-'),
  );
}

test.each(documents)('%s links to what is there', (file) => {
  const broken = linesOf(file).flatMap((line, index) =>
    [...line.replace(/`[^`]*`/g, (code) => ' '.repeat(code.length)).matchAll(/\]\(([^)\s]+)\)/g)].flatMap((match) => {
      const [target = '', fragment] = match[1]!.split('#');
      if (/^(https?|mailto):/.test(target)) return [];
      const found = target === '' ? file : path.join(path.dirname(file), target);
      const leads = existsSync(found) && (fragment === undefined || fragmentsOf(found).includes(fragment));
      return leads ? [] : [`${file}:${index + 1}:${match.index + 3} ${match[1]}`];
    }),
  );
  expect(broken).toEqual([]);
});
