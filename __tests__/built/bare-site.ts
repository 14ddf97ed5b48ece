import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createElement, type FunctionComponent, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { parse, stringify } from 'yaml';
import { filesOf } from '@/__tests__/support/files-of';
import { getContent } from '@/lib/content';
import { readContent } from '@/lib/content/check';
import { pagePath, schemasOf } from '@/lib/content/files';
import { formatMistake } from '@/lib/content/mistakes';
import { PAGE_FILES, SPECIFIED_PAGES, type Content } from '@/lib/content/schema';
import { isGroup, schemaFor, type FieldSchema } from '@/lib/content/values';
import { NOT_FOUND } from './built-site';

jest.mock('@/lib/content', () => ({ getContent: jest.fn() }));

/** Fields that may be absent although the specification names them: social icons, partners, the lists of industries. */
export const SPECIFIED = ['social', 'url', 'partners', 'logos', 'list'];

/**
 * The content of the site without additions: a copy of `content/` in which every field that may be absent is absent.
 *
 * @param keeps whether an optional part stays, with its heading, if an editor can empty it instead
 * @throws {Error} with every mistake that taking them out has made
 */
export function bareContent(keeps: boolean): Content {
  const root = mkdtempSync(path.join(tmpdir(), 'bare-'));
  try {
    cpSync('content', path.join(root, 'content'), { recursive: true });
    for (const name of filesOf('content').filter((each) => each.endsWith('.yaml'))) {
      const file = `content/${name}`;
      const bare = withoutAdditions(keeps, schemasOf(file)!.stored, parse(readFileSync(file, 'utf8')));
      writeFileSync(path.join(root, file), stringify(bare, { lineWidth: 0 }));
    }
    const { content, mistakes } = readContent(root);
    if (!content) throw new Error(mistakes.map(formatMistake).join('\n'));
    return content;
  } finally {
    rmSync(root, { recursive: true });
  }
}

type Collected = (props: { params: Promise<{ page: string }> }) => Promise<ReactElement>;

const componentOf = async <Type>(file: string) => ((await import(`@/app/${file}`)) as { default: Type }).default;

/** The HTML of the specified pages and the not-found page with this content, by route. */
export async function renderPages(content: Content): Promise<[route: string, html: string][]> {
  jest.mocked(getContent).mockReturnValue(content);
  const single = Object.keys(PAGE_FILES).map(async (name): Promise<[string, string]> => {
    const file = { home: 'page', 'not-found': 'not-found' }[name] ?? `${name}/page`;
    const Page = await componentOf<FunctionComponent>(file);
    return [name === 'not-found' ? NOT_FOUND : pagePath(name), renderToStaticMarkup(createElement(Page))];
  });
  const Collected = await componentOf<Collected>('[page]/page');
  const names = Object.values(SPECIFIED_PAGES).flat();
  const collected = names.map(async (page): Promise<[string, string]> => {
    const element = await Collected({ params: Promise.resolve({ page }) });
    return [pagePath(page), renderToStaticMarkup(element)];
  });
  return Promise.all([...single, ...collected]);
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
