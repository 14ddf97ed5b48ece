import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Region } from 'sharp';
import { parseDocument, type Document } from 'yaml';
import { valueAt } from '@/lib/content/walk';

/**
 * A copy has no lockfile: Next takes the folder with the lockfile as its root, which must be the folder with the
 * packages.
 */
const LOCKFILE = 'package-lock.json';

/** The environment of commands in copies, which share one cache of encoded pictures. */
export const COPY_ENV = {
  ...process.env,
  NEXT_TELEMETRY_DISABLED: '1',
  PICTURE_CACHE: path.resolve(process.env.PICTURE_CACHE || '.cache/pictures'),
};

/** Steps to a value in a file. */
export type At = readonly (string | number)[];

/**
 * A copy of the working tree, including uncommitted files, inside the project folder, whose `node_modules` it uses. It
 * edits content as an editor does: one value changes, and the rest of the file is kept.
 */
export class WorkingCopy {
  constructor(readonly root: string) {
    const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      encoding: 'utf8',
    });
    rmSync(root, { recursive: true, force: true });
    for (const file of listed.split('\0')) {
      if (file === '' || file === LOCKFILE || !existsSync(file)) continue;
      cpSync(file, this.path(file));
    }
    // Some tests name a program by its path.
    symlinkSync(path.resolve('node_modules'), this.path('node_modules'), 'junction');
  }

  /**
   * Runs a command line in the copy.
   *
   * @returns what it printed
   * @throws {Error} with all that it printed, when it fails
   */
  run(command: string): { stdout: string; stderr: string } {
    const { status, stdout, stderr } = spawnSync(command, {
      cwd: this.root,
      shell: true,
      encoding: 'utf8',
      maxBuffer: Infinity,
      env: COPY_ENV,
    });
    if (status !== 0) throw new Error(`${stdout}${stderr}\n"${command}" in ${this.root} ended with code ${status}.`);
    return { stdout, stderr };
  }

  path(file: string): string {
    return path.join(this.root, file);
  }

  /** The value at a path of a content file. */
  value<Value>(file: string, at: At): Value {
    return valueAt(this.#document(file).toJS(), at) as Value;
  }

  /** Writes a value: a string, or a list or group of fields. */
  set(file: string, at: At, value: unknown): void {
    this.#edit(file, (document) => document.setIn(at, document.createNode(value)));
  }

  /** Adds an entry at the end of a list. */
  add(file: string, at: At, value: unknown): void {
    this.#edit(file, (document) => document.addIn(at, document.createNode(value)));
  }

  /** Removes a field, or an entry of a list. */
  remove(file: string, at: At): void {
    this.#edit(file, (document) => document.deleteIn(at));
  }

  /** Puts the entries of a list into another order. */
  reorder(file: string, at: At, order: (count: number) => readonly number[]): void {
    this.#edit(file, (document) => {
      const list = document.getIn(at) as { items: unknown[] };
      list.items = order(list.items.length).map((index) => list.items[index]);
    });
  }

  /** Copies a page's file, as editors do to start a new page, and gives it its own title, description and name. */
  addPage(from: string, to: string, page: Readonly<Record<string, string | number>>): void {
    cpSync(this.path(from), this.path(to));
    for (const [field, value] of Object.entries(page)) this.set(to, ['page', field], value);
  }

  removeFile(file: string): void {
    rmSync(this.path(file));
  }

  /** Changes the text of a file other than its values, such as line endings and quotes. */
  rewrite(file: string, change: (text: string) => string): void {
    const before = readFileSync(this.path(file), 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`The change leaves ${file} as it is.`);
    writeFileSync(this.path(file), after);
  }

  /** Adds a picture in one colour. @param width in px, like `height` */
  async addPicture(name: string, width: number, height: number): Promise<void> {
    const picture = sharp({ create: { width, height, channels: 3, background: '#c3d4ee' } });
    mkdirSync(this.path('content/pictures'), { recursive: true });
    await picture.toFile(this.path(`content/pictures/${name}`));
  }

  /** Saves a part of a picture as a new picture, enlarged to the size that pictures must have. */
  async cutPicture(from: string, area: Region, name: string): Promise<void> {
    const width = 1200;
    const part = sharp(this.path(`content/pictures/${from}`))
      .extract(area)
      .resize({ width });
    await part.toFile(this.path(`content/pictures/${name}`));
  }

  #document(file: string): Document {
    return parseDocument(readFileSync(this.path(file), 'utf8'));
  }

  #edit(file: string, change: (document: Document) => void): void {
    const document = this.#document(file);
    change(document);
    // Long text is left on its line, as editors write it.
    this.rewrite(file, () => document.toString({ lineWidth: 0, singleQuote: true }));
  }
}
