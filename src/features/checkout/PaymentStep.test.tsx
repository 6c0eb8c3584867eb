// @vitest-environment jsdom
import { I18nProvider } from '@lingui/react';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { loadI18n } from '../../i18n/load-messages.ts';
import { savedAddress } from '../../machines/checkout/checkout.fixtures.ts';
import { pricedCart, startCheckout } from '../../machines/checkout/checkout.harness.ts';
import { renderWithApp } from '../../test/render.tsx';
import { PaymentStep } from './PaymentStep.tsx';

/** Compiling the message catalogue takes time, ms. */
const LOADED = 60_000;

const waysToPay = [
  { id: 'stripe', name: 'Credit or debit card' },
  { id: 'sandbox', name: 'Test payment' },
  { id: 'bank', name: 'Direct deposit' },
];

async function show(locale: 'en' | 'de') {
  const { loadCheckout, checkout } = startCheckout();
  const cart = pricedCart({ payment_types: waysToPay });
  await loadCheckout.last().resolve({ cart, addresses: [savedAddress()] });
  const i18n = await loadI18n(locale);
  renderWithApp(
    <I18nProvider i18n={i18n}>
      <PaymentStep checkout={{ snapshot: checkout.getSnapshot(), send: checkout.send }} />
    </I18nProvider>,
  );
}

it(
  '[I18-04] payment types are named in the shopper’s language, unknown ones in marked English',
  async () => {
    await show('de');
    expect(screen.getByRole('radio', { name: 'Kredit- oder Debitkarte' })).toBeTruthy();
    expect(screen.getByRole('radio', { name: 'Testzahlung' })).toBeTruthy();
    expect(screen.getByText('Direct deposit').lang).toBe('en');
    expect(screen.queryByText(/card|Test payment/i)).toBeNull();
  },
  LOADED,
);

it('[I18-04] in English payment types have the names of the host', async () => {
  await show('en');
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual(
    waysToPay.map(({ name }) => name),
  );
});
