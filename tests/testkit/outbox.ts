import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const ARRIVES_WITHIN_MS = 15_000;
const LOOK_EVERY_MS = 100;
const LOGIN_CODE = /\b(\d{6})\b/;

export interface Mail {
  file: string;
  to: string;
  subject: string;
  /** The plain text part. */
  text: string;
}

function decode(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replace(/=\r?\n/g, '')
    .replace(/=([\dA-F]{2})/gi, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

function decodeWords(header: string): string {
  return header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?(.*?)\?=/gi, (_match, kind: string, text: string) =>
      kind.toLowerCase() === 'b'
        ? decode(text, 'base64')
        : decode(text.replaceAll('_', ' '), 'quoted-printable'),
    );
}

interface Part {
  header(name: string): string;
  body: string;
}

function readPart(source: string): Part {
  const gap = /\r?\n\r?\n/.exec(source);
  const head = (gap ? source.slice(0, gap.index) : source).replace(/\r?\n[ \t]+/g, ' ');
  return {
    header: (name) => new RegExp(`^${name}: *(.*)$`, 'im').exec(head)?.[1]?.trim() ?? '',
    body: gap ? source.slice(gap.index + gap[0].length) : '',
  };
}

function plainText(part: Part): string {
  const boundary = /boundary="?([^";]+)"?/i.exec(part.header('content-type'))?.[1];
  if (boundary === undefined)
    return decode(part.body, part.header('content-transfer-encoding').toLowerCase());
  const inner = part.body
    .split(`--${boundary}`)
    .slice(1)
    .map((text) => readPart(text.trimStart()));
  const chosen = inner.find((candidate) =>
    /^(text\/plain|multipart\/)/i.test(candidate.header('content-type')),
  );
  return chosen ? plainText(chosen) : '';
}

function readMail(file: string, source: string): Mail {
  const mail = readPart(source);
  return {
    file,
    to: decodeWords(mail.header('to')),
    subject: decodeWords(mail.header('subject')),
    text: plainText(mail),
  };
}

/** The mails that a shop without a mail server writes into its data folder. */
export class Outbox {
  readonly #folder: string;

  constructor(dataDir: string) {
    this.#folder = join(dataDir, 'outbox');
  }

  /** Every mail to an address, oldest first. */
  async to(address: string): Promise<Mail[]> {
    const names = await readdir(this.#folder).catch(() => []);
    const files = names.filter((name) => name.endsWith('.eml')).sort();
    const mails = await Promise.all(
      files.map(async (name) => readMail(name, await readFile(join(this.#folder, name), 'utf8'))),
    );
    return mails.filter((mail) => mail.to.includes(address));
  }

  /** Waits until at least `count` mails to an address are there, and gives the newest. */
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

  /** The six digits in the newest login mail to an address, once `count` mails have come. */
  async loginCode(address: string, count = 1): Promise<string> {
    const mail = await this.newestTo(address, count);
    const code = LOGIN_CODE.exec(mail.text)?.[1];
    if (code === undefined) throw new Error(`the mail "${mail.subject}" holds no login code:\n${mail.text}`);
    return code;
  }
}
