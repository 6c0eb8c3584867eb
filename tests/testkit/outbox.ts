import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readMail } from '../../server/mail/read-mail.ts';
import type { ReadMail } from '../../server/mail/read-mail.ts';

const ARRIVES_WITHIN_MS = 15_000;
const LOOK_EVERY_MS = 100;
const LOGIN_CODE = /\b(\d{6})\b/;

/** A mail in the outbox, with its file name. */
export interface Mail extends ReadMail {
  file: string;
}

/** The mails that a shop without a mail server writes to its data folder. */
export class Outbox {
  readonly #folder: string;
  /** Mails do not change, so each is read once. */
  readonly #read = new Map<string, Promise<Mail>>();

  constructor(dataDir: string) {
    this.#folder = join(dataDir, 'outbox');
  }

  /** All mails to an address, oldest first. */
  async to(address: string): Promise<Mail[]> {
    const names = await readdir(this.#folder).catch(() => []);
    const files = names.filter((name) => name.endsWith('.eml')).sort();
    const mails = await Promise.all(files.map((file) => this.#mail(file)));
    return mails.filter((mail) => mail.to.includes(address));
  }

  #mail(file: string): Promise<Mail> {
    const known = this.#read.get(file);
    if (known) return known;
    const mail = this.#parse(file);
    this.#read.set(file, mail);
    return mail;
  }

  async #parse(file: string): Promise<Mail> {
    return { ...(await readMail(await readFile(join(this.#folder, file), 'utf8'))), file };
  }

  /** Waits until there are at least `count` mails to an address, and returns the newest. */
  async newestTo(address: string, count = 1): Promise<Mail> {
    const deadline = Date.now() + ARRIVES_WITHIN_MS;
    for (;;) {
      const mails = await this.to(address);
      const newest = mails.at(-1);
      if (newest && mails.length >= count) return newest;
      if (Date.now() > deadline)
        throw new Error(`no mail to ${address} arrived (${mails.length} of ${count})`);
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
  }

  /** The six digits in the newest login mail to an address, once `count` mails have arrived. */
  async loginCode(address: string, count = 1): Promise<string> {
    const mail = await this.newestTo(address, count);
    const code = LOGIN_CODE.exec(mail.text)?.[1];
    if (code === undefined) throw new Error(`the mail "${mail.subject}" holds no login code:\n${mail.text}`);
    return code;
  }
}
