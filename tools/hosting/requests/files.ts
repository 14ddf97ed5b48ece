import { file, hashed, missing, NETWORK_ENCODES, NO_FILE_NAME, NOT_CONDITIONAL, page, WHOLE_FILE } from './answers';
import type { SiteRequest } from './request';

/** Files that pages load, what they are not, and how they travel: encodings, conditions, ranges. */

const FILES: SiteRequest[] = [
  { target: '{picture}', right: hashed(/^image\/avif$/, 'cross-origin') },
  { target: '{font}', right: hashed(/^font\/woff2$/) },
  { target: '{island}', right: hashed(/^(text|application)\/javascript$/) },
  { target: '/robots.txt', right: file(/^text\/plain$/) },
  { target: '/sitemap.xml', right: file(/^(text|application)\/xml$/) },
  { target: '/favicon.ico', right: file(/^image\/(x-icon|vnd\.microsoft\.icon)$/) },
  { target: '/apple-icon.png', right: file(/^image\/png$/) },
  { target: '/.well-known/security.txt', right: file(/^text\/plain$/) },
];

const MISSING: SiteRequest[] = [
  '/pictures/missing-0a1b2c3d-400.avif',
  '/pictures/missing.webp?a=1',
  '/pictures/below/missing.avif',
  '/fonts/missing-0a1b2c3d.woff2',
  '/islands/missing-0A1B2C3D.js',
  '/_next/static/missing.js',
  '/_next/static/chunks/missing.js',
  '/pictures',
  '/pictures/',
  '/missing.txt',
  // Where texts are compressed beforehand, not by the name of that file.
  '{island}.br',
  '/about.html.gz',
  '/robots.txt.br',
  '/.well-known/missing',
  '/.env',
  '/.git/config',
].map((target) => ({ target, right: missing }));

const BELOW_A_FILE: SiteRequest = {
  target: '/robots.txt/',
  right: missing,
  differs: {
    ...NO_FILE_NAME,
    netlify: {
      ...file(/^text\/plain$/),
      page: undefined,
      because: 'its handler of files ignores the slash',
      engineOnly: true,
    },
  },
};

/** What the hosting rules are made of is not part of the site. */
const RULES: SiteRequest[] = [
  { target: '/_headers', right: missing, differs: NO_FILE_NAME },
  { target: '/_redirects', right: missing, differs: NO_FILE_NAME },
  ...['/_not-found', '/_not-found.html', '/netlify.toml', '/nginx.conf', '/firebase.json'].map((target) => ({
    target,
    right: missing,
  })),
];

const encoding = (accepted: string, encoding: 'br' | 'gzip' | 'identity'): SiteRequest => ({
  target: '/about',
  headers: { 'Accept-Encoding': accepted },
  right: { ...page('/about'), encoding },
  ...(encoding !== 'identity' && { differs: NETWORK_ENCODES }),
});

const ENCODINGS: SiteRequest[] = [
  encoding('gzip, deflate, br', 'br'),
  encoding('gzip', 'gzip'),
  encoding('br', 'br'),
  encoding('identity', 'identity'),
  encoding('br;q=0, gzip', 'gzip'),
  encoding('br;q=1.0, gzip;q=0.5', 'br'),
  {
    ...encoding('br;q=0.1, gzip;q=1', 'gzip'),
    differs: { ...NETWORK_ENCODES, nginx: { encoding: 'br', because: 'nginx sends Brotli wherever it is accepted' } },
  },
  encoding('gzip;q=0, br;q=0', 'identity'),
  encoding('compress', 'identity'),
  {
    target: '/nothing',
    headers: { 'Accept-Encoding': 'gzip' },
    right: { ...missing, encoding: 'gzip' },
    differs: NETWORK_ENCODES,
  },
  {
    target: '{picture}',
    headers: { 'Accept-Encoding': 'gzip, br' },
    right: { ...hashed(/^image\/avif$/, 'cross-origin'), encoding: 'identity' },
  },
];

const NOT_MODIFIED = { status: [304], type: undefined, page: undefined, length: 0 };

const CONDITIONS: SiteRequest[] = [
  {
    target: '/about',
    headers: { 'If-None-Match': '{etag}' },
    right: { ...page('/about'), ...NOT_MODIFIED },
    differs: NOT_CONDITIONAL,
  },
  {
    target: '{picture}',
    headers: { 'If-None-Match': '{etag}' },
    right: { ...hashed(/^image\/avif$/, 'cross-origin'), ...NOT_MODIFIED },
    differs: NOT_CONDITIONAL,
  },
  { target: '/about', headers: { 'If-None-Match': '"another"' }, right: page('/about') },
  { target: '/nothing', headers: { 'If-None-Match': '*' }, right: missing },
  {
    target: '/pictures/missing-0a1b2c3d-400.avif',
    headers: { 'If-None-Match': '"another"', 'If-Modified-Since': 'Sat, 01 Jan 2050 00:00:00 GMT' },
    right: missing,
    differs: {
      firebase: {
        status: [304],
        type: undefined,
        page: undefined,
        because: 'superstatic compares the time of the not-found page',
        engineOnly: true,
      },
    },
  },
];

const PICTURE = hashed(/^image\/avif$/, 'cross-origin');
const range = (bytes: string, right: SiteRequest['right']): SiteRequest => ({
  target: '{picture}',
  headers: { Range: bytes },
  right,
  ...(right.status[0] !== 200 && { differs: WHOLE_FILE }),
});

const RANGES: SiteRequest[] = [
  range('bytes=0-99', { ...PICTURE, status: [206], length: 100 }),
  range('bytes=-10', { ...PICTURE, status: [206], length: 10 }),
  range('bytes=99999999-', { status: [416], caching: 'host', security: false }),
  range('nonsense', PICTURE),
  { target: '/nothing', headers: { Range: 'bytes=0-9' }, right: missing },
];

export const FILE_REQUESTS = [...FILES, ...MISSING, BELOW_A_FILE, ...RULES, ...ENCODINGS, ...CONDITIONS, ...RANGES];
