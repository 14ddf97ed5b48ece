import type { ContentIssue } from './issues';
import { issueAt, type ParsedFile } from './parse-yaml';

/** Issues for pages that share a title, a description or a name in menus: these must tell pages apart. */
export function checkDuplicates(files: readonly ParsedFile[]): ContentIssue[] {
  return ['title', 'description', 'menu'].flatMap((field) => {
    const seen = new Map<string, string>();
    return files.flatMap(({ yaml }) => {
      const text = (yaml.value as { page?: Record<string, unknown> } | null)?.page?.[field];
      if (typeof text !== 'string') return [];
      const key = text.trim().toLowerCase();
      const first = seen.get(key);
      if (!first) seen.set(key, yaml.file);
      const fix = 'write one that no other page has';
      return first ? [issueAt(yaml, ['page', field], { problem: `is already used in ${first}`, fix })] : [];
    });
  });
}
