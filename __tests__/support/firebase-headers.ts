interface Rule {
  source: string;
  headers: { key: string; value: string }[];
}

/**
 * The headers that Firebase Hosting sends for a path, by the rules of a `firebase.json`, with their names in small
 * letters. As its documentation says, `**` is all that is below, but nothing hidden; `/admin/**` is not `/admin`. That
 * the last of several rules counts was observed.
 */
export function firebaseHeaders(json: string, path: string): Record<string, string> {
  const { headers } = (JSON.parse(json) as { hosting: { headers: Rule[] } }).hosting;
  const isFor = ({ source }: Rule) => {
    const pattern = source.replace(/^\//, '').replaceAll('.', '\\.').replace('**', '([^/.][^/]*(/|$))*');
    return new RegExp(`^/${pattern}$`).test(path);
  };
  const pairs = headers.filter(isFor).flatMap((rule) => rule.headers);
  return Object.fromEntries(pairs.map(({ key, value }) => [key.toLowerCase(), value]));
}
