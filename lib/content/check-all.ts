import { existsSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { readContent, type Check } from './check';
import { mistakeIn } from './check-file';
import { PICTURES } from './files';
import type { Fault } from './mistakes';
import type { PictureSize } from './schema/field-types';

/** Reads and checks all content, and its pictures. @param root the folder that contains `content/` */
export async function checkAll(root: string = process.cwd()): Promise<Check> {
  const { content, mistakes, unfinished, fields } = readContent(root);
  const faults = fields.map(async (field) => {
    const { value, schema } = field;
    const file = path.join(root, PICTURES, path.basename(String(value)));
    const fault = schema?.size && existsSync(file) && (await pictureFault(file, schema.size));
    return fault ? [mistakeIn(field, fault)] : [];
  });
  const all = [...mistakes, ...(await Promise.all(faults)).flat()];
  return { ...(content && all.length === 0 && { content }), mistakes: all, unfinished };
}

/** Why a picture does not suit its place on a page, and what to do. */
async function pictureFault(file: string, { minWidth, shape }: PictureSize): Promise<Fault | undefined> {
  const name = path.basename(file);
  const picture = sharp(file);
  const metadata = await picture.metadata().catch(() => undefined);
  if (!metadata) return [`${name} is not a picture, or is damaged`, 'Choose another file.'];
  const { width, height } = metadata.autoOrient;
  if (metadata.format !== path.extname(file).slice(1).replace('jpg', 'jpeg')) {
    const fix = 'Give the file its right ending, and write that here, or save it again.';
    return [`${name} is in fact ${metadata.format.toUpperCase()}`, fix];
  }
  if (width < minWidth) {
    const problem = `${name} is ${width} px wide and would look blurred; it must have at least ${minWidth} px`;
    return [problem, 'Choose a larger picture.'];
  }
  const [min, max] = shape ?? [0, Infinity];
  if (width >= height * min && width <= height * max) return undefined;
  const side = width < height ? 'high' : 'wide';
  return [`${name} is too ${side}: ${width} × ${height} px`, 'Crop it, or choose another one.'];
}
