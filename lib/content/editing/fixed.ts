import { matches, pathsOf } from '../core/check-specification';
import type { PathKey } from '../core/schema/json-schema';
import { valueAt } from '../core/schema/values';
import { SPECIFICATION, type Rule } from '../core/specification-rules';

/**
 * Whether the specification fixes the value at a path of a file: text that it quotes, or text that identifies an entry
 * of a list. Wrong text in its place is not fixed, so that an editor can correct it.
 *
 * @param file such as `content/pages/whoweare.yaml`
 * @param values the values of the file
 */
export function isFixed(file: string, values: unknown, path: readonly PathKey[]): boolean {
  return (SPECIFICATION[file] ?? []).some((rule) =>
    pathsOf(values, rule.at).some((at) => {
      if ('reads' in rule) return at.join() === path.join() && valueAt(values, path) === rule.reads;
      if (!('holds' in rule) || path.length !== at.length + 2 || at.join() !== path.slice(0, -2).join()) return false;
      const entry = valueAt(values, path.slice(0, -1));
      return rule.holds.some((wanted) => path.at(-1)! in wanted && matches(entry, wanted));
    }),
  );
}

/**
 * Whether the specification fixes a field in some file or some entry.
 *
 * @param file a file, or a kind of file in a folder: `content/services/*.yaml`
 * @param path the field, with `*` for the entries of lists
 */
export function mayBeFixed(file: string, path: readonly string[]): boolean {
  const [start = '', end = ''] = file.split('*');
  const isOf = (each: string) => each === file || (file !== start && each.startsWith(start) && each.endsWith(end));
  return Object.entries(SPECIFICATION).some(
    ([each, rules]) => isOf(each) && rules.flatMap(placesOf).some((place) => place.join() === path.join()),
  );
}

function placesOf(rule: Rule): string[][] {
  const at = rule.at.map((step) => (typeof step === 'string' ? step : '*'));
  if ('reads' in rule) return [at];
  return 'holds' in rule ? rule.holds.flatMap((wanted) => Object.keys(wanted).map((field) => [...at, '*', field])) : [];
}
