import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { composeEmail } from './compose';
import type { Message } from './message';

export interface Mailbox {
  /** Writes a message and returns the path of its file. Rejects with the system's error, leaving no part of it behind. */
  deliver(message: Message): Promise<string>;
}

/**
 * A folder with one `.eml` file for each message. A file's name is made of the time and chance alone, and it appears
 * whole: it is written under a hidden name first. Only the user who runs the server can read it.
 */
export function createMailbox(dir: string, clock: () => number): Mailbox {
  return {
    async deliver(message) {
      const date = new Date(clock());
      const id = `${date.toISOString().replaceAll(':', '-')}-${randomBytes(6).toString('hex')}`;
      const email = await composeEmail(message, date, id);
      const path = join(dir, `${id}.eml`);
      const unfinished = join(dir, `.${id}.part`);
      await mkdir(dir, { recursive: true, mode: 0o700 });
      try {
        await writeFile(unfinished, email, { flag: 'wx', mode: 0o600 });
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => undefined);
        throw error;
      }
      return path;
    },
  };
}
