import { quote, type ContentIssue } from './issues';
import { issueAt, type YamlFile } from './parse-yaml';
import type { Step } from './schema/json-schema';
import type { Fault } from './schema/text-rules';
import { valueAt } from './schema/values';
import { SPECIFICATION, type Rule, type Step as RuleStep, type Values } from './specification';

/** What is wrong, and where. */
interface Found extends Fault {
  path: readonly Step[];
}

const FIXED = 'which the specification of the site fixes';

/** Issues for what the specification fixes in one file and that reads otherwise there, or is gone. */
export function checkSpecification(yaml: YamlFile): ContentIssue[] {
  return (SPECIFICATION[yaml.file] ?? []).flatMap((rule) =>
    pathsOf(yaml.value, rule.at)
      .flatMap((path) => check(rule, path, valueAt(yaml.value, path)))
      .map(({ path, ...fault }) => issueAt(yaml, path, fault)),
  );
}

function check(rule: Rule, path: readonly Step[], value: unknown): Found[] {
  if ('reads' in rule) {
    if (typeof value !== 'string' || value === rule.reads) return [];
    return [{ path, problem: `is not ${quote(rule.reads)}, ${FIXED}`, fix: `write ${quote(rule.reads)}` }];
  }
  if ('says' in rule) {
    const missing = rule.says.filter((words) => !JSON.stringify(value).includes(words));
    return missing.map((words) => ({
      path,
      problem: `does not say ${quote(words)}, ${FIXED}`,
      fix: `write ${quote(words)} in it`,
    }));
  }
  if ('absent' in rule) {
    return [{ path, problem: `is a field that this page does not have by the specification`, fix: 'remove it' }];
  }
  if (!Array.isArray(value)) return [];
  if ('atLeast' in rule) {
    if (value.length >= rule.atLeast) return [];
    const problem = `has ${value.length} entries; the specification of the site asks for ${rule.atLeast}`;
    return [{ path, problem, fix: `write ${rule.atLeast} entries or more` }];
  }
  return checkEntries(rule, path, value);
}

function checkEntries(
  { holds, first }: Extract<Rule, { holds: unknown }>,
  path: readonly Step[],
  list: readonly unknown[],
): Found[] {
  const missing = holds
    .filter((wanted) => !list.some((entry) => matches(entry, wanted)))
    .map((wanted) => {
      const fix = 'write it here, or bring the entry back';
      return { path, problem: `no entry has ${name(wanted)}, ${FIXED}`, fix };
    });
  if (missing.length > 0 || !first || matches(list[0], first)) return missing;
  return [{ path: [...path, 0], problem: `is not the entry with ${name(first)}`, fix: 'let that one come first' }];
}

/** Whether an entry of a list has these values. */
export const matches = (entry: unknown, wanted: Values) =>
  Object.entries(wanted).every(([field, text]) => (entry as Values | null)?.[field] === text);

const name = (wanted: Values) =>
  Object.entries(wanted)
    .map(([field, text]) => `the ${field} ${quote(text)}`)
    .join(' and ');

/** The paths in a file that a rule's path names: none where a part of it is missing. */
export function pathsOf(value: unknown, [step, ...rest]: readonly RuleStep[]): Step[][] {
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
