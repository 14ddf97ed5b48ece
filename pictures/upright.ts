import sharp from 'sharp';

/**
 * Turns a picture whose pixels lie on their side, with a note of how to turn them, as cameras and phones save them: the
 * copies have no such note. Any other picture stays as it is.
 *
 * @throws {Error} when the picture cannot be read
 */
export async function upright(picture: Buffer): Promise<Buffer> {
  const { orientation = 1 } = await sharp(picture).metadata();
  return orientation > 1 ? sharp(picture).autoOrient().keepIccProfile().png().toBuffer() : picture;
}
