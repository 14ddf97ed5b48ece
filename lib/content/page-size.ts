import { brotliCompressSync, constants } from 'node:zlib';
import { formatPath, type ContentIssue } from './issues';
import type { ParsedFile } from './references';
import { textsIn } from './texts';

/**
 * The most that the texts of one page may take after brotli 5, in bytes. With the markup and styles of the heaviest page they
 * stay under the limit of the build, 16,000 bytes with headers (`tools/publish.config.ts`).
 */
export const MAX_TEXT = 4_000;

/** Whether a page's texts are too long together for a page that loads at once: an issue at the longest of them. */
export function checkPageSize({ yaml, address }: ParsedFile): ContentIssue[] {
  const texts = textsIn(yaml.value);
  const size = compressedSize(texts.map(({ text }) => text).join('\n'));
  if (!address || size <= MAX_TEXT) return [];
  const [longest] = texts.sort((one, other) => other.text.length - one.text.length);
  if (!longest) return [];
  const characters = texts.reduce((sum, { text }) => sum + text.length, 0);
  const surplus = Math.ceil((characters * (1 - MAX_TEXT / size)) / 100) * 100;
  return [
    {
      file: yaml.file,
      ...yaml.positionOf(longest.path),
      path: formatPath(longest.path),
      problem: 'the texts of this page are too long together to load at once on a slow phone; this is the longest',
      remedy: `shorten the page by about ${surplus.toLocaleString('en')} characters, or move a part to another page`,
    },
  ];
}

const compressedSize = (text: string): number =>
  brotliCompressSync(Buffer.from(text), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
