import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse, stringify } from 'yaml';
import { filesOf } from '@/__tests__/support/files-of';
import { readContent } from '@/lib/content/check';
import { schemasOf } from '@/lib/content/files';
import type { Content } from '@/lib/content/schema';
import { isGroup, schemaFor, type FieldSchema } from '@/lib/content/values';
import { MANIFEST_FILE } from '@/lib/site/picture-source';

/** Fields that may be absent although the specification names them: social icons, partners, the lists of industries. */
export const SPECIFIED = ['social', 'url', 'partners', 'logos', 'list'];

/**
 * The site without additions: its pages, by route, are made from a copy of `content/` in which every field that may be
 * absent is absent.
 *
 * @param keeps whether an optional part stays, with its heading, if an editor can empty it instead
 * @throws {Error} with every mistake that taking them out has made
 */
export function makeBareSite(keeps: boolean): { content: Content; html: Record<string, string> } {
  const root = mkdtempSync(path.join(tmpdir(), 'bare-'));
  try {
    cpSync('content', path.join(root, 'content'), { recursive: true });
    cpSync(MANIFEST_FILE, path.join(root, MANIFEST_FILE));
    for (const name of filesOf('content').filter((each) => each.endsWith('.yaml'))) {
      const file = `content/${name}`;
      const bare = withoutAdditions(keeps, schemasOf(file)!.stored, parse(readFileSync(file, 'utf8')));
      writeFileSync(path.join(root, file), stringify(bare, { lineWidth: 0 }));
    }
    const script = path.resolve('__tests__/support/render-pages.ts');
    const env = { ...process.env, NODE_ENV: 'production' as const, TSX_TSCONFIG_PATH: path.resolve('tsconfig.json') };
    const tsx = pathToFileURL(require.resolve('tsx')).href;
    const options = { cwd: root, env, encoding: 'utf8', maxBuffer: 2 ** 26 } as const;
    const html = JSON.parse(execFileSync(process.execPath, ['--import', tsx, script], options)) as Record<
      string,
      string
    >;
    return { content: readContent(root).content!, html };
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** Whether a part has a list that may be empty. */
const mayBeEmpty = ({ properties = {} }: FieldSchema) => Object.values(properties).some((each) => each.default);

function withoutAdditions(keeps: boolean, schema: FieldSchema | undefined, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => withoutAdditions(keeps, schema?.items, each));
  if (!isGroup(value)) return value;
  const { properties = {}, required = [] } = schemaFor(schema, value)!;
  const stays = (key: string) =>
    required.includes(key) || SPECIFIED.includes(key) || (keeps && mayBeEmpty(properties[key]!));
  const kept = Object.entries(value).filter(([key]) => stays(key));
  return Object.fromEntries(kept.map(([key, each]) => [key, withoutAdditions(keeps, properties[key], each)]));
}
