import { formatPath, quote, type ContentIssue } from './issues';
import type { ParsedFile } from './references';
import { textsIn } from './texts';

/** An address whose host belongs to nobody (RFC 2606, RFC 6761); in a sentence it may be an example. */
const RESERVED_HOST =
  /^\S*(?:[@/.])(?:example\.(?:com|org|net|in|co\.in)|[\w-]+\.(?:example|test|invalid))(?:[/:?#]\S*)?$/i;
const NUMBER = '(?:one|two|three|four|five|six|seven|eight|nine|ten|\\d{1,2}|[a-d]|x+)';

// cspell:ignore amet bdolor
/** Values that stand for others: what companies write until they know better. */
const MADE_UP: readonly RegExp[] = [
  RESERVED_HOST,
  /^\+\d\d[ 0]+$|^\+91 ?(?:12345 ?67890|(\d)\1{4} ?\1{5})$/,
  new RegExp(`^(?:client|customer|partner|company|firm|logo|name|person)(?: name| logo)? ${NUMBER}$`, 'i'),
  /\b(?:TODO|FIXME|TBD|XXX+)\b|\?{3,}/,
  /\blorem ipsum\b|\bdolor sit amet\b|\bconsectetur\b/i,
  /^(?:placeholder|dummy|sample|test)(?: (?:text|title|heading|name|value|picture))?$|\b(?:text|heading|name) goes here\b/i,
  /^(?:your|company|firm) (?:name|text|address|heading|e-?mail|company)(?: here)?$|[[<](?:your|insert|add) [^\]>]*[\]>]/i,
  /^(?:apartment and building, street|house and lane|street and number|john doe|jane doe|foo|bar|asdf\w*|abc|xyz)$/i,
];

/** Made-up values must be marked, so that nobody takes them for facts, and the release waits for the real ones. */
export function checkMadeUp({ yaml }: ParsedFile): ContentIssue[] {
  const marked = new Set(yaml.placeholders.map(formatPath));
  return textsIn(yaml.value).flatMap(({ text, path }): ContentIssue[] => {
    const index = Math.max(-1, ...MADE_UP.map((pattern) => indexOf(pattern, text)));
    // A field of the form asks for “Your name”, and gives an example.
    if (index < 0 || path.includes('fields') || marked.has(formatPath(path))) return [];
    const remedy = 'write the real one, or "!placeholder" and a space in front of it';
    const problem = `${quote(text)} is made up`;
    return [
      {
        file: yaml.file,
        ...(index > 0 ? yaml.positionIn(path, index) : yaml.positionOf(path)),
        path: formatPath(path),
        problem,
        remedy,
      },
    ];
  });
}

/** Where the pattern matches a text, or one of its cells if it is a line of a table; -1 where it does not. */
function indexOf(pattern: RegExp, text: string): number {
  const cells = [...text.matchAll(/(?! )[^|]+/g)];
  const cell = cells.find(([each]) => pattern.test(each.trim()));
  return cell ? cell.index + cell[0].trim().search(pattern) : -1;
}
