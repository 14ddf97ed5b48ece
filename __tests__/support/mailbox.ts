import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import PostalMime from 'postal-mime';

/** A message in the mailbox. */
export interface Mail {
  text: string;
  /** The fields as they were typed, from the attachment; forms post line breaks as CRLF, but here they are LF. */
  fields: Record<string, string>;
}

/** The folder that the server writes its messages to. */
export class Mailbox {
  constructor(private readonly dir: string) {}

  /** The messages that have arrived, oldest first. */
  async read(): Promise<Mail[]> {
    const files = await this.#files();
    return Promise.all(files.map(async (file) => parseMail(await readFile(file))));
  }

  /** Waits until there are this many messages and no more. */
  async expectCount(count: number): Promise<Mail[]> {
    await expect.poll(async () => (await this.#files()).length).toBe(count);
    return this.read();
  }

  /** Waits until this message has arrived unchanged, and makes sure that there is no other. */
  async expectMessage(fields: Mail['fields']): Promise<void> {
    expect((await this.expectCount(1))[0]!.fields).toEqual(fields);
  }

  async empty(): Promise<void> {
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
  const { text = '', attachments } = await PostalMime.parse(eml);
  const attached = attachments.find(({ filename }) => filename === 'message.json');
  const content = attached?.content ?? '{}';
  const json = typeof content === 'string' ? content : new TextDecoder().decode(content);
  const fields = Object.entries(JSON.parse(json) as Record<string, string>);
  return {
    text: withLf(text),
    fields: Object.fromEntries(fields.map(([name, value]) => [name, withLf(value)])),
  };
}

const withLf = (text: string) => text.replaceAll('\r\n', '\n');
