import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { formatFault } from '@/lib/content/faults';
import { loadContent } from '@/lib/content/load';

/** Marks the place in a broken file at which the fault is expected; it is taken out before the file is written. */
export const HERE = '▲';

/** An industry page that no test of another file touches, so that its lines are known. */
export const SHIPPING = `page:
  title: Shipping Software for Small Ports
  description: Berth plans, cargo lists and gate passes in one place, made with the people who load and unload the ships.
  menu: Shipping
  order: 6

badge: Shipping

lead: A port office runs on lists. We build the ones that are missing.

picture:
  file: aviation.jpg
  alt: A crane lifts a container from a ship.

sections:
  - id: berths
    heading: Who lies where
    paragraphs:
      - The berth plan shows every ship of the week.
      - A change is seen by everybody at once.
    points:
      - A plan for each berth
      - A list for each ship
  - id: gates
    heading: Who comes in
    paragraphs:
      - A pass is asked for by telephone and shown at the gate.

close:
  heading: Show us your port
  text: Walk us along the quay and tell us what you write down.
  action:
    label: Write to us
    url: /contacts
`;
export const SHIPPING_FILE = 'content/industries/shipping.yaml';

/** A copy of the real content in a folder of its own, with empty pictures, for a test to break. */
export class ContentCopy {
  readonly root = mkdtempSync(path.join(tmpdir(), 'content-'));

  constructor() {
    cpSync('content', this.path('content'), {
      recursive: true,
      filter: (source) => !source.startsWith(path.join('content', 'pictures')),
    });
    mkdirSync(this.path('content/pictures'));
    for (const name of readdirSync('content/pictures')) this.write(`content/pictures/${name}`, '');
  }

  path(file: string) {
    return path.join(this.root, file);
  }

  read(file: string) {
    return readFileSync(this.path(file), 'utf8');
  }

  write(file: string, text: string | Uint8Array) {
    mkdirSync(path.dirname(this.path(file)), { recursive: true });
    writeFileSync(this.path(file), text);
  }

  /** Writes a text that may hold the mark `HERE`. @returns `line:column` of the mark */
  writeMarked(file: string, text: string): string {
    this.write(file, text.replace(HERE, ''));
    const before = text
      .slice(0, Math.max(text.indexOf(HERE), 0))
      .replace(/\r\n?/g, '\n')
      .split('\n');
    return `${before.length}:${(before.at(-1) ?? '').length + 1}`;
  }

  /** Replaces the first `from`, which must be there, by `to`, which may hold the mark `HERE`. */
  change(file: string, from: string | RegExp, to: string): string {
    const before = this.read(file);
    const after = before.replace(from, () => to);
    if (after === before) throw new Error(`${file} does not hold ${String(from)}`);
    return this.writeMarked(file, after);
  }

  rename(from: string, to: string) {
    renameSync(this.path(from), this.path(to));
  }

  remove(file: string) {
    rmSync(this.path(file), { recursive: true });
  }

  load() {
    return loadContent(this.root);
  }

  /** The faults as an editor reads them. Broken content must not yield any content. */
  faults(): string[] {
    const { content, faults } = this.load();
    expect(content === undefined).toBe(faults.length > 0);
    return faults.map(formatFault);
  }

  [Symbol.dispose]() {
    rmSync(this.root, { recursive: true });
  }
}
