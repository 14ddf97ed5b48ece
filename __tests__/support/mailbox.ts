import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import PostalMime from 'postal-mime';

export interface Mail {
  /** The fields as they were typed, from the attachment; forms post line breaks as CRLF, but here they are LF. */
  fields: Record<string, string>;
}

export class Mailbox {
  #expected: number | undefined;

  constructor(private readonly dir: string) {}

  async read(): Promise<Mail[]> {
    const files = await this.#files();
    return Promise.all(files.map(async (file) => parseMail(await readFile(file))));
  }

  /** Waits until there are this many messages. The fixture looks for more after the test. */
  async expectCount(count: number): Promise<Mail[]> {
    await expect.poll(async () => (await this.#files()).length).toBe(count);
    this.#expected = count;
    return this.read();
  }

  /** Sends another message, and expects it to be the only one that nobody has waited for. */
  async expectNoMore(address: string): Promise<void> {
    if (this.#expected === undefined) return;
    const body = new FormData();
    body.set('message', 'The last');
    await fetch(address, { method: 'POST', body });
    expect((await this.#files()).length - 1, 'messages').toBe(this.#expected);
  }

  /** Waits until this message has arrived unchanged, as the only one. */
  async expectMessage(fields: Mail['fields']): Promise<void> {
    expect((await this.expectCount(1))[0]!.fields).toEqual(fields);
  }

  async empty(): Promise<void> {
    this.#expected = undefined;
    await Promise.all((await this.#files()).map((file) => rm(file)));
  }

  async #files(): Promise<string[]> {
    const names = await readdir(this.dir).catch(() => []);
    return names
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .map((name) => path.join(this.dir, name));
  }
}

async function parseMail(eml: Buffer): Promise<Mail> {
  const { attachments } = await PostalMime.parse(eml);
  const attached = attachments.find(({ filename }) => filename === 'message.json');
  const content = attached?.content ?? '{}';
  const json = typeof content === 'string' ? content : new TextDecoder().decode(content);
  const fields = Object.entries(JSON.parse(json) as Record<string, string>);
  return { fields: Object.fromEntries(fields.map(([name, value]) => [name, value.replaceAll('\r\n', '\n')])) };
}
