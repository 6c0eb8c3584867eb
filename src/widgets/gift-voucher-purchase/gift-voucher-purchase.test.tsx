// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { User } from '../../graphql/generated/types.ts';
import { blankSession } from '../../machines/session/session.paths.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import { blankDelivery } from '../../machines/voucherPurchase/voucher-delivery.ts';
import { memoryDrafts } from '../../test/memory-drafts.ts';
import { pictureUrls, renderWidget } from '../../test/render-content.tsx';
import type { Responses } from '../../test/render-content.tsx';

const image = (name: string) => ({
  __typename: 'Image',
  url: `/assets/i/${name}/16x9/400.jpg`,
  webp_url: `/assets/i/${name}/16x9/400.webp`,
  avif_url: `/assets/i/${name}/16x9/400.avif`,
  placeholder: '',
  width: 400,
  height: 225,
  aspect: '16x9',
});
const themes = ['Birthday', 'Wedding'].map((name, index) => ({
  __typename: 'VoucherTheme',
  id: index + 1,
  name,
  image: image(name.toLowerCase()),
}));
const responses: Responses = { GiftVoucherThemes: () => ({ cognitoGiftVoucherThemes: themes }) };
const settings = { heading: 'Gift vouchers', amounts: '25|50.5|x|0', allow_custom_amounts: '1' };

function show(options: Parameters<typeof renderWidget>[2] & { settings?: object } = {}) {
  return renderWidget(
    'gift_voucher_purchase',
    { ...settings, ...options.settings },
    { loggedIn: true, ...options, responses: { ...responses, ...options.responses } },
  );
}

const box = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const optionsOf = (name: string) =>
  within(box(name))
    .getAllByRole('option')
    .map((option) => option.textContent);
const payButton = () => screen.queryByRole('button', { name: /^Pay/ });

it('[VCH-03, VCH-06] the first theme is preselected, no empty one is offered, and the picture changes with it', async () => {
  await show();
  expect([optionsOf('Theme'), box('Theme').value]).toEqual([['Birthday', 'Wedding'], '1']);
  expect(pictureUrls()).toEqual([expect.stringContaining('/birthday/16x9/400')]);
  await userEvent.selectOptions(box('Theme'), 'Wedding');
  expect(pictureUrls()).toEqual([expect.stringContaining('/wedding/16x9/400')]);
  expect(screen.getByRole('img', { name: 'Wedding' })).toBeTruthy();
});

it('[VCH-04, VCH-05, VCH-07] amounts are offered in dollars and cents, a custom one too, and a pay button once one is chosen', async () => {
  await show();
  expect(optionsOf('Amount')).toEqual(['-- Select --', '$25.00', '$50.50', 'Custom Amount']);
  expect([box('Amount').required, payButton()]).toEqual([true, null]);
  await userEvent.selectOptions(box('Amount'), '$50.50');
  expect(payButton()?.textContent).toBe('Pay $50.50 Now');
  await userEvent.selectOptions(box('Amount'), 'Custom Amount');
  expect(payButton()).toBeNull();
  await userEvent.type(screen.getByLabelText(/^Your amount/), '12.5');
  expect(payButton()?.textContent).toBe('Pay $12.50 Now');
});

it('[VCH-05] no custom amount is offered when the owner disallows it', async () => {
  await show({ settings: { allow_custom_amounts: '0' } });
  expect(optionsOf('Amount')).toEqual(['-- Select --', '$25.00', '$50.50']);
});

it.each(['1e3', '5,00', '-5', '0.001', 'NaN', '0'])(
  '[VCH-07, A17] the custom amount %j is invalid: the field shows so, and there is no pay button',
  async (typed) => {
    await show();
    await userEvent.selectOptions(box('Amount'), 'Custom Amount');
    const field = screen.getByLabelText<HTMLInputElement>(/^Your amount/);
    await userEvent.type(field, typed);
    await userEvent.tab();
    expect(screen.getByText('Please enter dollars and cents, such as 25 or 37.50')).toBeTruthy();
    expect([payButton(), field.value, field.getAttribute('aria-invalid')]).toEqual([null, typed, 'true']);
  },
);

it('[VCH-08] the host’s message is shown in an alert and at its field, and the typed amount is kept', async () => {
  const message = 'A voucher is for $5,000.00 at most';
  const giftVoucherPayNow = { success: false, payment: null, message, fields: { amount: message } };
  const payNow = vi.fn(() => ({ giftVoucherPayNow }));
  await show({ responses: { GiftVoucherPayNow: payNow } });
  await userEvent.selectOptions(box('Amount'), 'Custom Amount');
  await userEvent.type(screen.getByLabelText(/^Your amount/), '9000');
  await userEvent.click(screen.getByRole('button', { name: 'Pay $9,000.00 Now' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(message));
  expect(screen.getAllByText(message)).toHaveLength(2);
  expect(payNow).toHaveBeenCalledWith(expect.objectContaining({ theme_id: 1, amount: 9000, email: null }));
  expect(screen.getByLabelText<HTMLInputElement>(/^Your amount/).value).toBe('9000');
});

it.each([
  ['/gift-vouchers?from=mail&payum_token=earlier#card', '/gift-vouchers?from=mail&payum_token=earlier#card'],
  ['/gift-vouchers?form=club&payum_token=earlier', '/gift-vouchers?payum_token=earlier'],
  ['/gift-vouchers#redeem=7KQ4-01AB-CDEF-GHJM', '/gift-vouchers'],
])(
  'the payment of a voucher that is bought at %s returns to %s: to no form, and with no code',
  async (here, returned) => {
    window.history.replaceState(null, '', here);
    const giftVoucherPayNow = { success: false, payment: null, message: 'No', fields: {} };
    const payNow = vi.fn((_variables: Record<string, unknown>) => ({ giftVoucherPayNow }));
    await show({ responses: { GiftVoucherPayNow: payNow } });
    await userEvent.selectOptions(box('Amount'), '$25.00');
    await userEvent.click(screen.getByRole('button', { name: 'Pay $25.00 Now' }));
    await waitFor(() => expect(payNow).toHaveBeenCalledOnce());
    const { url } = payNow.mock.lastCall?.[0] ?? {};
    expect(atob(String(url))).toBe(`${window.location.origin}${returned}`);
  },
);

it('[VCH-16] a guest enters the e-mail for the receipt and the recipient; a mistake leads to its field', async () => {
  const drafts = memoryDrafts();
  const view = await show({ loggedIn: false, drafts });
  await userEvent.selectOptions(box('Amount'), '$25.00');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Send it to somebody else' }));
  await userEvent.click(screen.getByRole('button', { name: 'Pay $25.00 Now' }));
  const email = screen.getByRole('textbox', { name: /^Your e-mail/ });
  expect(document.activeElement).toBe(email);
  expect(screen.getByText('Please enter your e-mail address')).toBeDefined();
  const recipient = screen.getByRole('textbox', { name: /^E-mail address of the recipient/ });
  expect(screen.getByText('Please enter the recipient’s e-mail address')).toBeDefined();
  await userEvent.type(email, 'ada@');
  await userEvent.type(recipient, 'moira');
  await userEvent.click(screen.getByRole('button', { name: 'Pay $25.00 Now' }));
  expect(screen.getAllByText('This does not look like an e-mail address')).toHaveLength(2);
  await userEvent.clear(email);
  await userEvent.type(email, 'ada@example.com');
  await userEvent.type(screen.getByRole('textbox', { name: /^Your message/ }), 'Enjoy');
  view.unmount();
  await show({ loggedIn: false, drafts });
  expect(screen.getByRole('textbox', { name: /^Your e-mail/ })).toHaveProperty('value', 'ada@example.com');
  expect(screen.getByRole('textbox', { name: /^Your message/ })).toHaveProperty('value', 'Enjoy');
});

it('a half-typed day is refused and focused, instead of sending the voucher at once', async () => {
  const giftVoucherPayNow = { success: false, payment: null, message: 'No', fields: {} };
  const payNow = vi.fn((_variables: Record<string, unknown>) => ({ giftVoucherPayNow }));
  await show({ responses: { GiftVoucherPayNow: payNow } });
  await userEvent.selectOptions(box('Amount'), '$25.00');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Send it to somebody else' }));
  await userEvent.type(
    screen.getByRole('textbox', { name: /^E-mail address of the recipient/ }),
    'grace@example.com',
  );
  const day = screen.getByLabelText<HTMLInputElement>('Day on which we send it');
  // A browser then takes years of four digits only.
  expect(day.max).toBe('9999-12-31');
  // What a browser reports of half a day; jsdom does not.
  Object.defineProperty(day, 'validity', { configurable: true, value: { badInput: true } });
  await userEvent.click(screen.getByRole('button', { name: 'Pay $25.00 Now' }));
  expect(screen.getByText('Please choose a day from today on, within a year')).toBeDefined();
  expect([document.activeElement, day.getAttribute('aria-invalid')]).toEqual([day, 'true']);
  expect(payNow).not.toHaveBeenCalled();
  Object.defineProperty(day, 'validity', { value: { badInput: false } });
  await userEvent.click(screen.getByRole('button', { name: 'Pay $25.00 Now' }));
  await waitFor(() => expect(payNow).toHaveBeenCalledWith(expect.objectContaining({ deliver_on: null })));
});

const paidDraft = {
  theme_id: 2,
  amount: '25',
  customAmount: '',
  delivery: { ...blankDelivery, email: 'ada@example.com', message: 'Enjoy' },
};
const paymentCheckPaid = { has_payment: true, success: true, status: 'paid', pending: false, payment: null };

it('without a theme there is no form to buy with, but a sentence, and codes can be redeemed', async () => {
  const drafts = memoryDrafts();
  drafts.write('voucher', 'purchase', paidDraft);
  await show({ drafts, responses: { GiftVoucherThemes: () => ({ cognitoGiftVoucherThemes: [] }) } });
  expect(screen.getByText('Nothing on this shelf just yet')).toBeDefined();
  expect(screen.queryByRole('combobox')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Redeem a gift voucher' }));
  expect(screen.getByRole('button', { name: 'Redeem Now' })).toBeDefined();
});

it('[VCH-01] a paid voucher clears its form and its draft', async () => {
  const drafts = memoryDrafts();
  drafts.write('voucher', 'purchase', paidDraft);
  await show({
    drafts,
    path: '/gift-vouchers?payum_token=payum-1',
    responses: { CheckPaid: () => ({ paymentCheckPaid }) },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Buy another gift voucher' }));
  await waitFor(() => expect(box('Amount').value).toBe(''));
  expect(box('Theme').value).toBe('1');
  expect(drafts.read('voucher', 'purchase')).toBeNull();
});

it('an unreachable shop leaves the payment undecided, and the check can be repeated', async () => {
  const checkPaid = vi.fn(() => Promise.reject<object>(new TypeError('no network')));
  await show({ path: '/gift-vouchers?payum_token=payum-1', responses: { CheckPaid: checkPaid } });
  await screen.findByText('We cannot reach the shop right now');
  expect(screen.queryByText('Your payment is still being decided')).toBeNull();
  checkPaid.mockResolvedValue({ paymentCheckPaid });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText(/^Payment Successful/);
});

it('a voucher whose payment failed keeps its draft', async () => {
  const drafts = memoryDrafts();
  drafts.write('voucher', 'purchase', paidDraft);
  await show({
    drafts,
    path: '/gift-vouchers?payum_token=payum-1',
    responses: { CheckPaid: () => ({ paymentCheckPaid: { ...paymentCheckPaid, success: false } }) },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(box('Amount').value).toBe('25'));
  expect(drafts.read('voucher', 'purchase')).toEqual(paidDraft);
});

it('a logout does not restore a draft that it has removed', async () => {
  const drafts = memoryDrafts();
  const revokeTokens = fromPromise<unknown, { access_token: string | null }>(async () => undefined);
  const fetchUser = fromPromise<User, void>(() => new Promise(() => undefined));
  const session = createActor(sessionMachine.provide({ actors: { fetchUser, revokeTokens } }), {
    input: { stored: { ...blankSession, access_token: 'access', refresh_token: 'refresh' } },
  }).start();
  await show({ drafts, session });
  await userEvent.selectOptions(box('Amount'), '$25.00');
  act(() => {
    drafts.write('voucher', 'purchase', null);
    session.send({ type: 'session.logout' });
  });
  expect(drafts.read('voucher', 'purchase')).toBeNull();
});

it('[VCH-10] a typed code is restored after switching to the other form, and after a reload', async () => {
  const drafts = memoryDrafts();
  const view = await show({ drafts });
  await userEvent.click(screen.getByRole('button', { name: 'Redeem a gift voucher' }));
  await userEvent.type(screen.getByLabelText(/^Code/), 'KERF-12');
  await userEvent.click(screen.getByRole('button', { name: 'Buy a gift voucher' }));
  await userEvent.click(screen.getByRole('button', { name: 'Redeem a gift voucher' }));
  expect(screen.getByLabelText(/^Code/)).toHaveProperty('value', 'KERF-12');
  view.unmount();
  await show({ drafts });
  await userEvent.click(screen.getByRole('button', { name: 'Redeem a gift voucher' }));
  expect(screen.getByLabelText(/^Code/)).toHaveProperty('value', 'KERF-12');
});

it('[VCH-10, ERR-12] the code of a link is filled in, and a refusal is shown beside it', async () => {
  const giftVoucherRedeem = { success: false, message: 'This voucher has expired' };
  await show({
    path: '/gift-vouchers#redeem=7KQ4-01AB-CDEF-GHJM',
    responses: { GiftVoucherRedeem: () => ({ giftVoucherRedeem }) },
  });
  expect(screen.getByRole('heading', { name: 'Redeem gift voucher' })).toBeTruthy();
  expect(screen.getByRole('textbox', { name: /^Code/ })).toHaveProperty('value', '7KQ4-01AB-CDEF-GHJM');
  await userEvent.click(screen.getByRole('button', { name: 'Redeem Now' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('This voucher has expired'));
});

it('[VCH-10] a link to the redeem form opens it once, even if the themes load late', async () => {
  const { promise: late, resolve } = Promise.withResolvers<object>();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  let requests = 0;
  const GiftVoucherThemes = () => ((requests += 1) === 1 ? Promise.reject(new Error('no network')) : late);
  await show({ path: '/gift-vouchers#redeem=7KQ4-01AB-CDEF-GHJM', responses: { GiftVoucherThemes } });
  expect(screen.queryByRole('heading', { name: 'Redeem gift voucher' })).toBeNull();
  resolve({ cognitoGiftVoucherThemes: themes });
  expect(await screen.findByRole('heading', { name: 'Redeem gift voucher' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Buy a gift voucher' }));
  expect(box('Theme').value).toBe('1');
});
