import { quote, type ContentIssue } from './issues';
import { issueAt, type YamlFile } from './parse-yaml';
import type { ParsedFile } from './references';
import { COLLECTIONS, MANY_IN_MENU, type Overview } from './schema';

/** As many rows as are worth a list of their own for each topic. */
const MANY_ROWS = 100;

type Folder = Overview['pages'];
const FOLDERS: readonly Folder[] = COLLECTIONS.overviews.shape.pages.options;

interface Found {
  yaml: YamlFile;
  value: Partial<Overview>;
}

/** The files of a folder that hold a group of fields. */
const filesIn = (folder: string, files: readonly ParsedFile[]): Found[] =>
  files
    .filter(({ yaml }) => yaml.file.startsWith(`content/${folder}/`))
    .map(({ yaml }) => ({ yaml, value: (yaml.value ?? {}) as Found['value'] }));

const overviewsOf = (folder: Folder, files: readonly ParsedFile[]): Found[] =>
  filesIn('overviews', files).filter(({ value }) => value.pages === folder);

/** Overviews that list the same, topics that no overview has, and an overview that the navigation names as well. */
export function checkOverviews(files: readonly ParsedFile[]): ContentIssue[] {
  return FOLDERS.flatMap((folder) => {
    const overviews = overviewsOf(folder, files);
    const topics = overviews.flatMap(({ value }) => value.topic ?? []);
    const whole = overviews.find(({ value }) => value.topic === undefined);
    const known = topics.map(quote).join(', ');
    const fix = known ? `choose one of ${known}` : 'add an overview with this topic first, or leave the field empty';
    return [
      ...overviews.flatMap((each, index) => overviewIssues(each, overviews.slice(0, index), whole)),
      ...filesIn(folder, files)
        .filter(({ value: { topic } }) => topic !== undefined && !topics.includes(topic))
        .map(({ yaml, value }) => {
          const problem = `no overview of the ${folder} has the topic ${quote(String(value.topic))}`;
          return issueAt(yaml, ['topic'], { problem, fix });
        }),
      ...(whole ? entriesOf(folder, files).filter(({ entry }) => entry.overview !== undefined) : []).map(
        ({ yaml, index }) => {
          const problem = `${whole!.yaml.file} is the overview of these pages, and the last row by itself`;
          return issueAt(yaml, ['top', index, 'overview'], { problem, fix: 'remove it' });
        },
      ),
    ];
  });
}

/** @param before the overviews of the same folder that come before it */
function overviewIssues({ yaml, value }: Found, before: readonly Found[], whole: Found | undefined): ContentIssue[] {
  const { topic, pages } = value;
  const twin = before.find((each) => each.value.topic === topic);
  if (twin && topic === undefined) {
    const fix = 'write a topic, or delete one of the two';
    return [issueAt(yaml, ['pages'], { problem: `${twin.yaml.file} lists all ${pages} already`, fix })];
  }
  if (twin) {
    const fix = 'write another topic, or delete one of the two';
    return [issueAt(yaml, ['topic'], { problem: `${twin.yaml.file} has the same topic`, fix })];
  }
  if (whole) return [];
  const fix = 'leave the topic empty, or add an overview without one first';
  return [issueAt(yaml, ['topic'], { problem: `no overview lists all ${pages}, from which this one is reached`, fix })];
}

/** What an author may want: an overview of many pages, topics for very many, a day for each insight of an overview. */
export function overviewWarnings(files: readonly ParsedFile[]): ContentIssue[] {
  return FOLDERS.flatMap((folder) => {
    const overviews = overviewsOf(folder, files);
    const whole = overviews.find(({ value }) => value.topic === undefined);
    const pages = filesIn(folder, files);
    if (!whole) {
      const problem = `${pages.length} rows are many for a menu, and every page of the site carries them three times`;
      const fix = `add an overview of the ${folder}: then menu and footer show a few of them and the overview`;
      const entries = pages.length >= MANY_IN_MENU ? entriesOf(folder, files) : [];
      return entries.map(({ yaml, index }) => issueAt(yaml, ['top', index, 'pages'], { problem, fix }));
    }
    const undated = folder === 'insights' ? pages.filter(({ value }) => !('published' in value)) : [];
    const problem = `lists ${pages.length} ${folder}, which are many to look through`;
    const fix = `add overviews with a topic, and choose one in the form of each of the ${folder}`;
    return [
      ...(pages.length >= MANY_ROWS && overviews.length === 1
        ? [issueAt(whole.yaml, ['pages'], { problem, fix })]
        : []),
      ...overviews
        .filter(({ value: { topic } }) => topic !== undefined && pages.every(({ value }) => value.topic !== topic))
        .map(({ yaml, value }) => {
          const problem = `none of the ${folder} has the topic ${quote(String(value.topic))}, so that this page lists nothing`;
          return issueAt(yaml, ['topic'], { problem, fix: 'choose it in the form of each that belongs to it' });
        }),
      ...undated.map(({ yaml }) =>
        issueAt(yaml, ['published'], {
          problem: 'has no day, so that the overview lists it after all others, and the news feed leaves it out',
          fix: 'write the day on which it was published, such as 2026-01-31',
        }),
      ),
    ];
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
