import { readdirSync } from 'node:fs';
import path from 'node:path';

/** A content file: its collection and name in the editor, and the page that it makes. */
interface ContentFile {
  entry: string;
  file: string;
  /** The published file; absent for what is on every page. */
  page?: string;
  /** Whether it is the first of its kind. */
  isFirst: boolean;
}

const FOLDERS = ['pages', 'services', 'insights', 'industries'];

/** All content files. */
export const FILES: readonly ContentFile[] = [
  ...['site', 'navigation'].map((name) => ({
    entry: `shared/entries/${name}`,
    file: `content/${name}.yaml`,
    isFirst: true,
  })),
  ...FOLDERS.flatMap((folder) =>
    readdirSync(`content/${folder}`).map((each, index) => {
      const name = path.basename(each, '.yaml');
      const page = name === 'home' ? 'index' : name === 'not-found' ? '404' : name;
      return {
        entry: `${folder}/entries/${name}`,
        file: `content/${folder}/${each}`,
        page: `out/${page}.html`,
        isFirst: index === 0,
      };
    }),
  ),
];
