import { NOT_FOUND, readPage, type Page } from '../support/built-site';
import { ROUTES } from './routes';
import { TABLE } from './table';

const pages = new Map<string, Page>([...ROUTES, NOT_FOUND].map((route) => [route, readPage(route)]));

/** Each line on its page; what holds of every page is asked of every page. */
describe.each(TABLE)('%s: %s', (page, _words, holds) => {
  const where = page === '*' ? [...pages.values()] : [pages.get(page)!];
  test.each(where.map((each) => [each.route, each] as const))('%s', (_route, each) => holds(each));
});
