import { createHash } from 'node:crypto';
import { formatCents } from '../../lib/money.ts';
import { html } from '../../lib/html.ts';
import type { Html } from '../../lib/html.ts';
import type { SandboxPaymentRow } from './sandbox-store.ts';
import type { SandboxOutcome } from '../../db/tables/payment-tables.ts';

/** The ways this page can end (APS-17). */
export const sandboxEndings = ['pay', 'decline', 'cancel', 'pay-and-close', 'pay-slowly'] as const;
export type SandboxEnding = (typeof sandboxEndings)[number];

const buttons: Record<SandboxEnding, { label: string; hint: string }> = {
  pay: { label: 'Pay', hint: 'The payment goes through and you come back to the shop.' },
  decline: { label: 'Decline', hint: 'The bank says no.' },
  cancel: { label: 'Cancel', hint: 'You change your mind.' },
  'pay-and-close': { label: 'Pay, then close the tab', hint: 'You never come back to the shop.' },
  'pay-slowly': { label: 'Pay slowly', hint: 'The bank takes three seconds.' },
};

const endedAs: Record<SandboxOutcome, string> = {
  paid: 'This payment has been made.',
  failed: 'This payment was declined.',
  cancelled: 'This payment was cancelled.',
  withdrawn: 'The shop has called this payment off, because there is a newer one for the same cart.',
};

const style = `
:root { color-scheme: light; }
body { margin: 0; background: #FBF8F3; color: #231A12; font: 17px/1.5 Figtree, system-ui, sans-serif; }
main { max-width: 30rem; margin: 0 auto; padding: 3rem 1.5rem; }
h1 { font-size: 1.5rem; line-height: 1.2; margin: 0 0 1.5rem; padding-bottom: .75rem; border-bottom: 1px solid #D9CBB8; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1.5rem; margin: 0 0 2rem; }
dt { color: #6B5B4C; }
dd { margin: 0; text-align: end; font-weight: 600; font-variant-numeric: tabular-nums; }
form { display: grid; }
form p { margin: .25rem 0 1.25rem; color: #6B5B4C; font-size: .9rem; }
button { min-height: 44px; padding: .5rem 1rem; border: 1px solid #8A3B12; border-radius: 3px; background: #FFFFFF; color: #8A3B12; font: inherit; font-weight: 600; cursor: pointer; }
button[value=pay] { background: #8A3B12; color: #FFFFFF; }
button:active { transform: translateY(1px); }
:focus-visible { outline: 3px solid #E4002B; outline-offset: 2px; }
a { color: #8A3B12; }
.note { margin-top: 2rem; color: #6B5B4C; font-size: .9rem; }
`;

/** Put together by hand: its hash stands in the policy, so no formatter may add a space. */
const styleElement: Html = { html: `<style>${style}</style>` };
const styleHash = createHash('sha256').update(style).digest('base64');

/**
 * The page's content security policy. Browsers hold `form-action` against the redirect too, so the shop's own
 * URL, where the browser goes back to, is named.
 */
export function sandboxPolicy(returnUrl: string | null): string {
  const back = returnUrl === null ? '' : ` ${new URL(returnUrl).origin}`;
  return [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    `form-action 'self'${back}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function page(title: string, body: Html): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${styleElement}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`.html;
}

const summary = (payment: SandboxPaymentRow) =>
  html`<dl>
    <dt>For</dt>
    <dd>${payment.label}</dd>
    <dt>Amount</dt>
    <dd>${formatCents(payment.amount_cents)} AUD</dd>
  </dl>`;

/** The page itself: a form while nothing is decided, else what was decided and the way back. */
export function sandboxPaymentPage(payment: SandboxPaymentRow): string {
  if (payment.outcome !== null) {
    const back = html`<p>${endedAs[payment.outcome]}</p>
      <p><a href="${payment.return_url}">Back to the shop</a></p>`;
    return page('Test payment', html`${summary(payment)}${back}`);
  }
  const choices = sandboxEndings.map(
    (ending) =>
      html`<button name="ending" value="${ending}" aria-describedby="hint-${ending}">${buttons[ending].label}</button>
        <p id="hint-${ending}">${buttons[ending].hint}</p>`,
  );
  const note = 'This page stands in for a bank. No money moves, whatever you press.';
  return page(
    'Test payment',
    html`${summary(payment)}
      <form method="post">${choices}</form>
      <p class="note">${note}</p>`,
  );
}

/** What the shopper sees who closes the tab instead of going back. */
export const sandboxClosePage = (): string =>
  page('You can close this tab now', html`<p>Your payment has been made. The shop knows about it.</p>`);

export const sandboxUnknownPage = (): string => page('Test payment', html`<p>There is no such payment.</p>`);
