import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { newSource } from '@/lib/content/form/format';

/** How many pages each folder has in the end. */
export type Size = Readonly<Record<Folder, number>>;
type Folder = 'insights' | 'industries' | 'services';

/** Of 23, 36 and 260 pages, beside the ten that are not in a folder. */
export const SIZES = {
  36: { insights: 12, industries: 9, services: 5 },
  260: { insights: 200, industries: 33, services: 17 },
} as const satisfies Record<number, Size>;

type Value = string | number | boolean | null | Value[] | { [key: string]: Value };

/** What readers do not read as running text. */
const KEPT = new Set(['id', 'url', 'file', 'wide', 'published', 'updated', 'alt']);
/** What belongs to one picture or one paragraph. */
const DROPPED = new Set(['figure', 'pull', 'related']);

/**
 * Adds pages to the content of a copy of the project: each is made from one of its folder, with other words of the site in
 * place of its own, so that no two compress to one. The same size gives the same pages. Insights are dated.
 *
 * @param root the folder that holds `content/`
 */
export function growContent(root: string, size: Size): void {
  for (const [folder, count] of Object.entries(size)) {
    const directory = path.join(root, 'content', folder);
    const files = readdirSync(directory).filter((name) => name.endsWith('.yaml'));
    const models = files.map(
      (name) => parse(readFileSync(path.join(directory, name), 'utf8')) as { [key: string]: Value },
    );
    const words = [...new Set(JSON.stringify(models).match(/\b[a-z]{2,11}\b/g))];
    for (let index = files.length; index < count; index += 1) {
      const say = speaker(words, folder.length * 1000 + index);
      const model = models[index % models.length]!;
      const name = `${folder.slice(0, 2)}-${index}-${say(6).toLowerCase().replace(/\W/g, '')}`;
      const menu = `${say(16)} ${index}`;
      const page = {
        title: `${say(40)} ${folder} ${index}`,
        description: `${say(140)} ${index}.`,
        menu,
        order: index + 10,
      };
      const date =
        folder === 'insights' ? { published: `20${10 + (index % 15)}-0${1 + (index % 9)}-1${index % 10}` } : {};
      const rest = reworded(Object.fromEntries(Object.entries(model).filter(([key]) => key !== 'page')), say) as object;
      const related = folder === 'insights' ? { related: model.related } : {};
      const named = folder === 'industries' ? { badge: say(12) } : {};
      writeFileSync(path.join(directory, `${name}.yaml`), newSource({ page, ...rest, ...date, ...related, ...named }));
    }
  }
}

/** Adds an overview of a folder. */
export function addOverview(root: string, pages: 'insights' | 'industries'): void {
  const title = `All ${pages}`;
  const description = `${title} of this site in one list, so that a reader finds the one that is wanted at a glance.`;
  const picture = { file: 'team.jpg', alt: 'Five colleagues at an oval table.' };
  const page = { title, description, menu: title, order: 1 };
  mkdirSync(path.join(root, 'content/overviews'), { recursive: true });
  const text = newSource({ page, heading: title, intro: description, picture, pages });
  writeFileSync(path.join(root, `content/overviews/${pages}.yaml`), text);
}

/** Sentences of other words, each about as long as asked for, and never longer. */
function speaker(words: readonly string[], seed: number): (length: number) => string {
  let state = seed;
  const next = () => {
    // A linear congruential generator: the same pages each time.
    state = (state * 1103515245 + 12345) % 2147483648;
    return words[state % words.length]!;
  };
  return (length) => {
    let text = next();
    for (let word = next(); text.length + word.length + 1 < length; word = next()) text += ` ${word}`;
    return (text.charAt(0).toUpperCase() + text.slice(1)).slice(0, length);
  };
}

function reworded(value: Value, say: (length: number) => string): Value {
  if (typeof value === 'string')
    return value.length > 60 ? `${say(value.length - 1)}.` : say(Math.max(value.length, 12));
  if (Array.isArray(value)) return value.map((each) => reworded(each, say));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => !DROPPED.has(key));
  return Object.fromEntries(kept.map(([key, each]) => [key, KEPT.has(key) ? each : reworded(each, say)]));
}
