import type { ContentIssue } from './issues';
import { issueAt, type ParsedFile, type YamlFile } from './parse-yaml';
import { COLLECTIONS, type Overview } from './schema';

/**
 * A dropdown in a small window shows this many rows at once; a group with this many pages or more should have an
 * overview.
 */
const MANY_IN_MENU = 9;

type Folder = Overview['pages'];
const FOLDERS: readonly Folder[] = COLLECTIONS.overviews.shape.pages.options;

interface Found {
  yaml: YamlFile;
  value: Partial<Overview>;
}

/** The files of a folder, with their values. */
const filesIn = (folder: string, files: readonly ParsedFile[]): Found[] =>
  files
    .filter(({ yaml }) => yaml.file.startsWith(`content/${folder}/`))
    .map(({ yaml }) => ({ yaml, value: (yaml.value ?? {}) as Found['value'] }));

const overviewsOf = (folder: Folder, files: readonly ParsedFile[]): Found[] =>
  filesIn('overviews', files).filter(({ value }) => value.pages === folder);

/**
 * Reports a second overview of the same folder, and a navigation entry that names an overview when the folder already
 * has one.
 */
export function checkOverviews(files: readonly ParsedFile[]): ContentIssue[] {
  return FOLDERS.flatMap((folder) => {
    const [overview, ...others] = overviewsOf(folder, files);
    if (!overview) return [];
    const { file } = overview.yaml;
    const second = { problem: `${file} already lists all ${folder}`, fix: 'delete one of the two' };
    const named = {
      problem: `${file} is the overview of these pages, so this entry leads to it already`,
      fix: 'remove it',
    };
    return [
      ...others.map(({ yaml }) => issueAt(yaml, ['pages'], second)),
      ...entriesOf(folder, files)
        .filter(({ entry }) => entry.overview !== undefined)
        .map(({ yaml, index }) => issueAt(yaml, ['top', index, 'overview'], named)),
    ];
  });
}

/** Warns about many pages without an overview, and about undated insights in an overview. */
export function overviewWarnings(files: readonly ParsedFile[]): ContentIssue[] {
  return FOLDERS.flatMap((folder) => {
    const pages = filesIn(folder, files);
    if (overviewsOf(folder, files).length === 0) {
      const problem = `the menu lists ${pages.length} pages, which is a lot: every page of the site contains that list three times`;
      const fix = `add an overview of the ${folder}: the menu and footer will then show a few of them and the overview`;
      const entries = pages.length >= MANY_IN_MENU ? entriesOf(folder, files) : [];
      return entries.map(({ yaml, index }) => issueAt(yaml, ['top', index, 'pages'], { problem, fix }));
    }
    const undated = folder === 'insights' ? pages.filter(({ value }) => !('published' in value)) : [];
    return undated.map(({ yaml }) =>
      issueAt(yaml, ['published'], {
        problem: 'has no date, so the overview lists it last and the news feed leaves it out',
        fix: 'write the date on which it was published, such as 2026-01-31',
      }),
    );
  });
}

/** The entries of the top navigation that open the pages of a folder. */
function entriesOf(folder: Folder, files: readonly ParsedFile[]) {
  const yaml = files.find((each) => each.yaml.file === 'content/navigation.yaml')?.yaml;
  const { top } = (yaml?.value ?? {}) as { top?: { pages?: unknown; overview?: unknown }[] };
  return (Array.isArray(top) ? top : []).flatMap((entry, index) =>
    yaml && entry?.pages === folder ? [{ yaml, entry, index }] : [],
  );
}
