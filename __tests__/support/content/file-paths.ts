import { filesOf } from '@/tools/postbuild/site/files';

/** The paths of all content files, in order. */
export function contentFiles(): string[] {
  return filesOf('content')
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => `content/${name}`)
    .sort();
}
