import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { content } from '../browser/content';
import type { Session, Utterance } from './session';

/** What must be heard, or must not: a text in any case of letters, or a pattern. */
export type Words = string | RegExp;

/** How long words may keep one waiting, in milliseconds. */
const PATIENCE = 10_000;

/** Nothing is said about a key when it was silent for so long, and nothing more after the shorter time. Milliseconds. */
const SILENCE = { first: 1_500, more: 250 };

/** Where the transcripts are. */
const TRANSCRIPTS = '.cache/screen-reader';

/** A visit by the keyboard and the ear, and its transcript. */
export class Visit {
  readonly #began = Date.now();
  readonly #lines: string[] = [];
  /** How many utterances there were when the page was open. */
  #opened: number;
  /** How many utterances are in the transcript. */
  #written: number;
  /** How many there were before the last key. */
  #mark: number;

  constructor(
    private readonly session: Session,
    private readonly site: string,
    private readonly title: string,
  ) {
    this.#opened = this.#written = this.#mark = session.utterances.length;
  }

  /** Opens a page by the address bar; the reader is at its top. */
  async open(route: string): Promise<void> {
    await this.#key('ctrl+l');
    // Where the address bar has the focus already, Orca 48 says nothing.
    await this.#settle();
    this.session.type(this.site + route);
    this.session.press('Delete');
    await this.#settle();
    await this.#key('Return', `opens ${route}`);
    // Of a page on which it finds the focus Orca 48 says the first line at once.
    await this.hears(new RegExp(`Finished loading|Page has|${content.navigation.skip}`));
    // In a new page Orca reads on, whatever it said of its mode before.
    this.#opened = this.session.utterances.length;
    await this.press('ctrl+Home');
  }

  /** Presses a key and waits until these words were heard, in this order. @returns all that was said */
  async press(key: string, ...words: Words[]): Promise<string> {
    await this.#key(key);
    return this.hears(...words);
  }

  /** Presses a key until the words are heard. @returns what was said at the last press */
  async until(key: string, words: Words, most = 25): Promise<string> {
    for (let count = 0; count < most; count++) {
      const said = await this.press(key);
      if (indexAfter(said, words) >= 0) return said;
    }
    throw new Error(`${key} was pressed ${most} times, and this was not heard: ${words}\n\n${this.#end()}`);
  }

  /**
   * Has arrows and letters go to Orca, which reads on (browse mode), or to what has the focus (focus mode). Orca changes its
   * mode by itself, too, and says so.
   */
  async mode(wanted: 'Browse mode' | 'Focus mode'): Promise<void> {
    const modes = this.#utterances(this.#opened).map(({ text }) => /^(Browse|Focus) mode/.exec(text)?.[0]);
    if ((modes.findLast(Boolean) ?? 'Browse mode') !== wanted) await this.press('Insert+a', wanted);
  }

  async type(text: string): Promise<void> {
    await this.#settle();
    this.#note(`TYPE ${text}`);
    this.session.type(text);
    await this.#settle();
  }

  /** Waits until these words were heard since the last key, in this order, and then for silence. @returns all that was said */
  async hears(...words: Words[]): Promise<string> {
    await this.waits(PATIENCE, ...words);
    await this.#settle();
    return this.said;
  }

  /** The same, without the silence. @param patience in milliseconds */
  async waits(patience: number, ...words: Words[]): Promise<void> {
    const deadline = Date.now() + patience;
    for (;;) {
      const missing = firstMissing(this.said, words);
      if (missing === undefined) return;
      if (Date.now() > deadline) throw new Error(`Not heard: ${missing}\n\n${this.#end()}`);
      await wait(50);
    }
  }

  /** Makes sure that something was not said since the last key. */
  lacks(...words: Words[]): void {
    const heard = words.find((each) => indexAfter(this.said, each) >= 0);
    if (heard !== undefined) throw new Error(`Heard: ${heard}\n\n${this.#end()}`);
  }

  /** What was said since the last key, an utterance in each line. */
  get said(): string {
    return this.#utterances(this.#mark)
      .map(({ text }) => text)
      .join('\n');
  }

  /** Listens for some time. @param milliseconds of it */
  async listen(milliseconds: number): Promise<string> {
    await this.#settle();
    this.#mark = this.session.utterances.length;
    this.#note(`LISTEN for ${milliseconds / 1000} s`);
    await wait(milliseconds);
    return this.said;
  }

  /** Speaks at a person's pace from now on, and is cut off by keys. */
  speakSlowly(): void {
    this.session.speak(16);
  }

  /** A line of the transcript that says what the visitor wants. */
  note(text: string): void {
    this.#write();
    this.#lines.push('', `## ${text}`, '');
  }

  /** Writes the transcript into its file. */
  close(): void {
    this.session.speak();
    mkdirSync(TRANSCRIPTS, { recursive: true });
    this.#write();
    const text = [`# ${this.title} (${this.session.version})`, '', ...this.#lines, ''].join('\n');
    writeFileSync(path.join(TRANSCRIPTS, `${this.title.replace(/\W+/g, '-')}.txt`), text);
  }

  async #key(key: string, what = ''): Promise<void> {
    await this.#settle();
    this.#mark = this.session.utterances.length;
    this.#note(`KEY ${key}${what && `   (${what})`}`);
    this.session.press(key);
  }

  /** Waits until nothing more is said. */
  async #settle(): Promise<void> {
    let count = this.#mark;
    let since = Date.now();
    while (Date.now() - since < (count > this.#mark ? SILENCE.more : SILENCE.first)) {
      const { length } = this.session.utterances;
      if (length !== count) since = Date.now();
      count = length;
      await wait(50);
    }
  }

  #utterances(from: number): Utterance[] {
    return this.session.utterances.slice(from).filter(({ kind }) => kind === 'say');
  }

  #note(text: string): void {
    this.#write();
    this.#lines.push(`${this.#stamp(Date.now())}  ${text}`);
  }

  #write(): void {
    const all = this.session.utterances;
    for (const { t, kind, text, lost, dropped } of all.slice(this.#written)) {
      const stamp = this.#stamp(t * 1000);
      if (kind === 'say') this.#lines.push(`${stamp}     "${text}"`);
      if (lost) this.#lines.push(`${stamp}     [cut off; not heard: "${lost}"]`);
      for (const each of dropped ?? []) this.#lines.push(`${stamp}     [not begun: "${each}"]`);
    }
    this.#written = all.length;
  }

  #stamp(time: number): string {
    return ((time - this.#began) / 1000).toFixed(2).padStart(7);
  }

  /** The end of the transcript, for the message of an error. */
  #end(): string {
    this.#write();
    return this.#lines.slice(-25).join('\n');
  }
}

/** The first words that a text lacks, or does not have behind those before them. */
function firstMissing(said: string, words: readonly Words[]): Words | undefined {
  let from = 0;
  return words.find((each) => {
    from = indexAfter(said, each, from);
    return from < 0;
  });
}

/** The place behind words in a text; -1 where there are none. */
function indexAfter(said: string, words: Words, from = 0): number {
  const rest = said.slice(from);
  const isText = typeof words === 'string';
  const at = isText ? rest.toLowerCase().indexOf(words.toLowerCase()) : rest.search(words);
  if (at < 0) return -1;
  return from + at + (isText ? words : words.exec(rest)![0]).length;
}
