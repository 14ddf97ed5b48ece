/**
 * `_headers` and `_redirects` for Cloudflare Pages. Netlify reads them too, so that only what both hosts understand is
 * used: `*` at the end of a path, `:name` for one segment, and no header that is set and then removed. Further files
 * for Netlify are in `netlify.toml`.
 */
import { REVALIDATED, type HeaderRule, type HostingRules } from './rules';

/** Cloudflare Pages ignores a longer line of `_headers`, and reports it only in the log of the deployment. */
const MAX_LINE_LENGTH = 2000;

/**
 * The text of `_headers`.
 *
 * @throws Error when a host would ignore a part of it; a policy with very many style hashes can get there.
 */
export function headersFile(rules: HostingRules): string {
  // Cloudflare Pages redirects `/about/` by itself, and no other rule matches that.
  const withSlash: HeaderRule = { path: '/:page/', headers: { 'Cache-Control': REVALIDATED } };
  const blocks = [...rules.headers, withSlash].flatMap((rule) =>
    patternsOf(rule).map((pattern) => [
      pattern,
      ...Object.entries(rule.headers).map(([name, value]) => `  ${name}: ${value}`),
    ]),
  );
  const long = blocks.flat().find((line) => line.trim().length > MAX_LINE_LENGTH);
  if (long) {
    const place = `The line "${long.trim().slice(0, 40)}…" of _headers has ${long.trim().length} characters`;
    throw new Error(`${place}; Cloudflare Pages ignores lines of more than ${MAX_LINE_LENGTH}.`);
  }
  return `${blocks.map((block) => block.join('\n')).join('\n\n')}\n`;
}

function patternsOf({ path, filesOnly }: HeaderRule): string[] {
  // In both hosts `:page` is at least one character, so that the home page needs a rule of its own.
  if (path === '/:page') return ['/', path];
  // Cloudflare Pages puts `no-store` in place of a rule's Cache-Control when a file is missing; Netlify sends the
  // rule's. So Netlify must not apply this rule: `/picture:s/*` is `/pictures/*` for Cloudflare Pages only, as Netlify
  // knows placeholders only for a whole segment.
  if (filesOnly) return [path.replace(/(\w)\/\*$/, ':$1/*')];
  return [path];
}

/**
 * The text of `_redirects`, without `/index`: Cloudflare Pages redirects it by itself, and Netlify would serve its
 * file, if `netlify.toml` had no rule that comes first. Netlify applies a rule to a path with and without a trailing
 * slash, Cloudflare Pages to the exact path only: both are written.
 */
export function redirectsFile(rules: HostingRules): string {
  const lines = rules.redirects
    .filter(({ from }) => from !== '/index')
    .flatMap(({ from, to }) => [`${from} ${to} 301`, `${from}/ ${to} 301`]);
  return `${lines.join('\n')}\n`;
}
