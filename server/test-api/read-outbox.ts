import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readMail } from '../mail/read-mail.ts';
import type { ReadMail } from '../mail/read-mail.ts';

const POLL_INTERVAL_MS = 20;
const MAIL = /\.eml$/;

interface OutboxQuery {
  /** An address; null for every mail. */
  to: string | null;
  /** Minimum number of mails to wait for. */
  count: number;
  /** Maximum wait (ms). */
  waitMs: number;
}

/**
 * Returns the shop's mails, oldest first, with the six digits in each subject; as many as have arrived in
 * time.
 */
export async function readOutbox(
  folder: string,
  { to, count, waitMs }: OutboxQuery,
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
    await pause(POLL_INTERVAL_MS);
  }
}
