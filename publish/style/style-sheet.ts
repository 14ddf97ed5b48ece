import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { transform } from 'esbuild';
import postcss, { type AtRule, type Root } from 'postcss';
import { esbuildTarget } from '../declared-support';

const URL_IN_CSS = /url\(\s*(['"]?)([^'")]+)\1\s*\)/g;

/** The styles of one or more pages, on their way from Next's files into a `<style>`. */
export interface StyleSheet {
  /** Addresses of the files it was made from, in order. */
  from: readonly string[];
  root: Root;
}

/**
 * Joins style sheets in the order in which a page loads them.
 *
 * @param read gives the text of the file at an address
 */
export function readStyleSheet(from: readonly string[], read: (address: string) => string): StyleSheet {
  const root = postcss.root();
  for (const address of from) {
    const sheet = postcss.parse(read(address), { from: address });
    // In the page, addresses are no longer relative to the file.
    sheet.walkDecls((decl) => {
      decl.value = decl.value.replace(URL_IN_CSS, (whole, _quote, url: string) =>
        /^([a-z]+:|\/|#)/i.test(url) ? whole : `url(${posix.resolve(posix.dirname(address), url)})`,
      );
    });
    root.append(...sheet.nodes);
  }
  return { from, root };
}

/** The rules that load a font file of the site. The rules for fonts of the device, which match its size, are not among them. */
export function fontFaces({ root }: StyleSheet): { rule: AtRule; url: string }[] {
  const faces: { rule: AtRule; url: string }[] = [];
  root.walkAtRules('font-face', (rule) => {
    rule.walkDecls('src', ({ value }) => {
      for (const [, , url = ''] of value.matchAll(URL_IN_CSS)) faces.push({ rule, url });
    });
  });
  return faces;
}

/** The text for the `<style>`, as small as it gets. The same styles give the same text. */
export async function minifyStyles({ root }: StyleSheet): Promise<string> {
  const { code } = await transform(root.toString(), {
    loader: 'css',
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    target: esbuildTarget(),
  });
  const css = code.trim();
  // It would end the element early. CSS has no use for it.
  if (/<\/style/i.test(css)) throw new Error('The styles hold "</style": write it as "<\\/style".');
  return css;
}

/** The source of a Content-Security-Policy that allows exactly this `<style>`. */
export const styleHash = (css: string): string => `sha256-${createHash('sha256').update(css).digest('base64')}`;
