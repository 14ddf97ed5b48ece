import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Sample } from './request';

/** Files of a build, for the table of requests. */
export function sampleOf(outDir: string): Sample {
  const first = (folder: string, ending: string) => {
    const names = readdirSync(join(outDir, folder)).filter((name) => name.endsWith(ending));
    return `/${folder}/${names.sort()[0]}`;
  };
  return { picture: first('pictures', '.avif'), island: first('islands', '.js'), font: first('fonts', '.woff2') };
}
