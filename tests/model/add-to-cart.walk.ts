import type { AnyEventObject, SnapshotFrom } from 'xstate';
import { failureOf, RefusedError } from '../../src/lib/failure.ts';
import type { addToCartMachine } from '../../src/machines/addToCart/addToCart.machine.ts';
import { addToCartModel } from '../../src/machines/addToCart/addToCart.paths.ts';
import { expect, test } from '../testkit/fixtures.ts';
import { trivet } from '../testkit/shopper.ts';
import type { Shopper } from '../testkit/shopper.ts';
import { coveringWalks } from './covering-walks.ts';
import { PendingCalls } from './pending-calls.ts';
import { playWalk } from './play-walk.ts';

type AddToCart = SnapshotFrom<typeof addToCartMachine>;

const EDGES = 25;
const REFUSAL = 'Only 3 left';

/** Without editing a line: a newly opened product page edits none. */
const model: typeof addToCartModel = {
  ...addToCartModel,
  events: addToCartModel.events.filter(({ type, error }: AnyEventObject) => {
    const isGone = error instanceof RefusedError && error.textCode === 'CART_LINE_NOT_FOUND';
    return type !== 'line.edit' && !isGone;
  }),
};

/** Triggers the machine's events on a product's page. */
function driversOf(shopper: Shopper, calls: PendingCalls) {
  const { page } = shopper;
  const button = page.getByRole('button', { name: 'Add to cart' });
  let options = ['Plain', 'Banksia'];
  const drivers: Record<string, (event: AnyEventObject) => Promise<void>> = {
    // By keyboard, which reaches the button even while busy.
    'cart.add': () => button.press('Enter'),
    'options.change': async () => {
      options = options.toReversed();
      await shopper.option(options[1] ?? '').click();
    },
    'xstate.after.addedMessage.addToCart.added': () => expect(page.getByText('Added to cart')).toBeHidden(),
    'xstate.done.actor.addToCart': () => calls.goesThrough(),
    'xstate.error.actor.addToCart': (event) =>
      failureOf(event['error']).reason === 'refused' ? calls.isRefused(REFUSAL) : calls.breaks(),
  };
  return drivers;
}

async function check(shopper: Shopper, calls: PendingCalls, state: AddToCart) {
  const { page } = shopper;
  const { checkoutNow, failure } = state.context;
  const busy = state.hasTag('busy');
  if (busy) await calls.comes();
  const button = page.getByRole('button', { name: 'Add to cart' });
  if (busy) await expect(button).toHaveAttribute('aria-busy', 'true');
  else await expect(button).not.toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText('Added to cart')).toBeVisible({ visible: state.hasTag('added') });
  await expect(page.getByRole('link', { name: 'Checkout now' })).toBeVisible({ visible: checkoutNow });
  await expect(page.getByText(REFUSAL)).toBeVisible({ visible: failure?.reason === 'refused' });
  await expect(page.getByText('We cannot reach the shop. Your choice is kept.')).toBeVisible({
    visible: failure?.reason === 'unreachable',
  });
  expect(calls.waiting).toBe(busy ? 1 : 0);
}

test('the button shows the state of its machine, on every edge', async ({ shopper, consoleErrors }) => {
  consoleErrors.expect(/status of 422 .*\/cartAdd/);
  consoleErrors.expect(/ERR_FAILED.*\/cartAdd/);
  const calls = await PendingCalls.of(shopper.page, '**/cartAdd');
  const drivers = driversOf(shopper, calls);
  const look = (state: AddToCart) => check(shopper, calls, state);
  const { walks, edges } = coveringWalks(model);
  expect(edges).toBe(EDGES);
  for (const walk of walks) {
    await shopper.opens(`/product/${trivet.slug}`);
    await shopper.configures(trivet);
    await playWalk(walk, { drivers, checks: { idle: look, adding: look, added: look } });
  }
});
