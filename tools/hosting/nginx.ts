import { TEXT_TYPES } from '@/tools/server/compressed-file';
import { headersFor, NOT_FOUND_FILE, type HeaderRule, type HostingRules } from './rules';

/** The types that have a charset, beside `text/html`, which always has one. */
const TEXTS = Object.values(TEXT_TYPES)
  .filter((type) => type !== 'text/html')
  .join(' ');

/**
 * The text of `nginx.conf`: what a `server` block of nginx includes, but for `root` (see `nginx-site.ts`). The block
 * itself has `listen`, `server_name` and the certificate.
 *
 * nginx sends the headers of a server to all its locations as long as none has `add_header` of its own. So the
 * headers that differ are variables, which a location sets; one that is empty is not sent.
 */
export function nginxConf(rules: HostingRules): string {
  const page = headersFor(rules, '/');
  const everywhere = rules.headers.find(({ path }) => path === '/*')?.headers ?? {};
  const varying = Object.keys(page).filter((name) => !(name in everywhere));
  const none = Object.fromEntries(varying.map((name) => [name, '']));
  const set = (headers: Readonly<Record<string, string>>) =>
    Object.entries(headers).map(([name, value]) => `set ${variable(name)} ${text(value)};`);
  const folders = rules.headers.filter(({ path, filesOnly }) => filesOnly && path.endsWith('/*'));

  const blocks = [
    `error_page 404 /${NOT_FOUND_FILE};\nabsolute_redirect off;\nmerge_slashes off;\nserver_tokens off;`,
    // Files that nginx-site.ts has written.
    `gzip_static on;\nbrotli_static on;\ngzip_vary on;\ncharset utf-8;\ncharset_types ${TEXTS};`,
    [
      ...set(Object.fromEntries(varying.map((name) => [name, page[name]!]))),
      ...Object.entries(everywhere).map(([name, value]) => `add_header ${name} ${text(value)} always;`),
      ...varying.map((name) => `add_header ${name} ${variable(name)} always;`),
    ].join('\n'),
    location(`= /${NOT_FOUND_FILE}`, ['internal;']),
    ...['/404', ...rules.unserved.map((file) => `/${file}`)].map((path) => location(`= ${path}`, ['return 404;'])),
    ...rules.redirects.flatMap(({ from, to }) => [
      location(`= ${from}`, [`return 301 ${to}$is_args$args;`]),
      location(`= ${from}/`, [`return 301 ${to}$is_args$args;`]),
    ]),
    // Nothing hidden but what is meant to be found, no compressed file by its own name.
    location('~ (//|/\\.(?!well-known/)|\\.(br|gz)$)', ['return 404;']),
    ...folders.map((rule) =>
      location(`~ ^${rule.path.slice(0, -1)}`, [...set({ ...none, ...ofFolder(rules, rule) }), 'try_files $uri =404;']),
    ),
    location('= /index.html', ['return 301 /$is_args$args;']),
    location('~ ^(.+)(\\.html|/)$', ['if (-f $document_root$1.html) { return 301 $1$is_args$args; }', 'return 404;']),
    location('= /', ['try_files /index.html =404;']),
    location('/', ['try_files $uri $uri.html =404;']),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** The headers of a folder's files. */
function ofFolder(rules: HostingRules, { path }: HeaderRule): Record<string, string> {
  return Object.assign({}, ...rules.headers.filter((rule) => rule.path === path).map(({ headers }) => headers));
}

const variable = (header: string) => `$${header.toLowerCase().replaceAll('-', '_')}`;

const location = (pattern: string, lines: readonly string[]) =>
  `location ${pattern} {\n${lines.map((line) => `  ${line}`).join('\n')}\n}`;

const text = (value: string) => `"${value}"`;
