import { formatCents } from '../../../src/rules/money.ts';
import { hostPage } from '../../lib/host-page.ts';
import { html } from '../../lib/html.ts';
import type { SandboxPaymentRow } from './sandbox-store.ts';
import type { SandboxOutcome } from '../../db/tables/payment-tables.ts';

/** The possible endings on this page (APS-17). */
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

const summary = (payment: SandboxPaymentRow) =>
  html`<dl>
    <dt>For</dt>
    <dd>${payment.label}</dd>
    <dt>Amount</dt>
    <dd>${formatCents(payment.amount_cents)} AUD</dd>
  </dl>`;

/** Returns the page: a form while undecided, else the decision and a link back. */
export function sandboxPaymentPage(payment: SandboxPaymentRow): string {
  if (payment.outcome !== null) {
    const back = html`<p>${payment.refunded_at === null ? endedAs[payment.outcome] : 'The shop has paid this payment back.'}</p>
      <p><a href="${payment.return_url}">Back to the shop</a></p>`;
    return hostPage('Test payment', html`${summary(payment)}${back}`);
  }
  const choices = sandboxEndings.map(
    (ending) =>
      html`<button name="ending" value="${ending}" aria-describedby="hint-${ending}">${buttons[ending].label}</button>
        <p id="hint-${ending}">${buttons[ending].hint}</p>`,
  );
  const note = 'This page stands in for a bank. No money moves, whatever you press.';
  return hostPage(
    'Test payment',
    html`${summary(payment)}
      <form method="post">${choices}</form>
      <p class="note">${note}</p>`,
  );
}

/** Shown to a shopper who closes the tab instead of returning. */
export const sandboxClosePage = (): string =>
  hostPage('You can close this tab now', html`<p>Your payment has been made. The shop knows about it.</p>`);

export const sandboxUnknownPage = (): string =>
  hostPage('Test payment', html`<p>There is no such payment.</p>`);
