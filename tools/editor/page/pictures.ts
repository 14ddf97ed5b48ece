import { areaOf } from '@/lib/pictures';
import type { Size } from './given-pictures';

/** A picture that the browser has: its address, and its size in px. */
interface Loaded extends Size {
  address: string;
}

const loaded = new Map<string, Loaded>();
/** Which content each picture was last loaded with. */
const versions = new Map<string, string>();

/** The sizes of the pictures that have been loaded, by their keys in the manifest. */
export const pictureSizes = (): ReadonlyMap<string, Size> => loaded;

/** The address of a picture in the browser, once it has been loaded. */
export const addressOf = (key: string): string | undefined => loaded.get(key)?.address;

/**
 * Loads a picture, once for each content.
 *
 * @param key as in the manifest: its file name, and the place of a part
 * @param version what changes with the content: a hash, or the address of a file that has been chosen
 * @param read gets the content
 * @param onLoad when the page can be shown with it
 */
export async function loadPicture(
  key: string,
  version: string,
  read: () => Promise<Blob>,
  onLoad: () => void,
): Promise<void> {
  if (versions.get(key) === version) return;
  versions.set(key, version);
  try {
    const address = version.startsWith('blob:') ? version : URL.createObjectURL(await read());
    loaded.set(key, await cut(address, key));
    onLoad();
  } catch {
    versions.delete(key);
  }
}

/** A picture, or the square part of it that a key names. */
async function cut(address: string, key: string): Promise<Loaded> {
  const image = Object.assign(new Image(), { src: address });
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const [, left, top, part] = /^\S+ (\S+) (\S+) (\S+)$/.exec(key)?.map(Number) ?? [];
  if (left === undefined || top === undefined || part === undefined) return { address, width, height };
  const area = areaOf({ left, top, width: part }, { width, height });
  const canvas = new OffscreenCanvas(area.width, area.height);
  canvas.getContext('2d')?.drawImage(image, -area.left, -area.top);
  const blob = await canvas.convertToBlob({ type: 'image/jpeg' });
  return { address: URL.createObjectURL(blob), width: area.width, height: area.height };
}
