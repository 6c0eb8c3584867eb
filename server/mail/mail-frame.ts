import type { I18n } from '@lingui/core';
import { html } from '../lib/html.ts';
import type { Html } from '../lib/html.ts';

export interface MailFrame {
  i18n: I18n;
  shopName: string;
  /** The heading in the mail. */
  title: string;
  /** What mail programs show after the subject in a list. */
  preheader: string;
  body: Html;
}

const page = 'margin:0;padding:24px 12px;background:#FBF8F3;color:#231A12';
const text = 'font-family:Figtree,Segoe UI,Helvetica,Arial,sans-serif;line-height:1.5';
const card =
  'max-width:560px;margin:0 auto;background:#FFFFFF;border:1px solid #D9CBB8;border-top:4px solid #8A3B12;border-radius:3px';
const hidden = 'display:none;max-height:0;overflow:hidden;opacity:0';

/** A whole HTML mail: styles inline, one column, complete without any picture. */
export function mailFrame({ i18n, shopName, title, preheader, body }: MailFrame): string {
  const footer = i18n._({
    id: 'mail.frame.footer',
    message: 'This mail was sent by {shopName}.',
    values: { shopName },
  });
  return html`<!doctype html>
    <html lang="${i18n.locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>${title}</title>
      </head>
      <body style="${page}">
        <div style="${hidden}">${preheader}</div>
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${card}">
          <tr>
            <td style="padding:24px 28px;${text};font-size:16px">
              <p style="margin:0 0 16px;color:#8A3B12;font-weight:700">${shopName}</p>
              <h1 style="margin:0 0 16px;font-size:22px;line-height:1.25">${title}</h1>
              ${body}
            </td>
          </tr>
        </table>
        <p style="max-width:560px;margin:16px auto 0;${text};font-size:13px;color:#6B5B4C">${footer}</p>
      </body>
    </html>`.html;
}

/** A link that looks like the shop's button. */
export const mailButton = (label: string, url: string): Html =>
  html`<p style="margin:24px 0">
    <a
      href="${url}"
      style="display:inline-block;padding:12px 24px;background:#8A3B12;color:#FFFFFF;text-decoration:none;border-radius:3px;font-weight:600"
      >${label}</a
    >
  </p>`;

/** A paragraph of the mail's text. */
export const mailParagraph = (content: string): Html => html`<p style="margin:0 0 12px">${content}</p>`;

/** A code that is to be typed off. */
export const mailCode = (code: string): Html =>
  html`<p
    style="margin:16px 0;font-family:Consolas,Menlo,monospace;font-size:30px;letter-spacing:6px;font-weight:700"
  >
    ${code}
  </p>`;
