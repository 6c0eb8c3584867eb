/** A mail as a template makes it; addresses are plain `name@host`. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
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
