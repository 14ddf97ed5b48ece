import { formatPath, type ContentIssue } from './issues';
import type { ParsedFile } from './references';
import type { Step } from './schema/json-schema';

/** The fields by which visitors tell the entries of a list apart. */
const TELLING = ['heading', 'title', 'name', 'term', 'text', 'tab'];

const remedy = 'write another one, or remove one of the two';

/** Lists that say the same twice: an issue at the second. Entries with one id have that issue already. */
export function checkRepeats({ yaml }: ParsedFile): ContentIssue[] {
  return listsIn(yaml.value).flatMap(({ entries, path }) => {
    const seen = new Map<string, Step[]>();
    return entries.flatMap((entry, index): ContentIssue[] => {
      const ids = entries.slice(0, index).map(idOf);
      if (idOf(entry) !== undefined && ids.includes(idOf(entry))) return [];
      const [repeat] = sayings(entry).flatMap(({ key, said }) => {
        const at = [...path, index, ...(key ? [key] : [])];
        const first = seen.get(`${key} ${said}`);
        if (!first) seen.set(`${key} ${said}`, at);
        return first ? [{ at, first }] : [];
      });
      if (!repeat) return [];
      const problem = `says the same as line ${yaml.positionOf(repeat.first).line}`;
      return [{ file: yaml.file, ...yaml.positionOf(repeat.at), path: formatPath(repeat.at), problem, remedy }];
    });
  });
}

const idOf = (entry: unknown): unknown => (entry as { id?: unknown } | null)?.id;

/** What an entry says, without regard to capitals, blanks and punctuation. */
function sayings(entry: unknown): { key: string; said: string }[] {
  const fields = typeof entry === 'string' ? { '': entry } : ((entry ?? {}) as Record<string, unknown>);
  return ['', ...TELLING].flatMap((key) => {
    const value = fields[key];
    return typeof value === 'string'
      ? [
          {
            key,
            said: value
              .toLowerCase()
              .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
              .trim(),
          },
        ]
      : [];
  });
}

function listsIn(value: unknown, path: readonly Step[] = []): { entries: unknown[]; path: readonly Step[] }[] {
  if (typeof value !== 'object' || value === null) return [];
  const steps: [Step, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  const nested = steps.flatMap(([step, each]) => listsIn(each, [...path, step]));
  return Array.isArray(value) ? [{ entries: value, path }, ...nested] : nested;
}
