/** @jest-environment node */
/**
 * Edits of content files at random places: each must be refused close to the edit, or the file must hold what was
 * typed. Where an edit moves the sense of many lines, such as an entry of its list, the issue may stand further away: in one of a
 * hundred at most. `MUTATIONS=20000 npx jest mutation` makes more of them, `SEED=7` others.
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
const TOO_FAR = 'too far away';

jest.setTimeout(30_000 + COUNT * 20);

const copy = new ContentCopy();
afterAll(() => copy[Symbol.dispose]());
const pictures = listPictures(copy.root);
const sources = findFiles(copy.root).files.map((file) => ({ ...file, bytes: Buffer.from(copy.read(file.file)) }));

function check(file: string, text: string) {
  const changed = sources.map((each) => (each.file === file ? { ...each, bytes: Buffer.from(text) } : each));
  return checkSources(changed, pictures);
}

const isNear = ({ line }: ContentIssue, { from, to }: Edited) => line >= from - NEAR && line <= to + NEAR;

/** Whether an issue is one of a list's length, at the field of the list in which the edit is. */
function isAround({ line, problem }: ContentIssue, { text, from }: Edited): boolean {
  const [field = '', ...inside] = text.split('\n').slice(line - 1, from);
  const indent = field.search(/\S/);
  return /^has too (?:few|many) entries/.test(problem) && inside.every((each) => !each || each.search(/\S/) > indent);
}

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
  // Another file may have the issue, when a link to this one leads nowhere any more.
  const own = issues.filter((issue) => issue.file === file);
  if (own.length === 0 || own.some((issue) => isNear(issue, edited) || isAround(issue, edited))) return undefined;
  return `${TOO_FAR}: ${formatIssue(own[0]!)}`;
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
  const far = wrong.filter((each) => each.includes(TOO_FAR));
  expect(wrong.filter((each) => !far.includes(each))).toEqual([]);
  if (far.length > COUNT / 100) expect(far).toEqual([]);
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
