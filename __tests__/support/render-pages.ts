/**
 * Checks the content of the working directory as `npm run check` does, and prints the HTML of the specified pages that it
 * makes, as JSON by route. It is a process of its own, because `getContent` reads from the working directory.
 */
import path from 'node:path';
import { createElement, type FunctionComponent, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PAGE_FILES, SPECIFIED_PAGES } from '@/lib/content/schema';
import { pagePath } from '@/lib/content/files';
import { formatMistake } from '@/lib/content/mistakes';
import { checkAll } from '@/lib/content/check-all';

type Collected = (props: { params: Promise<{ page: string }> }) => Promise<ReactElement>;

const componentOf = async <Type>(file: string) =>
  ((await import(path.resolve(import.meta.dirname, '../../app', file))) as { default: Type }).default;

const { mistakes } = await checkAll();
if (mistakes.length > 0) throw new Error(mistakes.map(formatMistake).join('\n'));

const html: Record<string, string> = {};
for (const name of Object.keys(PAGE_FILES)) {
  const folder = name === 'home' ? '.' : name;
  const Page = await componentOf<FunctionComponent>(name === 'not-found' ? 'not-found.tsx' : `${folder}/page.tsx`);
  html[name === 'not-found' ? '404' : pagePath(name)] = renderToStaticMarkup(createElement(Page));
}
const collected = await componentOf<Collected>('[page]/page.tsx');
for (const page of Object.values(SPECIFIED_PAGES).flat()) {
  html[pagePath(page)] = renderToStaticMarkup(await collected({ params: Promise.resolve({ page }) }));
}
process.stdout.write(JSON.stringify(html));
