import type { I18n } from '@lingui/core';
import { directionOf } from '../../src/rules/direction.ts';
import { html } from '../lib/html.ts';
import type { Html } from '../lib/html.ts';
import { textSides } from './mail-directions.ts';

export interface MailFrame {
  i18n: I18n;
  shopName: string;
  /** Heading inside the mail. */
  title: string;
  /** Preview text shown after the subject in mail lists. */
  preheader: string;
  body: Html;
}

const page = 'margin:0;padding:24px 12px;background:#FBF8F3;color:#231A12';
const text = 'font-family:Figtree,Segoe UI,Helvetica,Arial,sans-serif;line-height:1.5';
const card =
  'max-width:560px;margin:0 auto;background:#FFFFFF;border:1px solid #D9CBB8;border-top:4px solid #8A3B12;border-radius:3px';
const hidden = 'display:none;max-height:0;overflow:hidden;opacity:0';

/**
 * Dark theme. Colours are also inline, for mail programs that drop this style sheet; where it is kept, it
 * overrides them. Classes: `page`, `card`, `brand` and `soft` text, `line` around a cell, `key` for buttons.
 */
const darkStyles: Html = {
  html: `<style>
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .page { background: #16130F !important; color: #F3ECE2 !important; }
    .card { background: #201B16 !important; border-color: #E88A4C #3A3027 #3A3027 !important; color: #F3ECE2 !important; }
    .brand { color: #E88A4C !important; }
    .soft { color: #B9AA98 !important; }
    .line { border-color: #3A3027 !important; }
    .key, .mark-brand { background: #E88A4C !important; color: #1E1006 !important; }
    .mark-ink { background: #F3ECE2 !important; }
  }
</style>`,
};

const BOARDS = { brand: '#8A3B12', ink: '#231A12' };
const markCell = (board: keyof typeof BOARDS, width: number): Html =>
  html`<td class="mark-${board}" style="width:${width}px;height:5px;padding:0;background:${BOARDS[board]}"></td>`;

/**
 * The shop's logo, two boards joined finger to finger, built from table cells: unlike a picture, mail
 * programs do not block it.
 */
const mark: Html = html`<table
  role="presentation"
  cellpadding="0"
  cellspacing="0"
  style="border-collapse:collapse;font-size:0;line-height:0"
>
  ${(['brand', 'ink', 'brand', 'ink', 'brand'] as const).map(
    (finger) => html`<tr>
      ${markCell('brand', 9)}${markCell(finger, 7)}${markCell('ink', 9)}
    </tr>`,
  )}
</table>`;

const brand = (shopName: string, locale: string): Html => html`<table
  role="presentation"
  cellpadding="0"
  cellspacing="0"
  style="margin:0 0 20px"
>
  <tr>
    <td style="padding-${textSides(locale).end}:10px;vertical-align:middle">${mark}</td>
    <td class="brand" style="color:#8A3B12;font-weight:700;vertical-align:middle">${shopName}</td>
  </tr>
</table>`;

/** Outlook for Windows ignores max-width: this column of 560 px is only for it. */
const outlookColumn = {
  open: {
    html: '<!--[if mso]><table role="presentation" align="center" width="560" cellpadding="0" cellspacing="0"><tr><td><![endif]-->',
  },
  close: { html: '<!--[if mso]></td></tr></table><![endif]-->' },
} satisfies Record<string, Html>;

const mailHead = (title: string): Html =>
  html`<head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="supported-color-schemes" content="light dark" />
    <title>${title}</title>
    ${darkStyles}
  </head>`;

/**
 * Returns a complete HTML mail: inline styles, one column, complete without pictures, for light and dark
 * themes.
 */
export function mailFrame({ i18n, shopName, title, preheader, body }: MailFrame): string {
  const footer = i18n._({
    id: 'mail.frame.footer',
    message: 'This mail was sent by {shopName}.',
    comment: 'Last line of each mail; {shopName} is the name of the shop',
    values: { shopName },
  });
  // Webmail drops the document and its body, so each part repeats the text direction.
  const dir = directionOf(i18n.locale);
  return html`<!doctype html>
    <html lang="${i18n.locale}" dir="${dir}">
      ${mailHead(title)}
      <body class="page" dir="${dir}" style="${page}">
        <div style="${hidden}">${preheader}</div>
        ${outlookColumn.open}
        <table
          role="presentation"
          dir="${dir}"
          class="card"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          bgcolor="#FFFFFF"
          style="${card}"
        >
          <tr>
            <td style="padding:24px 28px;${text};font-size:16px">
              ${brand(shopName, i18n.locale)}
              <h1 style="margin:0 0 16px;font-size:22px;line-height:1.25">${title}</h1>
              ${body}
            </td>
          </tr>
        </table>
        <p class="soft" dir="${dir}" style="max-width:560px;margin:16px auto 0;${text};font-size:13px;color:#6B5B4C">
          ${footer}
        </p>
        ${outlookColumn.close}
      </body>
    </html>`.html;
}

/**
 * A link that looks like the shop's button: a table cell, as Outlook supports no padding or background on
 * links.
 */
export const mailButton = (label: string, url: string): Html =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0">
    <tr>
      <td
        class="key"
        bgcolor="#8A3B12"
        style="padding:12px 24px;background:#8A3B12;border-radius:3px;text-align:center"
      >
        <a href="${url}" class="key" style="color:#FFFFFF;text-decoration:none;font-weight:600">${label}</a>
      </td>
    </tr>
  </table>`;

/** A link on its own line, less prominent than the button. */
export const mailLink = (label: string, url: string): Html =>
  html`<p style="margin:0 0 12px"><a href="${url}" class="brand" style="color:#8A3B12">${label}</a></p>`;

export const mailParagraph = (content: string | Html): Html =>
  html`<p style="margin:0 0 12px">${content}</p>`;

/** A code to be typed by the reader. */
export const mailCode = (code: string): Html =>
  html`<p
    style="margin:16px 0;font-family:Consolas,Menlo,monospace;font-size:30px;letter-spacing:6px;font-weight:700"
  >
    <bdi dir="ltr">${code}</bdi>
  </p>`;
