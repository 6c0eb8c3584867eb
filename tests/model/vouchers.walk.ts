import type { AnyEventObject, SnapshotFrom } from 'xstate';
import { failureOf, RefusedError } from '../../src/lib/failure.ts';
import { formatMoney } from '../../src/lib/money.ts';
import { doneEvent, errorEvent } from '../../src/machines/testing/machine-events.ts';
import type { EdgePath } from '../../src/machines/testing/machine-model.ts';
import { chosenAmount } from '../../src/machines/voucherPurchase/voucher-amounts.ts';
import type { voucherPurchaseMachine } from '../../src/machines/voucherPurchase/voucherPurchase.machine.ts';
import { voucherPurchaseModel } from '../../src/machines/voucherPurchase/voucherPurchase.paths.ts';
import type { voucherRedeemMachine } from '../../src/machines/voucherRedeem/voucherRedeem.machine.ts';
import { voucherRedeemModel } from '../../src/machines/voucherRedeem/voucherRedeem.paths.ts';
import { expect, test } from '../testkit/fixtures.ts';
import type { Shopper } from '../testkit/shopper.ts';
import { coveringWalks } from './covering-walks.ts';
import { PendingCalls } from './pending-calls.ts';
import { playWalk } from './play-walk.ts';

type Purchase = SnapshotFrom<typeof voucherPurchaseMachine>;
type Redeem = SnapshotFrom<typeof voucherRedeemMachine>;

const PURCHASE_EDGES = 48;
const REDEEM_EDGES = 32;
const REFUSAL = 'Not today';
const UNREACHABLE = 'We cannot reach the shop right now. Please try again.';
const UNPAID = { has_payment: true, success: false, pending: false, payment: null, status: 'failed' };
const ADA = 'ada@example.com';
const GRACE = 'grace@example.com';

const refusal = new RefusedError({ status: 422, message: REFUSAL });
const noNetwork = new Error('no network');
const themes = [1, 2].map((id) => ({ id, name: `Theme ${id}`, image: null }));
const start = { amounts: '25|50|100|200', allowCustomAmounts: true, isLoggedIn: false, draft: null };

/** The block of a guest who returns from the payment page; its themes are part of the page. */
const purchaseModel: typeof voucherPurchaseModel = {
  ...voucherPurchaseModel,
  inputs: [{ ...start, themes, token: 'payum-1' }],
  events: [
    { type: 'result.dismiss' },
    { type: 'mode.toggle' },
    { type: 'theme.choose', id: 2 },
    { type: 'amount.choose', amount: '50' },
    { type: 'amount.choose', amount: '-1' },
    { type: 'custom.change', text: 'twelve' },
    { type: 'custom.change', text: '12.50' },
    { type: 'delivery.change', values: { email: ADA } },
    { type: 'delivery.change', values: { isForOther: true } },
    { type: 'delivery.change', values: { recipient_email: GRACE } },
    { type: 'voucher.pay' },
    doneEvent('payNow', { success: true, payment: 'https://pay.example/1', message: null, fields: null }),
    doneEvent('payNow', { success: false, payment: null, message: REFUSAL, fields: null }),
    errorEvent('payNow', refusal),
    errorEvent('payNow', noNetwork),
  ],
  project: ({ token, theme_id, amount, customAmount, delivery, problems, failure }) => [
    token,
    theme_id,
    amount,
    customAmount,
    delivery,
    problems,
    failure?.reason,
  ],
};

/** Each outcome once: the payment page for a complete form, the others before that. */
function canEnd({ context }: Purchase, event: AnyEventObject): boolean {
  const isFilled = context.theme_id === 2 || context.amount === '-1';
  const isAccepted = event['output']?.success === true;
  return event.type.startsWith('xstate.') && isAccepted === isFilled;
}

/** Fills in the form from top to bottom, changes the amount, and tries to pay too early. */
function isPossible({ source, events }: EdgePath<typeof voucherPurchaseMachine>): boolean {
  const event: AnyEventObject = events.at(-1) ?? { type: '' };
  if (source.hasTag('busy')) return source.matches('paying') && canEnd(source, event);
  if (source.hasTag('result')) return event.type === 'result.dismiss';
  if (source.hasTag('redeeming')) return event.type === 'mode.toggle';
  const { theme_id, amount, customAmount, delivery, problems, failure } = source.context;
  const isFilled = delivery.recipient_email !== '';
  switch (event.type) {
    case 'voucher.pay':
      return chosenAmount(source.context) > 0 && (customAmount === '' || amount === '-1');
    case 'delivery.change': {
      const [field = ''] = Object.keys(event['values']);
      if (failure !== null) return false;
      if (field === 'email') return delivery.email === '' && (amount === '50' || problems.length > 0);
      if (field === 'isForOther') return delivery.email !== '' && customAmount === '' && !delivery.isForOther;
      return delivery.isForOther && !isFilled;
    }
    case 'mode.toggle':
      return failure === null && (amount === '' || (isFilled && theme_id === 1));
    case 'theme.choose':
      return failure === null && isFilled && theme_id === 1;
    case 'amount.choose':
      return delivery.email === '' && problems.length === 0 && amount !== event['amount'];
    case 'custom.change':
      return (
        delivery.email === '' && problems.length === 0 && amount === '-1' && customAmount !== event['text']
      );
    default:
      return false;
  }
}

const fails = (calls: PendingCalls) => (event: AnyEventObject) =>
  failureOf(event['error']).reason === 'refused' ? calls.isRefused(REFUSAL) : calls.trips();

const amountOf = (shopper: Shopper) => shopper.page.getByRole('combobox', { name: /^Amount/ });
const themeOf = (shopper: Shopper) => shopper.page.getByRole('combobox', { name: 'Theme' });
const customOf = (shopper: Shopper) => shopper.page.getByRole('textbox', { name: 'Your amount in dollars' });
const payKey = (shopper: Shopper) => shopper.page.getByRole('button', { name: /^Pay \$/ });

function purchaseDrivers(
  shopper: Shopper,
  calls: PendingCalls,
): Record<string, (event: AnyEventObject) => Promise<void>> {
  const { page } = shopper;
  let isRedeeming = false;
  return {
    'result.dismiss': () => shopper.page.getByRole('main').getByRole('button', { name: 'Try again' }).click(),
    'mode.toggle': () => {
      isRedeeming = !isRedeeming;
      return shopper.button(isRedeeming ? 'Redeem a gift voucher' : 'Buy a gift voucher').click();
    },
    'theme.choose': async () => void (await themeOf(shopper).selectOption({ index: 1 })),
    'amount.choose': async ({ amount }) => void (await amountOf(shopper).selectOption(amount)),
    'custom.change': ({ text }) => customOf(shopper).fill(text),
    'delivery.change': async ({ values }) => {
      if (values.email) await page.getByRole('textbox', { name: 'Your e-mail address' }).fill(values.email);
      else if (values.isForOther) await page.getByLabel('Send it to somebody else').check();
      else await page.getByRole('textbox', { name: 'E-mail address of the recipient' }).fill(GRACE);
    },
    'voucher.pay': () => payKey(shopper).press('Enter'),
    // The payment URL is in the host's own response.
    'xstate.done.actor.payNow': ({ output }) =>
      output.success ? calls.goesThrough() : calls.respondsWith(output),
    'xstate.error.actor.payNow': fails(calls),
  };
}

async function checkBuying(shopper: Shopper, calls: PendingCalls, state: Purchase): Promise<void> {
  const { page } = shopper;
  const { amount, customAmount, delivery, problems, failure, theme_id } = state.context;
  const due = chosenAmount(state.context);
  if (state.matches('paying')) await calls.comes();
  await expect(amountOf(shopper)).toHaveValue(amount);
  expect(await themeOf(shopper).evaluate((select: HTMLSelectElement) => select.selectedIndex)).toBe(
    (theme_id ?? 1) - 1,
  );
  if (amount === '-1') await expect(customOf(shopper)).toHaveValue(customAmount);
  else await expect(customOf(shopper)).toHaveCount(0);
  if (due === 0) await expect(payKey(shopper)).toHaveCount(0);
  else await expect(payKey(shopper)).toHaveText(`Pay ${formatMoney(due)} Now`);
  if (state.hasTag('busy')) await expect(payKey(shopper)).toHaveAttribute('aria-busy', 'true');
  const recipient = page.getByRole('textbox', { name: 'E-mail address of the recipient' });
  if (delivery.isForOther) await expect(recipient).toHaveValue(delivery.recipient_email);
  else await expect(recipient).toHaveCount(0);
  const email = page.getByRole('textbox', { name: 'Your e-mail address' });
  await expect(email).toHaveValue(delivery.email);
  const [first] = problems;
  if (first) await expect(first === 'email' ? email : recipient).toBeFocused();
  await expect(page.getByText(/^Please enter (your|the recipient’s) e-mail address$/)).toHaveCount(
    problems.length,
  );
  await expect(page.getByText(REFUSAL)).toBeVisible({ visible: failure?.reason === 'refused' });
  await expect(page.getByText(UNREACHABLE)).toBeVisible({ visible: failure?.reason === 'unreachable' });
}

/** Cleans up after an earlier walk: pending requests and input. */
async function startsAnew({ page }: Shopper): Promise<void> {
  await page.goto('/robots.txt');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.evaluate(() => localStorage.removeItem('drafts'));
}

test('the block that sells vouchers shows the state of its machine, on every edge', async ({
  shopper,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of (501|422) .*\/giftVoucher\/payNow\)$/);
  const { page } = shopper;
  const { walks, edges } = coveringWalks(purchaseModel, isPossible);
  expect(edges).toBe(PURCHASE_EDGES);
  for (const walk of walks) {
    await startsAnew(shopper);
    const calls = await PendingCalls.of(page, '**/giftVoucher/payNow');
    await page.route('**/checkPaid*', (route) => route.fulfill({ json: UNPAID }));
    await shopper.opens('/gift-vouchers?payum_token=walk');
    await expect(page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible();
    const buying = (state: Purchase) => checkBuying(shopper, calls, state);
    const redeeming = () => expect(page.getByRole('heading', { name: 'Redeem gift voucher' })).toBeVisible();
    const redirecting = () => expect(page).toHaveURL(/\/sandbox-payment\//);
    const checks = { buying, paying: buying, redeeming, redirecting };
    await playWalk(walk, { drivers: purchaseDrivers(shopper, calls), checks });
  }
});

const redeemModel: typeof voucherRedeemModel = {
  ...voucherRedeemModel,
  inputs: [false, true].map((isLoggedIn) => ({ code: '', isLoggedIn })),
  events: [
    { type: 'code.change', code: 'GIFT-1' },
    { type: 'code.change', code: ' ' },
    { type: 'voucher.redeem' },
    doneEvent('redeemVoucher', { success: true, message: null }),
    doneEvent('redeemVoucher', { success: false, message: REFUSAL }),
    errorEvent('redeemVoucher', refusal),
    errorEvent('redeemVoucher', noNetwork),
  ],
  project: (context) => [voucherRedeemModel.project(context), context.failure?.reason],
};

function redeemDrivers(
  shopper: Shopper,
  calls: PendingCalls,
  isLoggedIn: boolean,
): Record<string, (event: AnyEventObject) => Promise<void>> {
  const { page } = shopper;
  const field = page.getByLabel('Code');
  return {
    'code.change': ({ code }) => field.fill(code),
    'voucher.redeem': async () => {
      const code = await field.inputValue();
      await shopper.button('Redeem Now').click();
      if (isLoggedIn || code.trim() === '') return;
      await expect(page).toHaveURL(/\/login/);
      await page.goBack();
    },
    'xstate.done.actor.redeemVoucher': ({ output }) => calls.respondsWith(output),
    'xstate.error.actor.redeemVoucher': fails(calls),
  };
}

async function checkRedeem({ page }: Shopper, calls: PendingCalls, state: Redeem): Promise<void> {
  const { code, isMissing, failure } = state.context;
  const field = page.getByLabel('Code');
  if (state.hasTag('busy')) await calls.comes();
  await expect(field).toHaveValue(code);
  await expect(page.getByText('Please enter the code of your voucher')).toBeVisible({ visible: isMissing });
  if (isMissing) await expect(field).toBeFocused();
  await expect(page.getByText(REFUSAL)).toBeVisible({ visible: failure?.reason === 'refused' });
  await expect(page.getByText(UNREACHABLE)).toBeVisible({ visible: failure?.reason === 'unreachable' });
}

test('redeeming shows the state of its machine, on every edge, to a guest and to a logged-in user', async ({
  shopper,
  newShopper,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of (501|422) .*\/giftVoucher\/redeem\)$/);
  const known = await newShopper();
  await known.isLoggedIn();
  const { walks, edges } = coveringWalks(redeemModel, ({ source, events }) => {
    const event: AnyEventObject = events.at(-1) ?? { type: '' };
    if (source.status !== 'active' || event['code'] === source.context.code) return false;
    return source.hasTag('busy') === event.type.startsWith('xstate.');
  });
  expect(edges).toBe(REDEEM_EDGES);
  for (const walk of walks) {
    const isLoggedIn = walk[0]?.target.context.isLoggedIn ?? false;
    const who = isLoggedIn ? known : shopper;
    await startsAnew(who);
    const calls = await PendingCalls.of(who.page, '**/giftVoucher/redeem');
    await who.opens('/gift-vouchers#redeem');
    const look = (state: Redeem) => checkRedeem(who, calls, state);
    await playWalk(walk, {
      drivers: redeemDrivers(who, calls, isLoggedIn),
      checks: { idle: look, redeeming: look, redeemed: () => expect(who.page).toHaveURL(/\/profile$/) },
    });
  }
});
