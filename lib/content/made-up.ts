import { formatPath, quote, type ContentIssue } from './issues';
import type { ParsedFile } from './references';
import { madeUpAt } from './schema/made-up-values';
import { textsIn } from './texts';

/** Made-up values must be marked, so that nobody takes them for facts, and the release waits for the real ones. */
export function checkMadeUp({ yaml }: ParsedFile): ContentIssue[] {
  const marked = new Set(yaml.placeholders.map(formatPath));
  return textsIn(yaml.value).flatMap(({ text, path }): ContentIssue[] => {
    const index = madeUpAt(text);
    // A field of the form asks for “Your name”, and gives an example.
    if (index < 0 || path.includes('fields') || marked.has(formatPath(path))) return [];
    const remedy = 'write the real one, or "!placeholder" and a space in front of it';
    const problem = `${quote(text)} is made up`;
    return [
      {
        file: yaml.file,
        ...(index > 0 ? yaml.positionIn(path, index) : yaml.positionOf(path)),
        path: formatPath(path),
        problem,
        remedy,
      },
    ];
  });
}
