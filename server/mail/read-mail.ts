import type { Address } from 'postal-mime';
import type { MailAttachment } from './mail.ts';

/** What a reader sees of a mail in the outbox. */
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

/** Reads the raw text of a mail (RFC 5322), as the outbox keeps it. */
export async function readMail(raw: string): Promise<ReadMail> {
  // Whoever reads no mail does without it.
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
