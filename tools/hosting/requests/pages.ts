import {
  BY_CLOUDFLARE,
  harmless,
  INDEX,
  missing,
  movedTo,
  NEEDLESSLY_ENCODED,
  page,
  SPELLING,
  WITH_HTML,
  withSlash,
} from './answers';
import type { SiteRequest } from './request';

/** Pages, other spellings of their addresses, and addresses that there are not. */

const PAGES: SiteRequest[] = [
  ...['/', '/about', '/contacts', '/productEngg', '/sustainabilty'].map((path) => ({
    target: path,
    right: page(path),
  })),
  { target: '/?utm_source=x', right: page('/') },
  { target: '/about?a=1&a=2&b=%20%2F', right: page('/about') },
  { target: '/about?', right: page('/about') },
  { target: '/%61bout', right: page('/about'), differs: NEEDLESSLY_ENCODED },
  { target: '/product%45ngg', right: page('/productEngg'), differs: NEEDLESSLY_ENCODED },
];

const spelling = (target: string, location: string): SiteRequest => ({
  target,
  right: movedTo(location),
  differs: SPELLING,
});

const SPELLINGS: SiteRequest[] = [
  spelling('/home', '/'),
  spelling('/home?a=1', '/?a=1'),
  spelling('/contact', '/contacts'),
  spelling('/contact/', '/contacts'),
  spelling('/contact?a=1&b=2', '/contacts?a=1&b=2'),
  spelling('/contact/?a=1', '/contacts?a=1'),
  spelling('/about-us', '/about'),
  spelling('/productengg', '/productEngg'),
  spelling('/productengineering', '/productEngg'),
  spelling('/sustainability', '/sustainabilty'),
  spelling('/cyber-security', '/cybersecurity'),
];

const withHtml = (target: string, location: string): SiteRequest => ({
  target,
  right: movedTo(location),
  differs: WITH_HTML,
});

const slash = (target: string, location: string, path: string): SiteRequest => ({
  target,
  right: movedTo(location),
  differs: withSlash(path),
});

const CLEAN_URLS: SiteRequest[] = [
  withHtml('/about.html', '/about'),
  withHtml('/about.html?a=1', '/about?a=1'),
  withHtml('/productEngg.html', '/productEngg'),
  withHtml('/index.html', '/'),
  { ...withHtml('/index', '/'), differs: INDEX },
  slash('/about/', '/about', '/about'),
  slash('/about/?a=1', '/about?a=1', '/about'),
  slash('/productEngg/', '/productEngg', '/productEngg'),
];

const MISSING: SiteRequest[] = [
  '/nothing',
  '/nothing/',
  '/nothing.html',
  '/nothing?a=1',
  '/a/b',
  '/a/b/c/d/e',
  '/a/b/c.html',
  '/about/below',
  '/ABOUT',
  '/constructor',
  '/__proto__',
].map((target) => ({ target, right: missing }));

/** The not-found page itself. */
const NOT_FOUND: SiteRequest[] = [
  {
    target: '/404',
    right: missing,
    differs: {
      cloudflare: { status: [200], because: 'Cloudflare Pages has no redirect with status 404; the page is noindex' },
    },
  },
  {
    target: '/404.html',
    right: missing,
    differs: {
      firebase: { ...movedTo('/404'), type: undefined, page: undefined, because: 'Firebase has clean URLs of its own' },
      cloudflare: { ...movedTo('/404'), ...BY_CLOUDFLARE, type: undefined, page: undefined },
    },
  },
  { target: '/404/', right: harmless },
  { target: '/about/index.html', right: harmless },
];

export const PAGE_REQUESTS = [...PAGES, ...SPELLINGS, ...CLEAN_URLS, ...MISSING, ...NOT_FOUND];
