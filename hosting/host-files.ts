import type { HostingRules, Scope } from './rules';

/**
 * `_headers` and `_redirects`, which Cloudflare Pages and Netlify both read. Only what both understand is used: `*` at
 * the end of a path, `:name` for one step, and no header that is set and then taken back.
 */

/** Cloudflare Pages drops a longer line of `_headers`, and says so only in the log of the deployment. */
const LONGEST_HEADER_LINE = 2000;
/** Cloudflare Pages drops what comes after these. */
const MOST_HEADER_RULES = 100;
const MOST_REDIRECTS = 2000;

/**
 * The text of `_headers`.
 *
 * @throws Error when a host would drop a part of it; a policy with very many style hashes can get there.
 */
export function headersFile(rules: HostingRules): string {
  const blocks = rules.headers.flatMap(({ scope, headers }) =>
    patterns(scope).map((pattern) => [
      pattern,
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ]),
  );
  atMost(blocks.length, MOST_HEADER_RULES, 'rules in _headers');
  for (const line of blocks.flat()) {
    atMost(line.trim().length, LONGEST_HEADER_LINE, `characters in the _headers line "${line.trim().slice(0, 40)}…"`);
  }
  return `${blocks.map((block) => block.join('\n')).join('\n\n')}\n`;
}

/**
 * The text of `_redirects`. Netlify takes a rule for both forms of a path, Cloudflare Pages for the very form only: both
 * are written.
 *
 * @throws Error when a host would drop a part of it.
 */
export function redirectsFile(rules: HostingRules): string {
  const lines = rules.redirects.flatMap(({ from, to }) => [`${from} ${to} 301`, `${from}/ ${to} 301`]);
  atMost(lines.length, MOST_REDIRECTS, 'redirects');
  return `${lines.join('\n')}\n`;
}

function patterns(scope: Scope): string[] {
  switch (scope.kind) {
    case 'everything':
      return ['/*'];
    case 'top':
      return ['/', '/:page'];
    case 'folder':
      return [`${scope.folder}/*`];
    case 'path':
      return [scope.path];
  }
}

function atMost(count: number, limit: number, what: string): void {
  if (count > limit) throw new Error(`There are ${count} ${what}; Cloudflare Pages takes ${limit} and drops the rest.`);
}
