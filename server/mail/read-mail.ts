import type { Address } from 'postal-mime';
import type { MailAttachment } from './mail.ts';

/** A mail in the outbox as its reader sees it. */
export interface ReadMail {
  from: string;
  to: string;
  replyTo: string | null;
  subject: string;
  /** UTC, ISO 8601. */
  date: string;
  text: string;
  html: string;
  attachments: MailAttachment[];
}

const addresses = (list: readonly Address[] | undefined): string =>
  (list ?? []).map(({ name, address }) => (name ? `${name} <${address ?? ''}>` : (address ?? ''))).join(', ');

/** Parses the raw text of a mail (RFC 5322), as stored in the outbox. */
export async function readMail(raw: string): Promise<ReadMail> {
  // Loaded only when a mail is read.
  const { default: PostalMime } = await import('postal-mime');
  const mail = await PostalMime.parse(raw);
  return {
    from: addresses(mail.from ? [mail.from] : []),
    to: addresses(mail.to),
    replyTo: addresses(mail.replyTo) || null,
    subject: mail.subject ?? '',
    date: mail.date ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    attachments: mail.attachments.map(({ filename, mimeType, content }) => ({
      name: filename ?? '',
      contentType: mimeType,
      bytes: typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as ArrayBuffer),
    })),
  };
}
