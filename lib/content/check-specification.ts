import { formatPath, quote, type ContentIssue } from './issues';
import type { YamlFile } from './parse-yaml';
import type { Step } from './schema/json-schema';
import { SPECIFICATION, type Rule, type Step as RuleStep, type Values } from './specification';
import { didYouMean } from './suggest';
import { textsIn } from './texts';

type Explanation = Pick<ContentIssue, 'problem' | 'remedy'>;

/** What is wrong, and where. */
interface Found extends Explanation {
  path: readonly Step[];
}

const FIXED = 'which the specification of the site fixes';

/** Issues for what the specification fixes in one file and that reads otherwise there, or is gone. */
export function checkSpecification(yaml: YamlFile): ContentIssue[] {
  return (SPECIFICATION[yaml.file] ?? []).flatMap((rule) =>
    pathsOf(yaml.value, rule.at)
      .flatMap((path) => check(rule, path, valueAt(yaml.value, path)))
      .map(({ path, ...explanation }) => ({
        file: yaml.file,
        ...yaml.positionOf(path),
        path: formatPath(path),
        ...explanation,
      })),
  );
}

function check(rule: Rule, path: readonly Step[], value: unknown): Found[] {
  if ('reads' in rule) {
    if (typeof value !== 'string' || value === rule.reads) return [];
    return [{ path, problem: `is not ${quote(rule.reads)}, ${FIXED}`, remedy: `write ${quote(rule.reads)}` }];
  }
  if ('says' in rule) {
    const missing = rule.says.filter((words) => !JSON.stringify(value).includes(words));
    return missing.map((words) => ({
      path: whereSaid(value, path, words),
      problem: `does not say ${quote(words)}, ${FIXED}`,
      remedy: `write ${quote(words)} in it`,
    }));
  }
  if ('absent' in rule) {
    return [{ path, problem: `is a field that this page does not have by the specification`, remedy: 'remove it' }];
  }
  if (!Array.isArray(value)) return [];
  if ('atLeast' in rule) {
    if (value.length >= rule.atLeast) return [];
    const problem = `has ${value.length} entries; the specification of the site asks for ${rule.atLeast}`;
    return [{ path, problem, remedy: `write ${rule.atLeast} entries or more` }];
  }
  return checkEntries(rule, path, value);
}

function checkEntries(
  { holds, first }: Extract<Rule, { holds: unknown }>,
  path: readonly Step[],
  list: readonly unknown[],
): Found[] {
  const missing = holds.flatMap((wanted, index): Found[] => {
    if (list.some((entry) => matches(entry, wanted))) return [];
    const remedy = 'write it here, or bring the entry back';
    return [
      { path: [...path, ...whereMeant(list, holds, index)], problem: `no entry has ${name(wanted)}, ${FIXED}`, remedy },
    ];
  });
  if (missing.length > 0 || !first || matches(list[0], first)) return missing;
  return [{ path: [...path, 0], problem: `is not the entry with ${name(first)}`, remedy: 'let that one come first' }];
}

/** The text of a group that comes closest to some words; the group where none is like them. */
function whereSaid(value: unknown, path: readonly Step[], words: string): readonly Step[] {
  const count = words.split(' ').length;
  const said = textsIn(value, path).find(({ text }) => {
    const typed = text.split(' ');
    return typed.some((_, index) => didYouMean(typed.slice(index, index + count).join(' '), [words]));
  });
  return said?.path ?? path;
}

/**
 * Where an entry that is missing was probably changed: of the entries that are none of the others, the one that reads almost
 * like it, has another of its values, or stands in its place. Otherwise it was removed, and the place is the list.
 */
function whereMeant(list: readonly unknown[], holds: readonly Values[], index: number): Step[] {
  const [[field = '', text = ''] = [], ...others] = Object.entries(holds[index] ?? {});
  const isFree = (entry: unknown) => !holds.some((each) => matches(entry, each));
  const at = [
    (entry: unknown) => !!didYouMean(String((entry as Values | null)?.[field]), [text]),
    (entry: unknown) => others.some(([key, value]) => matches(entry, { [key]: value })),
    (entry: unknown) => entry === list[index],
  ]
    .map((isMeant) => list.findIndex((entry) => isFree(entry) && isMeant(entry)))
    .find((found) => found >= 0);
  const entry = at === undefined ? undefined : list[at];
  if (at === undefined || typeof entry !== 'object' || entry === null) return [];
  return field in entry ? [at, field] : [at];
}

const matches = (entry: unknown, wanted: Values) =>
  Object.entries(wanted).every(([field, text]) => (entry as Values | null)?.[field] === text);

const name = (wanted: Values) =>
  Object.entries(wanted)
    .map(([field, text]) => `the ${field} ${quote(text)}`)
    .join(' and ');

/** The paths in a file that a rule's path names: none where a part of it is missing. */
function pathsOf(value: unknown, [step, ...rest]: readonly RuleStep[]): Step[][] {
  if (step === undefined) return [[]];
  if (typeof value !== 'object' || value === null) return [];
  const steps =
    step === '*' || typeof step === 'object'
      ? Object.keys(value)
          .map(Number)
          .filter((index) => step === '*' || matches((value as unknown[])[index], step))
      : [step];
  return steps.flatMap((each) => {
    const child = (value as Record<Step, unknown>)[each];
    return child === undefined ? [] : pathsOf(child, rest).map((path) => [each, ...path]);
  });
}

function valueAt(value: unknown, path: readonly Step[]): unknown {
  return path.reduce<unknown>((parent, step) => (parent as Record<Step, unknown>)[step], value);
}
