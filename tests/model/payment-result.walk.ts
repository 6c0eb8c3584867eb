import type { AnyEventObject, SnapshotFrom } from 'xstate';
import { isWaitingForPayment } from '../../src/machines/paymentResult/paymentResult.machine.ts';
import type { paymentResultMachine } from '../../src/machines/paymentResult/paymentResult.machine.ts';
import { paymentResultModel } from '../../src/machines/paymentResult/paymentResult.paths.ts';
import { expect, test } from '../testkit/fixtures.ts';
import type { Shopper } from '../testkit/shopper.ts';
import { coveringWalks } from './covering-walks.ts';
import { PendingCalls } from './pending-calls.ts';
import { playWalk } from './play-walk.ts';

type Result = SnapshotFrom<typeof paymentResultMachine>;

const EDGES = 22;

/** The maximum pause between two polls. */
const MAX_PAUSE_MS = 15_000;

const OTHER_CALLS = /\/(getCart|authUser)$/;

const words: Record<'busy' | 'paid' | 'failed' | 'unreachable', string> = {
  busy: 'One moment, we are checking your payment …',
  paid: 'Payment Successful. Please check your email for your invoice.',
  failed: 'Payment Failed',
  unreachable: 'We cannot reach the shop right now',
};

async function check({ page }: Shopper, calls: PendingCalls, state: Result): Promise<void> {
  for (const tag of ['busy', 'paid', 'failed', 'unreachable'] as const)
    await expect(page.getByText(words[tag])).toBeVisible({ visible: state.hasTag(tag) });
  const keepsAwake = page.locator('[role=status] [data-keep-awake=true]');
  await expect(keepsAwake).toHaveCount(isWaitingForPayment(state) ? 1 : 0);
  if (state.matches({ checking: 'requesting' })) await calls.comes();
}

test('the return from the payment page shows the state of its machine, on every edge', async ({
  shopper,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_FAILED.*\/checkPaid/);
  // The test's paid order does not exist.
  consoleErrors.expect(/404.*\/order\/order-1/);
  await shopper.isLoggedIn();
  const { page } = shopper;
  await page.clock.install();
  const calls = await PendingCalls.of(page, '**/checkPaid*');
  const orderResponse = page.waitForResponse('**/order/order-1', { timeout: 0 });
  const drivers: Record<string, (event: AnyEventObject) => Promise<void>> = {
    'xstate.done.actor.checkPaid': (event) => calls.respondsWith(event['output']),
    'xstate.error.actor.checkPaid': () => calls.breaks(),
    'xstate.after.pollPause.paymentResult.checking.pausing': async () => {
      await page.clock.fastForward(MAX_PAUSE_MS);
      await calls.comes();
    },
    'check.retry': () => shopper.page.getByRole('main').getByRole('button', { name: 'Try again' }).click(),
  };
  const model = { ...paymentResultModel, inputs: [{ token: 'payum-1' }] };
  // Long polling, and events that the screen cannot cause, are left to the model test.
  const { walks, edges } = coveringWalks(
    model,
    ({ events, source, target }) =>
      target.context.polls < 3 &&
      (events.at(-1)?.type !== 'check.retry' || source.hasTag('unreachable')) &&
      events.every(({ type }) => type in drivers),
  );
  expect(edges).toBe(EDGES);
  const look = (state: Result) => check(shopper, calls, state);
  const checks = {
    'checking.requesting': look,
    'checking.pausing': look,
    paid: async (state: Result) => {
      await look(state);
      if (state.context.payment === 'order-1') await orderResponse;
    },
    failed: look,
    unreachable: look,
  };
  for (const [index, walk] of walks.entries()) {
    await page.unroute(OTHER_CALLS);
    const responses = ['/getCart', '/authUser'].map((path) =>
      page.waitForEvent('requestfinished', (request) => request.url().endsWith(path)),
    );
    await shopper.opens(`/checkout?payum_token=walk-${index}`);
    await Promise.all([...responses, calls.comes()]);
    // Any other response would mean that the shop is reachable, and trigger a retry.
    await page.route(OTHER_CALLS, () => undefined);
    await playWalk(walk, { drivers, checks });
  }
});
