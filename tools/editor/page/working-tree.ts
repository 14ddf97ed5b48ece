import { offerFolder, TRIALS } from '../sveltia/folder';
import { signInToFolder } from '../sveltia/sign-in';
import { isRemembered, noteWritten, reconcile } from './keep';

/**
 * The working tree under `npm run dev`, as the File System Access API has folders: Sveltia CMS reads and writes a folder, and
 * this one is the server's. So every browser can be used, and nothing has to be picked.
 */

const FILES = 'files';

/** A file of the working tree; written when the writer is closed. */
class WorkingFile {
  readonly kind = 'file';
  /** Written under a passing name, until `move` gives it its own: the server gets whole files only. */
  private held: Blob | undefined;

  constructor(
    private path: string,
    readonly name = path.slice(path.lastIndexOf('/') + 1),
  ) {}

  async getFile(): Promise<File> {
    if (this.held) return new File([this.held], this.name);
    const response = await ask(this.path);
    const lastModified = Date.parse(response.headers.get('Last-Modified') ?? '') || 0;
    return new File([await response.blob()], this.name, { lastModified });
  }

  async createWritable() {
    const parts: BlobPart[] = [];
    return {
      write: async (part: BlobPart) => void parts.push(part),
      close: async () => {
        const data = new Blob(parts);
        if (this.name.startsWith('.')) this.held = data;
        else await write(this.path, data);
      },
    };
  }

  async move(folder: WorkingFolder, name: string): Promise<void> {
    const data = this.held ?? (await this.getFile());
    const path = `${folder.path}/${name}`;
    await write(path, data);
    if (!this.held) await ask(this.path, { method: 'DELETE' });
    this.held = undefined;
    this.path = path;
  }
}

class WorkingFolder {
  readonly kind = 'directory';

  constructor(
    readonly path: string,
    readonly name: string,
  ) {}

  private at = (name: string) => (this.path ? `${this.path}/${name}` : name);

  async getDirectoryHandle(name: string) {
    return name === TRIALS ? this : new WorkingFolder(this.at(name), name);
  }

  async getFileHandle(name: string, { create = false } = {}) {
    const path = this.at(name);
    if (!create && !(await listFiles()).includes(path)) throw new DOMException(path, 'NotFoundError');
    return new WorkingFile(path);
  }

  async removeEntry(name: string): Promise<void> {
    await ask(this.at(name), { method: 'DELETE' });
  }

  async *entries(): AsyncGenerator<[string, WorkingFile | WorkingFolder]> {
    const prefix = this.path && `${this.path}/`;
    const below = (await listFiles())
      .filter((path) => path.startsWith(prefix))
      .map((path) => path.slice(prefix.length));
    for (const name of new Set(below.map((path) => path.replace(/\/.*/, '')))) {
      yield [name, below.includes(name) ? new WorkingFile(this.at(name)) : new WorkingFolder(this.at(name), name)];
    }
  }
}

/** Makes Sveltia CMS work in the working tree, without a sign-in. */
export function openWorkingTree(): void {
  offerFolder(new WorkingFolder('', 'the site'), WorkingFile);
  signInToFolder();
}

/** A file of the working tree, such as `content/pictures/team.jpg`. */
export async function readWorkingFile(path: string): Promise<Blob> {
  return (await ask(path)).blob();
}

/** The pictures of the working tree. Any of them may have changed since. */
export async function listWorkingPictures(): Promise<ReadonlyMap<string, string>> {
  const [folder, version] = ['content/pictures/', String(Date.now())];
  const paths = (await listFiles()).filter((path) => path.startsWith(folder));
  return new Map(paths.map((path) => [path.slice(folder.length), version]));
}

async function listFiles(): Promise<string[]> {
  return (await ask('')).json() as Promise<string[]>;
}

/** Writes a file, and keeps changes that somebody else has made meanwhile. */
async function write(path: string, data: Blob): Promise<void> {
  if (!path.endsWith('.yaml')) return void (await ask(path, { method: 'PUT', body: data }));
  const mine = await data.text();
  const now = await ask(path).catch(() => undefined);
  const text = isRemembered(mine) ? reconcile(path, mine, await now?.text()) : mine;
  await ask(path, { method: 'PUT', body: text, headers: { 'If-Match': now?.headers.get('ETag') ?? '' } });
  noteWritten(path, mine);
}

/** @throws {Error} with what the server says, in an editor's words */
async function ask(path: string, options: RequestInit = {}): Promise<Response> {
  const address = new URL(`${FILES}/${path.split('/').map(encodeURIComponent).join('/')}`, document.baseURI);
  const headers = { ...options.headers, 'X-Editor': '1' };
  const response = await fetch(address, { ...options, headers, cache: 'no-store' }).catch(() => {
    throw new Error('"npm run dev" has ended, so nothing can be saved. Start it again, and save once more.');
  });
  if (!response.ok) throw new Error(await response.text());
  return response;
}
