import type { Fault } from '../faults';
import { isInIsland } from './strip-comments';
import { attribute, elementsIn, setAttribute, startTag, type Document } from './tree';

/** When an island may come to life; `publish/islands/client/plans.ts` does it. */
export const WAKES = ['load', 'idle', 'visible', 'interaction'] as const;

/**
 * The names of the islands of a page and what they wait for, each once, in alphabetical order; and what is wrong. Each
 * gets its number of elements, by which its script sees whether something else has put some in.
 */
export function islandsIn(
  document: Document,
  file: string,
  registered: ReadonlySet<string>,
): { names: string[]; wakes: string[]; faults: Fault[] } {
  const names = new Set<string>();
  const wakes = new Set<string>();
  const faults: Fault[] = [];
  for (const element of elementsIn(document)) {
    const [name, wake, props] = ['data-island', 'data-wake', 'data-props'].map((each) => attribute(element, each));
    if (name === undefined && wake === undefined && props === undefined) continue;
    const refuse = (found: string, expected: string) =>
      faults.push({
        file,
        found: `${found} on ${startTag(element)}`,
        expected,
        remedy: 'Write islands with the Island component of components/islands only',
      });
    if (name === undefined) refuse('no data-island', 'the name of an island');
    else if (!registered.has(name)) refuse(`the island "${name}"`, `one of ${[...registered].join(', ')}`);
    else names.add(name);
    if (WAKES.some((each) => each === wake)) wakes.add(wake!);
    else refuse(`data-wake="${wake ?? ''}"`, `one of ${WAKES.join(', ')}`);
    if (props === undefined) refuse('no data-props', 'the props as JSON');
    else if (!isJsonObject(props)) refuse('data-props that are no JSON object', 'the props as JSON');
    if (isInIsland(element)) refuse('an island within an island', 'islands beside one another');
    setAttribute(element, 'data-elements', `${elementsIn(element).length}`);
  }
  return { names: [...names].sort(), wakes: [...wakes].sort(), faults };
}

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
