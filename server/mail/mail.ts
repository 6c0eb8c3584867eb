/** A mail as a template makes it; addresses are plain `name@host`. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  attachment?: AttachmentSource;
}

/** What is to hang on a mail: made when the mail is sent, by whoever serves this kind. */
export interface AttachmentSource {
  kind: 'invoice' | 'formInvoice';
  /** Row id of what it is made of. */
  id: number;
}

/** A file that hangs on a mail. */
export interface MailAttachment {
  name: string;
  contentType: string;
  bytes: Buffer;
}

/** What a template answers; who gets it is the caller's business. */
export type MailContent = Pick<Mail, 'subject' | 'text' | 'html'>;

/** The shop as mails name it. */
export interface ShopIdentity {
  name: string;
  /** The address mails come from. */
  senderAddress: string;
  /** Where the shop wants its own mails. */
  shopAddress: string;
}
