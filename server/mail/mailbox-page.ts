import { WORKSHOP_ZONE } from '../../src/rules/workshop-time.ts';
import type { ReadMail } from './read-mail.ts';
import { html } from '../lib/html.ts';
import type { Html } from '../lib/html.ts';

/** A mail in the outbox; `name` is its file name without `.eml`. */
export interface MailboxEntry {
  name: string;
  mail: ReadMail;
}

const styles: Html = {
  html: `<style>
  body { margin: 0 auto; padding: 24px 16px; max-width: 760px; background: #fbf8f3; color: #231a12; font: 16px/1.5 system-ui, sans-serif; }
  article { margin: 24px 0; padding: 16px; background: #fff; border: 1px solid #d9cbb8; border-radius: 3px; }
  h2 { margin: 0 0 4px; font-size: 18px; }
  p { margin: 0; color: #6b5b4c; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
  a { color: #8a3b12; }
  iframe { box-sizing: border-box; width: 100%; height: 600px; border: 1px solid #d9cbb8; }
</style>`,
};

const sentAt = new Intl.DateTimeFormat('en-AU', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: WORKSHOP_ZONE,
});

/** Converts text to HTML with clickable URLs. */
export function linkified(text: string): Html[] {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`));
}

function entry({ name, mail }: MailboxEntry): Html {
  return html`<article>
    <h2>${mail.subject}</h2>
    <p>To ${mail.to}, ${sentAt.format(new Date(mail.date))}</p>
    <pre>${linkified(mail.text)}</pre>
    <iframe
      title="${mail.subject}"
      loading="lazy"
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      src="/dev/mailbox/${name}"
    ></iframe>
  </article>`;
}

/** Returns the page `/dev/mailbox`: each mail as text and as rendered, newest first. */
export function mailboxPage(entries: MailboxEntry[]): string {
  const content = entries.length > 0 ? entries.map(entry) : html`<p>The shop has not sent any mail yet.</p>`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Mail the shop has sent</title>
        ${styles}
      </head>
      <body>
        <h1>Mail the shop has sent</h1>
        <p>No mail server is set up, so mails stay here. Only this machine can see this page.</p>
        ${content}
      </body>
    </html>`.html;
}
