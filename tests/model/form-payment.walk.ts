import type { AnyEventObject, SnapshotFrom } from 'xstate';
import type { paymentResultMachine } from '../../src/machines/paymentResult/paymentResult.machine.ts';
import { paymentResultModel } from '../../src/machines/paymentResult/paymentResult.paths.ts';
import { expect, test } from '../testkit/fixtures.ts';
import { coveringWalks } from './covering-walks.ts';
import { PendingCalls } from './pending-calls.ts';
import { playWalk } from './play-walk.ts';

type Result = SnapshotFrom<typeof paymentResultMachine>;

const EDGES = 6;
const PAGE = '/demo_asdf?form=workshop-evening';
const OTHER_CALLS = /\/graphql|\/api\/v1\/(?!cognito\/payment\/checkPaid)/;

const words = {
  busy: 'One moment, we are checking your payment …',
  paid: 'Payment Successful. Please check your email for your invoice.',
  failed: 'Payment Failed',
  unreachable: 'We cannot reach the shop right now',
} as const;

test('a form shows the result of its payment, on every edge without polling, and no other block does', async ({
  shopper,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_FAILED.*\/checkPaid/);
  const { page } = shopper;
  const calls = await PendingCalls.of(page, '**/checkPaid*');
  const look = async (state: Result) => {
    for (const tag of ['busy', 'paid', 'failed', 'unreachable'] as const)
      await expect(page.getByText(words[tag])).toHaveCount(state.hasTag(tag) ? 1 : 0);
    const bookings = page.getByRole('button', { name: 'Book a place' });
    await expect(bookings).toHaveCount(0);
    // The vouchers on the same page are unaffected.
    await expect(page.getByText('Redeem a gift voucher')).toBeVisible();
    if (state.matches({ checking: 'requesting' })) await calls.comes();
  };
  const drivers: Record<string, (event: AnyEventObject) => Promise<void>> = {
    'xstate.done.actor.checkPaid': (event) => calls.respondsWith(event['output']),
    'xstate.error.actor.checkPaid': () => calls.breaks(),
    'check.retry': () => shopper.page.getByRole('main').getByRole('button', { name: 'Try again' }).click(),
  };
  // Polling is covered by the same walk on the checkout.
  const { walks, edges } = coveringWalks(
    { ...paymentResultModel, inputs: [{ token: 'payum-1' }] },
    ({ events, source, target }) =>
      target.context.polls === 0 &&
      (events.at(-1)?.type !== 'check.retry' || source.hasTag('unreachable')) &&
      events.every(({ type }) => type in drivers),
  );
  expect(edges).toBe(EDGES);
  const checks = { 'checking.requesting': look, paid: look, failed: look, unreachable: look };
  for (const [index, walk] of walks.entries()) {
    await page.unroute(OTHER_CALLS);
    const cart = page.waitForEvent('requestfinished', (request) => request.url().endsWith('/getCart'));
    await shopper.opens(`${PAGE}&payum_token=walk-${index}`);
    await Promise.all([cart, calls.comes()]);
    // Any other response would mean that the shop is reachable, and trigger a retry.
    await page.route(OTHER_CALLS, () => undefined);
    await playWalk(walk, { drivers, checks });
  }
});
