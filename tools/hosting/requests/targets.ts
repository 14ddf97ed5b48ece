import { ANY_METHOD, harmless, missing, movedTo, NO_FILE_NAME, NOT_ENCODED, page, refused, SPELLING } from './answers';
import type { SiteRequest } from './request';

/** Methods but GET, and targets that no link of the site has. */

const NOT_ALLOWED = { status: [405], caching: 'host', security: false } as const;

const METHODS: SiteRequest[] = [
  { method: 'HEAD', target: '/about', right: { ...page('/about'), page: undefined, length: 0 } },
  { method: 'HEAD', target: '/nothing', right: { ...missing, page: undefined, length: 0 } },
  { method: 'HEAD', target: '/contact', right: { ...movedTo('/contacts'), length: 0 }, differs: SPELLING },
  ...['POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND'].map((method): SiteRequest => ({
    method,
    target: '/about',
    right: NOT_ALLOWED,
    differs: ANY_METHOD,
    local: true,
  })),
];

/** Other ways to write a path: none leads to a file outside the site, or to another host. */
const SPELT: SiteRequest[] = [
  { target: '/%2561bout', right: missing },
  { target: '/about%2f', right: harmless },
  { target: '/about%252f', right: missing },
  { target: '/%2e%2e/package.json', right: refused },
  { target: '/..%2fpackage.json', right: refused },
  { target: '/../package.json', right: refused },
  { target: '/%252e%252e/package.json', right: missing },
  { target: '/..\\package.json', right: refused },
  { target: '/..%5cpackage.json', right: refused },
  { target: '/about\\', right: harmless },
  { target: '/\\host.example/', right: refused },
  { target: '//host.example/', right: missing },
  { target: '//host.example/about', right: missing },
  { target: '//host.example/%2e%2e', right: harmless },
  { target: '///host.example//contact/', right: missing },
  { target: '//about', right: harmless },
  { target: '/about//', right: harmless },
  { target: '/%2f%2fhost.example/', right: missing },
  { target: '/contact/%0d%0aX-Evil:%201', right: refused },
  { target: '/%00', right: refused, differs: NO_FILE_NAME },
  { target: '/about%00.html', right: refused, differs: NO_FILE_NAME },
  { target: '/%', right: refused, differs: NOT_ENCODED },
  { target: '/%zz', right: refused, differs: NOT_ENCODED },
  { target: '/%E0%A4%A', right: refused, differs: NOT_ENCODED },
  { target: '/%F0%9F%92%A9', right: missing },
  { target: '/about;a=1', right: missing },
  { target: '/about%3fa=1', right: missing },
  { target: `/${'a'.repeat(200)}`, right: missing },
  { target: `/${'a/'.repeat(1000)}`, right: missing },
  { target: `/${'a'.repeat(7000)}`, right: { ...refused, status: [400, 404, 414] }, differs: NO_FILE_NAME },
  { target: `/about?${'a'.repeat(1500)}`, right: page('/about') },
  { target: 'http://{host}/about', right: harmless, local: true },
  {
    target: 'http://host.example/contact',
    right: harmless,
    differs: {
      netlify: { location: 'http://host.example/contacts', because: 'its network has the host', engineOnly: true },
    },
    local: true,
  },
];

export const TARGET_REQUESTS = [...METHODS, ...SPELT];
