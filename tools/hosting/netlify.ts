import { matches, NOT_FOUND_FILE, type HostingRules } from './rules';

/**
 * The text of `netlify.toml`: how Netlify builds the site, and what it needs beside `_headers` and `_redirects`.
 *
 * - Pretty URLs are off: they would redirect to lower case, and `/productEngg` is not.
 * - Netlify serves a page at its file's name too. Rules with `force` apply although there is a file.
 * - Netlify sends a rule's headers with status 404 too, so that a rule for files names each of them.
 *
 * @param files the files of the site, as paths from its root.
 */
export function netlifyToml(rules: HostingRules, files: readonly string[]): string {
  const pages = files.filter((file) => file.endsWith('.html') && file !== NOT_FOUND_FILE);
  const moved = [
    ...pages.map((file) => ({ from: `/${file}`, to: `/${file.replace(/(^index)?\.html$/, '')}` })),
    // A page's own file would be served in place of a redirect.
    ...rules.redirects.filter(({ from }) => pages.includes(`${from.slice(1)}.html`)),
  ];
  const notFound = `/${NOT_FOUND_FILE}`;
  const hidden = [notFound, notFound.replace('.html', ''), ...rules.unserved.map((file) => `/${file}`)];
  const blocks = [
    '[build]\n  command = "npm run release"\n  publish = "out"',
    '[build.processing.html]\n  pretty_urls = false',
    ...moved.map(({ from, to }) => redirect(from, to, 301)),
    ...hidden.map((path) => redirect(path, notFound, 404)),
    ...rules.headers
      .filter(({ filesOnly }) => filesOnly)
      .flatMap(({ path, headers }) =>
        files
          .map((file) => `/${file}`)
          .filter((file) => matches(path, file))
          .map((file) => headersBlock(file, headers)),
      ),
  ];
  return `${blocks.join('\n\n')}\n`;
}

const redirect = (from: string, to: string, status: number) =>
  `[[redirects]]\n  from = ${text(from)}\n  to = ${text(to)}\n  status = ${status}\n  force = true`;

const headersBlock = (path: string, headers: Readonly<Record<string, string>>) =>
  [
    `[[headers]]\n  for = ${text(path)}\n  [headers.values]`,
    ...Object.entries(headers).map(([name, value]) => `    ${name} = ${text(value)}`),
  ].join('\n');

/** A string of TOML, whose escapes are those of JSON. */
const text = (value: string) => JSON.stringify(value);
