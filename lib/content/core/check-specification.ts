import { quote, type ContentIssue } from './issues';
import { issueAt, type YamlFile } from './parse-yaml';
import type { PathKey } from './schema/json-schema';
import type { Fault } from './schema/faults';
import { valueAt } from './schema/values';
import { SPECIFICATION, type Rule, type RuleKey, type Values } from './specification-rules';

const FIXED = 'which the site’s specification requires';

/** Issues for values that the specification fixes and that differ in this file, or are missing. */
export function checkSpecification(yaml: YamlFile): ContentIssue[] {
  return (SPECIFICATION[yaml.file] ?? []).flatMap((rule) =>
    pathsOf(yaml.value, rule.at).flatMap((path) =>
      faultsOf(rule, valueAt(yaml.value, path)).map((fault) => issueAt(yaml, path, fault)),
    ),
  );
}

function faultsOf(rule: Rule, value: unknown): Fault[] {
  if ('reads' in rule) {
    if (typeof value !== 'string' || value === rule.reads) return [];
    return [{ problem: `is not ${quote(rule.reads)}, ${FIXED}`, fix: `write ${quote(rule.reads)}` }];
  }
  if ('says' in rule) {
    const missing = rule.says.filter((words) => !JSON.stringify(value).includes(words)).map(quote);
    return missing.map((words) => ({ problem: `does not say ${words}, ${FIXED}`, fix: `add ${words}` }));
  }
  if ('absent' in rule) {
    return [{ problem: 'is a field that the site’s specification rules out for this page', fix: 'remove it' }];
  }
  if (!Array.isArray(value)) return [];
  if ('atLeast' in rule) {
    const problem = `has ${value.length} entries; the site’s specification requires ${rule.atLeast} or more`;
    return value.length < rule.atLeast ? [{ problem, fix: 'add entries' }] : [];
  }
  const { holds, first } = rule;
  const missing = holds.filter((wanted) => !value.some((entry) => matches(entry, wanted))).map(namesOf);
  const fix = 'change an entry to match, or put the missing entry back';
  if (missing.length > 0) return missing.map((wanted) => ({ problem: `no entry has ${wanted}, ${FIXED}`, fix }));
  if (!first || matches(value[0], first)) return [];
  return [{ problem: `does not start with the entry that has ${namesOf(first)}`, fix: 'move that entry to the top' }];
}

/** Whether an entry of a list has these values. */
export const matches = (entry: unknown, wanted: Values) =>
  Object.entries(wanted).every(([field, text]) => (entry as Values | null)?.[field] === text);

const namesOf = (wanted: Values) =>
  Object.entries(wanted)
    .map(([field, text]) => `the ${field} ${quote(text)}`)
    .join(' and ');

/** The paths in a file that match a rule's path: none if a part of it is missing. */
export function pathsOf(value: unknown, [step, ...rest]: readonly RuleKey[]): PathKey[][] {
  if (step === undefined) return [[]];
  if (typeof value !== 'object' || value === null) return [];
  const steps =
    step === '*' || typeof step === 'object'
      ? Object.keys(value)
          .map(Number)
          .filter((index) => step === '*' || matches((value as unknown[])[index], step))
      : [step];
  return steps.flatMap((each) => {
    const child = (value as Record<PathKey, unknown>)[each];
    return child === undefined ? [] : pathsOf(child, rest).map((path) => [each, ...path]);
  });
}
