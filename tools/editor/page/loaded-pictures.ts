import type { Size } from './given-pictures';

/** A picture that the browser has: its address, and its size in px. */
interface Loaded extends Size {
  address: string;
}

const loaded = new Map<string, Loaded>();
/** The version of each picture that was last loaded. */
const versions = new Map<string, string>();

/** The sizes of the pictures that have been loaded, by file name. */
export const pictureSizes = (): ReadonlyMap<string, Size> => loaded;

/** The address of a picture in the browser, once it has been loaded. */
export const pictureAddress = (file: string): string | undefined => loaded.get(file)?.address;

/**
 * Loads a picture, once for each version.
 *
 * @param file its name
 * @param version changes with the content: a hash, or the address of a chosen file
 * @param read gets the content
 * @param onLoad called when the page can show it
 */
export async function loadPicture(
  file: string,
  version: string,
  read: () => Promise<Blob>,
  onLoad: () => void,
): Promise<void> {
  if (versions.get(file) === version) return;
  versions.set(file, version);
  try {
    const address = version.startsWith('blob:') ? version : URL.createObjectURL(await read());
    loaded.set(file, await measured(address));
    onLoad();
  } catch {
    versions.delete(file);
  }
}

async function measured(address: string): Promise<Loaded> {
  const image = Object.assign(new Image(), { src: address });
  await image.decode();
  return { address, width: image.naturalWidth, height: image.naturalHeight };
}
