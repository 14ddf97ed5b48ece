import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PICTURES } from '@/lib/content/files';

/** Sends a picture of `content/pictures`. Only `next dev` knows this route: see `pageExtensions` in `next.config.ts`. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file } = await params;
  const picture = await readFile(path.join(PICTURES, path.basename(file))).catch(() => null);
  return new Response(picture, { status: picture ? 200 : 404 });
}
