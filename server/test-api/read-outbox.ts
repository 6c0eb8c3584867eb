import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readMail } from '../mail/read-mail.ts';
import type { ReadMail } from '../mail/read-mail.ts';

const LOOK_EVERY_MS = 20;
const MAIL = /\.eml$/;

interface OutboxQuestion {
  /** An address; null: every mail. */
  to: string | null;
  /** So many must have come. */
  count: number;
  /** How long they may take to come, ms. */
  waitMs: number;
}

/** What the shop has mailed, oldest first, and the six digits in a mail's subject; as many as there are by then. */
export async function readOutbox(
  folder: string,
  { to, count, waitMs }: OutboxQuestion,
): Promise<(Omit<ReadMail, 'attachments'> & { code: string | null })[]> {
  const deadline = performance.now() + waitMs;
  for (;;) {
    const names = (await readdir(folder).catch(() => [])).filter((name) => MAIL.test(name)).sort();
    const mails = await Promise.all(
      names.map(async (name) => readMail(await readFile(join(folder, name), 'utf8'))),
    );
    const found = mails.filter((mail) => to === null || mail.to.includes(to));
    if (found.length >= count || performance.now() >= deadline)
      return found.map(({ attachments: _files, ...mail }) => ({
        ...mail,
        code: /\b\d{6}\b/.exec(mail.subject)?.[0] ?? null,
      }));
    await pause(LOOK_EVERY_MS);
  }
}
