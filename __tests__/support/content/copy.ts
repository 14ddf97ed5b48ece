import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { formatIssue, type ContentIssue } from '@/lib/content/core/issues';
import { loadContent } from '@/lib/content/node/load';
import { exampleContent } from './example';

/** An issue on one line, with the name of its field instead of the form's label. */
const inNames = (issue: ContentIssue) => formatIssue({ ...issue, label: issue.path });

/** The fix for a file that is correct but not formatted as the forms write it. */
export const FORMAT = 'run "npm run format"';

/** Marks the position at which an issue is expected; it is removed before the file is written. */
export const HERE = '▲';

/** An industry page that no other test file touches, so its lines are known. */
export const SHIPPING = `page:
  title: Shipping Software for Small Ports
  description: Berth plans, cargo lists and gate passes in one place, made with the people of the port.
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

callToAction:
  heading: Show us your port
  text: Walk us along the quay and tell us what you write down.
  action:
    label: Write to us
    url: /contacts
`;
export const SHIPPING_FILE = 'content/industries/shipping.yaml';

/** A JPEG of 1200 by 800 px in one grey. */
const PICTURE = brotliDecompressSync(
  Buffer.from(
    'G+oH+C+OdxjgkEURji7lx4fRRA3wDz0W6ob3MSgLpd20GWSA2n/DCmdvS2JsbdiAA4olxREHkM3sBAABcUarvftBrAxbh2YGAAC0kJBHLd462gE=',
    'base64',
  ),
);

/** Content made from the schemas, with plain pictures, in its own folder, for a test to break. */
export class ContentCopy {
  readonly root = mkdtempSync(path.join(tmpdir(), 'content-'));

  constructor() {
    for (const [file, text] of exampleContent()) this.write(file, text);
    for (const name of ['team.jpg', 'aviation.jpg']) this.write(`content/pictures/${name}`, PICTURE);
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

  /** Replaces the first `from`, which must exist, with `to`. @returns `line:column` of `HERE` in `to` */
  change(file: string, from: string | RegExp, to: string): string {
    const before = this.read(file);
    const after = before.replace(from, () => to);
    if (after === before) throw new Error(`${file} does not hold ${String(from)}`);
    this.write(file, after.replace(HERE, ''));
    const lines = after.slice(0, Math.max(after.indexOf(HERE), 0)).split('\n');
    return `${lines.length}:${lines.at(-1)!.length + 1}`;
  }

  remove(file: string) {
    rmSync(this.path(file), { recursive: true });
  }

  load() {
    return loadContent(this.root);
  }

  /** The issues as an editor reads them, with the fields' names. Expects content with issues not to be returned. */
  issues(): string[] {
    const { content, issues } = this.load();
    expect(content === undefined).toBe(issues.length > 0);
    return issues.map(inNames);
  }

  /** The warnings as an editor reads them, except those about formatting. */
  warnings(): string[] {
    return this.load()
      .warnings.filter(({ fix }) => fix !== FORMAT)
      .map(inNames);
  }

  /**
   * Makes one change, expects one issue at the mark `HERE` in `to`, and undoes the change.
   *
   * @param issue what follows the position: the field, the problem and the fix
   */
  expectIssue(file: string, from: string | RegExp, to: string, issue: string) {
    const before = this.read(file);
    const position = this.change(file, from, to);
    const found = this.issues();
    this.write(file, before);
    expect(found).toEqual([`${file}:${position} ${issue}`]);
  }

  [Symbol.dispose]() {
    rmSync(this.root, { recursive: true });
  }
}

/** One copy for all tests of a file, with the page that they break, which is restored before each test. */
export function copyWithShipping(): ContentCopy {
  const copy = new ContentCopy();
  beforeEach(() => copy.write(SHIPPING_FILE, SHIPPING));
  afterAll(() => copy[Symbol.dispose]());
  return copy;
}
