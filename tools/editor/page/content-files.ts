import type { ApiEntry, CustomPreviewTemplateProps } from '@sveltia/cms';
import { checkSources, type CheckResult } from '@/lib/content/core/check';
import { warningsOfForm } from '@/lib/content/editing/form-warnings';
import { PICTURE_FOLDER, toSource, type FormValues } from '@/lib/content/editing/format';
import type { Content } from '@/lib/content/core/schema';
import { FORMS } from './config';
import type { Size } from './given-pictures';

/** The text of each saved content file, by path. */
let files: ReadonlyMap<string, string> = new Map();
let latest: Content | undefined;

/** Whether this file existed when a form was last opened. */
export const isKnown = (path: string): boolean => files.has(path);

/** The content that was last checked, including the text being typed. */
export const latestContent = (): Content | undefined => latest;

const converted = new WeakMap<object, ApiEntry>();

/** An entry of Sveltia CMS as a plain object. */
export function plain(entry: { toJS(): unknown }): ApiEntry {
  const known = converted.get(entry) ?? (entry.toJS() as ApiEntry);
  converted.set(entry, known);
  return known;
}

/** Gets all content files from Sveltia CMS, which has loaded them. */
export async function readFiles(getCollection: CustomPreviewTemplateProps['getCollection']): Promise<void> {
  const found = new Map<string, string>();
  for (const collection of new Set(FORMS.map((form) => form.collection))) {
    const entries = (await getCollection(collection)) as unknown as { toJS(): unknown }[];
    for (const entry of entries) {
      const { path, data } = plain(entry);
      found.set(path, toSource(path, data));
    }
  }
  files = found;
}

/** The state of a form. */
export interface Typed {
  /** The path of the file that the form is saved to. */
  file: string;
  source: string;
  result: CheckResult;
  /** The addresses of pictures that are chosen but not yet saved, by their temporary names here. */
  chosen: ReadonlyMap<string, string>;
}

/**
 * Checks all content, with one file as it is in its form.
 *
 * @param pictures the names of the saved pictures
 * @param sizes the sizes of the loaded pictures, by name
 */
export function checkTyped(
  file: string,
  values: FormValues,
  pictures: Iterable<string>,
  sizes: ReadonlyMap<string, Size>,
): Typed {
  const chosen = new Map<string, string>();
  const source = toSource(file, nameChosen(values, chosen) as FormValues);
  const all = [...pictures, ...chosen.keys()].map((name) => ({ name, ...sizes.get(name) }));
  const result = checkSources(new Map([...files, [file, source]]), all);
  result.warnings.unshift(...warningsOfForm(file, values));
  latest = result.content ?? latest;
  return { file, source, result, chosen };
}

/** Replaces the address of each picture that has no name yet with a temporary name. */
function nameChosen(value: unknown, chosen: Map<string, string>): unknown {
  if (typeof value === 'string' && value.startsWith('blob:')) {
    const name = [...chosen].find(([, address]) => address === value)?.[0] ?? `chosen-${chosen.size + 1}.webp`;
    chosen.set(name, value);
    return `${PICTURE_FOLDER}${name}`;
  }
  if (Array.isArray(value)) return value.map((each) => nameChosen(each, chosen));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, nameChosen(each, chosen)]));
}
