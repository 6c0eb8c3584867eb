import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transporter } from 'nodemailer';
import type { Environment } from '../environment.ts';
import type { Mail, MailAttachment, ShopIdentity } from './mail.ts';

export interface OutgoingMail extends Omit<Mail, 'attachment'> {
  id: number;
  from: ShopIdentity;
  date: Date;
  /** When it was queued: with the id it names this mail, however often it is tried. */
  queuedAt: Date;
  file: MailAttachment | null;
}

export interface MailTransport {
  /** Delivery is quick and cannot hang, so that a caller may wait for it. */
  local: boolean;
  /** Rejects when the mail did not get through. */
  deliver(mail: OutgoingMail): Promise<void>;
}

/** How long a server may say nothing. */
const SMTP_TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
/**
 * How long a mail may take, also to a server that says a word every few seconds: with its attachment less than the pause
 * before the first retry, so that none is tried twice at once.
 */
const SEND_WITHIN_MS = 40_000;

/** Folder of the `.eml` files. */
export const outboxFolder = (dataDir: string): string => join(dataDir, 'outbox');

/** A mail server with `SMTP_URL`, else files in `DATA_DIR/outbox`. */
export function createMailTransport(
  environment: Pick<Environment, 'smtpUrl' | 'dataDir'>,
  { sendWithinMs = SEND_WITHIN_MS } = {},
): MailTransport {
  return environment.smtpUrl === null
    ? outboxTransport(outboxFolder(environment.dataDir))
    : smtpTransport(environment.smtpUrl, sendWithinMs);
}

/** With the first mail: a shop that has none to send does without it. */
const loadNodemailer = () => import('nodemailer');

function smtpTransport(url: string, withinMs: number): MailTransport {
  let transporter: Transporter | null = null;
  return {
    local: false,
    async deliver(mail) {
      const { createTransport } = await loadNodemailer();
      transporter ??= createTransport({ url, ...SMTP_TIMEOUTS });
      await transporter.sendMail({ ...message(mail), signal: AbortSignal.timeout(withinMs) });
    },
  };
}

/** The same for every try at a mail, and for no other mail of any shop. */
const markOf = ({ id, queuedAt, to, from }: OutgoingMail): string =>
  createHash('sha256').update([id, queuedAt.toISOString(), to, from.senderAddress].join()).digest('hex');

/**
 * File names sort by time; a file is renamed into place, so that a reader never sees half a mail. A mail that is sent
 * again, since the process died before it could say so, takes its own place.
 */
function outboxTransport(folder: string): MailTransport {
  return {
    local: true,
    async deliver(mail) {
      const { createTransport } = await loadNodemailer();
      const transporter = createTransport({ streamTransport: true, buffer: true });
      const sent = await transporter.sendMail(message(mail));
      await mkdir(folder, { recursive: true });
      const time = mail.queuedAt.toISOString().replace(/[-:.]/g, '');
      const name = `${time}-${String(mail.id).padStart(10, '0')}-${markOf(mail).slice(0, 8)}`;
      await writeFile(join(folder, `${name}.part`), sent.message);
      await rename(join(folder, `${name}.part`), join(folder, `${name}.eml`));
    },
  };
}

function message(mail: OutgoingMail) {
  return {
    from: { name: mail.from.name, address: mail.from.senderAddress },
    to: mail.to,
    replyTo: mail.replyTo,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    date: mail.date,
    // By which a mail program knows a mail that came twice.
    messageId: `<${markOf(mail).slice(0, 32)}@${mail.from.senderAddress.split('@').at(-1)}>`,
    attachments:
      mail.file === null
        ? []
        : [{ filename: mail.file.name, content: mail.file.bytes, contentType: mail.file.contentType }],
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
