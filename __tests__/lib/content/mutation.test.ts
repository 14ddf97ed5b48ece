/** @jest-environment node */
/**
 * Edits of content files at random places: each must be refused close to the edit, or the file must hold what was
 * typed. `ELSEWHERE` names the issues that can only stand further away. `MUTATIONS=20000 npx jest mutation` makes more
 * edits, `SEED=7` others.
 */
import { findFiles } from '@/lib/content/find-files';
import { formatIssue, type ContentIssue } from '@/lib/content/issues';
import { checkSources } from '@/lib/content/load';
import { listPictures } from '@/lib/content/references';
import { ContentCopy } from './content-copy';
import { editAtRandom, EDITS, pick, PLANTS, plantAtRandom, randomFrom, type Edited } from './mutations';
import { shownText, typedText } from './typed-text';

const COUNT = Number(process.env.MUTATIONS ?? 2_000);
const SEED = Number(process.env.SEED ?? 1);
/** How far from the edit an issue may stand, in lines. */
const NEAR = 2;

jest.setTimeout(30_000 + COUNT * 20);

const copy = new ContentCopy();
afterAll(() => copy[Symbol.dispose]());
const pictures = listPictures(copy.root);
const sources = findFiles(copy.root).files.map((file) => ({ ...file, bytes: Buffer.from(copy.read(file.file)) }));

function check(file: string, text: string) {
  const changed = sources.map((each) => (each.file === file ? { ...each, bytes: Buffer.from(text) } : each));
  return checkSources(changed, pictures);
}

const isIn = (line: number, { from, to }: Edited) => line >= from - NEAR && line <= to + NEAR;

/** Whether an issue stands close to the edit, or names a line there, such as the one that says the same. */
const isNear = ({ line, problem }: ContentIssue, edited: Edited) =>
  isIn(line, edited) || isIn(Number(/\bline (\d+)/.exec(problem)?.[1]), edited);

/** Why an issue may stand further away than `NEAR` lines. */
const ELSEWHERE: Readonly<Record<string, (issue: ContentIssue, edited: Edited, source: string) => boolean>> = {
  'It is one of a list, a group or a text as a whole, in which the edit is; it stands where that begins.': (
    { line, problem },
    { text, from },
  ) => {
    const [first = '', ...inside] = text.split('\n').slice(line - 1, from);
    const indent = first.search(/\S/);
    const isWhole = /^(?:has|is) too |^no entry has |^does not say /.test(problem);
    return isWhole && inside.every((each) => !each || each.search(/\S/) > indent);
  },
  'A figure or the pulled sentence repeats what the edit took from the article without a trace.': (
    { problem, path },
    { text, from, to },
    source,
  ) => {
    const before = source
      .split('\n')
      .slice(from - 2, to + 2)
      .map((line) => line.trim())
      .join(' ');
    const number = /^the number ₹?([\d.,]+).* does not occur in the article$/.exec(problem)?.[1];
    const sentence = path === 'pull' ? /^pull: (.*)$/m.exec(text)?.[1] : undefined;
    const repeated = [number, sentence?.slice(0, 20), sentence?.slice(-20)];
    return repeated.some((each) => each !== undefined && before.includes(each));
  },
};

/** Whether an issue of another file is that a link there leads to the id that the edit renamed. */
const isOfLink = ({ problem }: ContentIssue) => /^the page \S+ has no id /.test(problem);

/** What an edit came to that it must not come to; undefined where all is well. */
function wrongOutcome(file: string, edited: Edited): string | undefined {
  const { issues, parsed } = check(file, edited.text);
  const unreadable = issues
    .map(formatIssue)
    .find((line) => !/^content\/\S+:\d+:\d+ (\S.* )?— \S.* — \S.*$/.test(line) || /undefined|\[object/.test(line));
  if (unreadable) return `unreadable: ${unreadable}`;
  if (issues.length === 0) {
    const [typed, shown] = [
      typedText(edited.text),
      shownText(parsed.find(({ yaml }) => yaml.file === file)?.yaml.value),
    ];
    const index = [...typed].findIndex((character, at) => character !== shown[at]);
    return typed === shown
      ? undefined
      : `accepted, but "${typed.slice(index - 20, index + 40)}" is shown as "${shown.slice(index - 20, index + 40)}"`;
  }
  const own = issues.filter((issue) => issue.file === file);
  if (own.length === 0 && issues.every(isOfLink)) return undefined;
  const source = sources.find((each) => each.file === file)!.bytes.toString();
  const isExpected = (issue: ContentIssue) =>
    isNear(issue, edited) || Object.values(ELSEWHERE).some((isElsewhere) => isElsewhere(issue, edited, source));
  return own.some(isExpected) ? undefined : `too far away: ${issues.map(formatIssue).join('\n  ')}`;
}

function report(file: string, kind: string, { text, from, to }: Edited, outcome: string): string {
  const lines = text.split('\n').slice(Math.max(from - 2, 0), to + 1);
  return `${kind} in ${file}:${from}: ${outcome}\n${lines.map((line) => `    ${line}`).join('\n')}`;
}

test(`${COUNT} edits are refused within ${NEAR} lines, or the file holds what was typed`, () => {
  const random = randomFrom(SEED);
  const wrong = sources.flatMap(({ file, bytes }) => {
    const source = bytes.toString();
    return Array.from({ length: Math.ceil(COUNT / sources.length) }, () => pick(random, EDITS)).flatMap((kind) => {
      const edited = editAtRandom(source, kind, random);
      const outcome = edited.text === source ? undefined : wrongOutcome(file, edited);
      return outcome ? [report(file, kind, edited, outcome)] : [];
    });
  });
  expect(wrong).toEqual([]);
});

test('every kind of mistake is refused wherever it stands, as one issue', () => {
  const random = randomFrom(SEED);
  const planted = new Set<string>();
  const wrong = sources.flatMap(({ file, bytes }) => {
    const source = bytes.toString();
    return Object.keys(PLANTS).flatMap((kind) => {
      const edited = plantAtRandom(source, kind, random);
      if (!edited) return [];
      planted.add(kind);
      const { issues } = check(file, edited.text);
      if (issues.length === 1 && issues[0]!.file === file && isNear(issues[0]!, edited)) return [];
      return [report(file, kind, edited, issues.map(formatIssue).join('\n  ') || 'accepted')];
    });
  });
  expect(wrong).toEqual([]);
  expect(Object.keys(PLANTS).filter((kind) => !planted.has(kind))).toEqual([]);
});
