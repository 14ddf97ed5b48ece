/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Checks that links and pictures in all documents lead to files of the project and to headings that exist. */

/** The documents in a folder and in the folders below it. */
const documentsIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return /^(node_modules|out|\..*)$/.test(entry.name) ? [] : documentsIn(file);
    return file.endsWith('.md') ? [file] : [];
  });

/** The lines of a document. Lines of code become empty, so that the others keep their numbers. */
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

/** The fragments that GitHub makes from a document's headings. */
function fragmentsOf(file: string): string[] {
  const headings = linesOf(file).flatMap((line) => /^#+ (.*)/.exec(line)?.slice(1) ?? []);
  return headings.map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/ /g, '-'),
  );
}

test.each(documentsIn('.'))('every link in %s leads to something that exists', (file) => {
  const broken = linesOf(file).flatMap((line, index) =>
    [...line.replace(/`[^`]*`/g, (code) => ' '.repeat(code.length)).matchAll(/\]\(([^)\s]+)\)/g)].flatMap((match) => {
      const [target = '', fragment] = match[1]!.split('#');
      if (/^(https?:|mailto:|\{repository\}\/settings\/)/.test(target)) return [];
      const workflow = /^\{repository\}\/actions\/(workflows\/.*)/.exec(target)?.[1];
      const found = workflow ? `.github/${workflow}` : path.join(path.dirname(file), target || path.basename(file));
      const leads = existsSync(found) && (fragment === undefined || fragmentsOf(found).includes(fragment));
      return leads ? [] : [`${file}:${index + 1}:${match.index + 3} ${match[1]}`];
    }),
  );
  expect(broken).toEqual([]);
});
