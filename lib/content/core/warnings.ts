import { fileIssue, formatPath, quote, type ContentIssue } from './issues';
import { issueAt, type ParsedFile, type YamlFile } from './parse-yaml';
import { numberIssues, type Article } from './schema/figure-issues';
import { fieldSchemaOf } from './schema';
import { isGroup, schemaAt, type PathKey } from './schema/json-schema';
import { labelOfPath } from './schema/labels';
import type { FaultAt } from './schema/faults';
import { textsIn, valueAt } from './schema/values';

/** A suggested change, and where to make it. */
interface Warning extends FaultAt {
  blocksRelease?: true;
}

/** Things that are allowed but probably unintended: the check reports them and still passes. */
export function warningsOf({ yaml, address }: ParsedFile, value: unknown): ContentIssue[] {
  const article = yaml.file.startsWith('content/insights/') ? (value as Article | undefined) : undefined;
  const warnings: Warning[] = [
    ...madeUp(yaml),
    ...repeats(yaml.value),
    ...deadSigns(yaml),
    ...(article ? numberIssues(article) : []),
    ...(address ? tooLong(yaml.value) : []),
    ...(yaml.file === 'content/site.yaml' ? unregistered(yaml.value) : []),
  ];
  return warnings.map(({ path, ...fault }) => issueAt(yaml, path, fault));
}

/** If two identical passages are at least this many characters long, it is no coincidence. */
const LONG_TEXT = 80;

/** Long passages that two pages share, such as after “Duplicate”, and a description that two pictures share. */
export function copiesIn(files: readonly ParsedFile[]): ContentIssue[] {
  const seen = new Map<string, string>();
  return files
    .filter(({ address }) => address)
    .flatMap(({ yaml }) => {
      const marked = new Set(yaml.placeholders.map(formatPath));
      const texts = textsIn(yaml.value).filter(
        ({ text, path }) => text.length >= LONG_TEXT && path[0] !== 'callToAction' && !marked.has(formatPath(path)),
      );
      const found = texts.find(({ text }) => (seen.get(text) ?? yaml.file) !== yaml.file);
      for (const { text } of texts) if (!seen.has(text)) seen.set(text, yaml.file);
      if (!found) return [];
      const problem = `${seen.get(found.text)} has the same text, so this page looks like a copy of it`;
      return issueAt(yaml, found.path, {
        problem,
        fix: 'write what is specific to this page, here and in the fields below',
      });
    });
}

/** Pictures that share a description, such as when somebody replaced a picture and kept its description. */
export function sameDescriptions(files: readonly ParsedFile[]): ContentIssue[] {
  const seen = new Map<string, string>();
  return files.flatMap((file) => {
    const found = textsIn(file.yaml.value).filter(({ path }) => path.at(-1) === 'alt');
    return found.flatMap(({ text, path }) => {
      const picture = String(valueAt(file.yaml.value, [...path.slice(0, -1), 'file']));
      const other = seen.get(text) ?? picture;
      seen.set(text, other);
      if (other === picture) return [];
      const problem = `also describes the picture ${other}`;
      return issueAt(file.yaml, path, { problem, fix: 'say what this picture shows' });
    });
  });
}

const SERVICES_FILE = 'content/pages/services.yaml';

/**
 * Visitors' questions, and the fields that answer them. They may be empty, because only the company knows the answers.
 */
const ASKED: readonly (readonly [file: string, field: string, question: string])[] = [
  [SERVICES_FILE, 'charging', 'how you charge for work'],
  [SERVICES_FILE, 'duration', 'how long a first job takes'],
  [SERVICES_FILE, 'firstWeeks', 'what happens in the first three weeks'],
  ['content/site.yaml', 'reply', 'how soon you reply to a message'],
];

/** One warning about all the visitors' questions that the site does not answer. */
export function unansweredIn(files: readonly ParsedFile[]): ContentIssue[] {
  const missing = ASKED.filter(([name, field]) =>
    files.some(({ yaml }) => yaml.file === name && valueAt(yaml.value, [field]) == null),
  );
  if (missing.length === 0) return [];
  const questions = missing.map(([, , question]) => question).join('; ');
  const fields = missing.map(([file, field]) => labelOfPath(fieldSchemaOf(file), [field])).join(', ');
  const fix = `once you have decided, fill in these fields in Our Services and Company: ${fields}`;
  return [fileIssue(missing[0]![0], `the site does not yet answer these questions from visitors: ${questions}`, fix)];
}

/** Stand-ins for facts that are not yet known: hosts that belong to nobody (RFC 2606), and words that mark a draft. */
const STAND_IN: readonly RegExp[] = [
  /^\S*(?:[@/.]|\b)example\.(?:com|org|net|in|co\.in)(?:\/\S*)?$|^\S+\.(?:example|test|invalid)(?:\/\S*)?$/i,
  /^\+\d\d[ 0]+$/,
  /^[LU](?:0{5}|12345)[A-Z]{2}\d{4}[A-Z]{3}(?:0{6}|123456)$/,
  /\b(?:TODO|FIXME|TBD|XXX)\b|\b[Ll]orem ipsum\b/,
  /^(?:client|customer|partner|company|name) (?:one|two|three|four|\d{1,2}|[a-d])$/i,
];

/**
 * Stand-ins that are not marked as placeholders. The contact form has such wording on purpose: “Your name”, and an
 * example.
 */
function madeUp(yaml: YamlFile): Warning[] {
  const marked = new Set(yaml.placeholders.map(formatPath));
  const fix = 'write the real one, or mark it as a placeholder: "[[…]]"';
  return textsIn(yaml.value)
    .filter(({ path }) => !path.includes('fields') && !marked.has(formatPath(path)))
    .filter(({ text }) => STAND_IN.some((pattern) => pattern.test(text)))
    .map(({ path, text }) => ({ path, problem: `${quote(text)} looks made up`, fix, blocksRelease: true }));
}

type DeadSign = readonly [pattern: RegExp, problem: string, fix: string];

const BULLET: DeadSign = [
  /[•‣▪◦●]/u,
  'contains a bullet, but the page will not show a list',
  'write sentences; only the points of a section are shown as a list',
];

/** Text that would be a list or a link in an email, but is neither on a page. */
const DEAD: readonly DeadSign[] = [
  BULLET,
  [
    /\bwww\.\w|https?:\/\//i,
    'contains an address that visitors cannot click',
    'leave it out and name the page or site in words; to add a link, use a link field of the form',
  ],
  [
    /[\w.+-]+ ?@ ?(?!example\.)[\w-]+\.[a-z]{2,}\b/i,
    'contains an email address that visitors cannot click',
    'send visitors to the contact page instead, with a link or a button',
  ],
];

/** Addresses and examples in the form have fields of their own. */
const LIVE_FIELDS: readonly unknown[] = ['email', 'form', 'url', 'link'];

function deadSigns({ file, value }: YamlFile): Warning[] {
  return textsIn(value).flatMap(({ path, text }) => {
    const isLive = path.some((step) => LIVE_FIELDS.includes(step)) || schemaAt(fieldSchemaOf(file), path)?.pattern;
    const found = isLive ? undefined : DEAD.find(([pattern]) => pattern.test(text));
    if (!found) return [];
    const [, problem, fix] = found;
    const isPoint = found === BULLET && path.includes('points');
    return { path, problem, fix: isPoint ? 'leave it out: the page marks each point itself' : fix };
  });
}

/** A registered company must publish who it is: rule 26 of the Companies (Incorporation) Rules, 2014. */
function unregistered(site: unknown): Warning[] {
  if (isGroup(site) && site.legal) return [];
  const problem =
    'is missing: a registered company must show its name, registration number, registered office and a contact person on its site';
  return [{ path: ['legal'], problem, fix: 'fill it in; a firm that is not registered as a company may leave it out' }];
}

/** The fields by which visitors tell list entries apart; the first that an entry has is the one that counts. */
const TELLING = ['heading', 'title', 'name', 'term', 'tab', 'text'];

/** List entries that duplicate an earlier one, ignoring case, spacing and punctuation. */
function repeats(value: unknown, path: readonly PathKey[] = []): Warning[] {
  if (typeof value !== 'object' || value === null) return [];
  const steps: [PathKey, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  const nested = steps.flatMap(([step, each]) => repeats(each, [...path, step]));
  if (!Array.isArray(value)) return nested;
  const said = value.map((entry) =>
    String(tellingOf(entry))
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu)
      ?.join(' '),
  );
  const fix = 'write something else, or remove one of the two';
  const found = said.flatMap((text, index) => {
    const first = said.indexOf(text);
    if (text === undefined || first === index) return [];
    return { path: [...path, index], problem: `says the same as entry ${first + 1}`, fix };
  });
  return [...found, ...nested];
}

function tellingOf(entry: unknown): unknown {
  if (typeof entry !== 'object' || entry === null) return entry;
  const field = TELLING.find((key) => key in entry);
  return field ? (entry as Record<string, unknown>)[field] : '';
}

/**
 * An article of this many characters makes a page of about 15,600 bytes. The build weighs each page itself: it warns
 * from 15,600 bytes, and refuses the page from 18,000.
 */
export const LONG_PAGE = 10_000;

function tooLong(value: unknown): Warning[] {
  const texts = textsIn(value).sort((one, other) => other.text.length - one.text.length);
  const characters = texts.reduce((sum, { text }) => sum + text.length, 0);
  if (characters <= LONG_PAGE || !texts[0]) return [];
  const surplus = Math.ceil((characters - LONG_PAGE) / 100) * 100;
  const length = texts[0].text.length.toLocaleString('en');
  const problem = `this page has too much text to load quickly on a slow phone; this is its longest text, with ${length} characters`;
  const fix = `shorten the page by about ${surplus.toLocaleString('en')} characters, or move part of it to another page`;
  return [{ path: texts[0].path, problem, fix }];
}
