import type * as parser from '@/lib/content/parse';

const { parse: parseNow } = jest.requireActual<typeof parser>('@/lib/content/parse');
const known = new Map<string, ReturnType<typeof parseNow>>();

/** Parses a file, or remembers what it was: tests change one file of many. */
export function parse(file: string, bytes: Uint8Array): ReturnType<typeof parseNow> {
  const key = `${file}\n${Buffer.from(bytes).toString('latin1')}`;
  const parsed = known.get(key) ?? parseNow(file, bytes);
  known.set(key, parsed);
  return parsed;
}
