import { isGroup, type PathKey } from '@/lib/content/core/schema/json-schema';

/** Both have changed the same value. */
export class Conflict extends Error {
  constructor(
    readonly path: readonly PathKey[],
    readonly theirs: unknown,
  ) {
    super('Both have changed the same value.');
  }
}

/**
 * Merges the changes of two people who started from the same value. A list counts as one value if entries were added,
 * removed or moved.
 *
 * @throws {Conflict} if both have changed the same value
 */
export function merge(base: unknown, mine: unknown, theirs: unknown, path: readonly PathKey[] = []): unknown {
  if (isSame(mine, base) || isSame(mine, theirs)) return theirs;
  if (isSame(theirs, base)) return mine;
  const all = [base, mine, theirs];
  const inside = (key: PathKey) => {
    const [one, two, three] = all.map((each) => (each as Record<PathKey, unknown>)[key]);
    return merge(one, two, three, [...path, key]);
  };
  if (all.every(isGroup)) {
    const keys = new Set(all.flatMap((each) => Object.keys(each as object)));
    return Object.fromEntries([...keys].map((key) => [key, inside(key)]));
  }
  if (all.every(Array.isArray) && new Set(all.map((each) => (each as unknown[]).length)).size === 1) {
    return (base as unknown[]).map((_, index) => inside(index));
  }
  throw new Conflict(path, theirs);
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
