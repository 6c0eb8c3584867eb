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
  /** When it was queued; identifies this mail together with the id, however often it is attempted. */
  queuedAt: Date;
  file: MailAttachment | null;
}

export interface MailTransport {
  /** Whether delivery is quick and cannot hang, so that callers may wait for it. */
  local: boolean;
  /** Rejects if the mail was not delivered. */
  deliver(mail: OutgoingMail): Promise<void>;
}

/** How long (ms) a server may stay silent. */
const SMTP_TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
/**
 * How long (ms) sending a mail with its attachment may take, even to a server that sends a byte every few
 * seconds. Much shorter than the time for which its process owns it (`mailer.ts`), so that no mail is sent
 * twice at the same time.
 */
const SEND_WITHIN_MS = 40_000;

/** Folder of the `.eml` files. */
export const outboxFolder = (dataDir: string): string => join(dataDir, 'outbox');

/** Sends through the server of `SMTP_URL`; without one, writes files to `DATA_DIR/outbox`. */
export function createMailTransport(
  environment: Pick<Environment, 'smtpUrl' | 'dataDir'>,
  { sendWithinMs = SEND_WITHIN_MS } = {},
): MailTransport {
  return environment.smtpUrl === null
    ? outboxTransport(outboxFolder(environment.dataDir))
    : smtpTransport(environment.smtpUrl, sendWithinMs);
}

/** Loaded with the first mail, so that shops without mail save its memory. */
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

/** The same for every attempt at a mail, and unique to it across shops. */
const markOf = ({ id, queuedAt, to, from }: OutgoingMail): string =>
  createHash('sha256').update([id, queuedAt.toISOString(), to, from.senderAddress].join()).digest('hex');

/**
 * Writes mails to files whose names sort by time. Each file is renamed into place, so that readers never see
 * half a mail. A mail sent again, because the process died before recording it, overwrites its own file.
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
    // Lets mail programs recognise a mail that arrives twice.
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
