/** A mail created from a template; addresses are plain `name@host`. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  attachment?: AttachmentSource;
}

/** An attachment created when the mail is sent, by the handler of its kind. */
export interface AttachmentSource {
  kind: 'invoice' | 'formInvoice';
  /** Row id of its source. */
  id: number;
}

/** A file attached to a mail. */
export interface MailAttachment {
  name: string;
  contentType: string;
  bytes: Buffer;
}

/** A template's result; the caller adds the recipient. */
export type MailContent = Pick<Mail, 'subject' | 'text' | 'html'>;

/** The shop's name and addresses in mails. */
export interface ShopIdentity {
  name: string;
  /** The address mails come from. */
  senderAddress: string;
  /** The address for the shop's own mails. */
  shopAddress: string;
}
