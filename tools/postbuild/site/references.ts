/** The path of an address, decoded, without query and hash. Undefined for addresses outside the site. */
export function pathOf(address: string): string | undefined {
  if (!URL.canParse(address, 'https://site.invalid/')) return undefined;
  const { origin, pathname } = new URL(address, 'https://site.invalid/');
  if (origin !== 'https://site.invalid') return undefined;
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

/**
 * Everything in a string that may be the path of a file: in attributes, the props of islands, the URLs of metadata
 * (which contain the site's own host), or a manifest.
 */
export function mentionedIn(text: string): string[] {
  const words = text.replaceAll('&amp;', '&').match(/[^\s"'`(),;<>\\=]+/g) ?? [];
  return words.flatMap((word) => {
    const path = /^https?:\/\//.test(word) && URL.canParse(word) ? new URL(word).pathname : word;
    return path.startsWith('/') ? [pathOf(path) ?? ''] : [];
  });
}
