import type { AnyEventObject, SnapshotFrom } from 'xstate';
import { failureOf, RefusedError } from '../../src/lib/failure.ts';
import { cartItem, cartResponse, filledCart } from '../../src/machines/cart/cart.fixtures.ts';
import type { cartMachine } from '../../src/machines/cart/cart.machine.ts';
import { cartModel } from '../../src/machines/cart/cart.paths.ts';
import { doneEvent, errorEvent } from '../../src/machines/testing/machine-events.ts';
import type { EdgePath } from '../../src/machines/testing/machine-model.ts';
import { expect, test } from '../testkit/fixtures.ts';
import { trivet } from '../testkit/shopper.ts';
import type { Shopper } from '../testkit/shopper.ts';
import { coveringWalks } from './covering-walks.ts';
import { PendingCalls, startsAfresh } from './pending-calls.ts';
import { playWalk } from './play-walk.ts';

type Cart = SnapshotFrom<typeof cartMachine>;

const EDGES = 50;
const REFUSAL = 'Only 3 left';
const CODE = 'WELCOME10';
const twoOfThem = [cartItem({ qty: 2 })];

/** The machine's own model, restricted to what is possible on `/cart` and what the host really returns. */
const model: typeof cartModel = {
  ...cartModel,
  inputs: [{ cart: filledCart(), mergePending: false }],
  events: [
    { type: 'line.update', id: 1, qty: 3 },
    { type: 'line.remove', id: 1 },
    { type: 'line.restore', id: 1 },
    { type: 'promotion.apply', code: CODE },
    { type: 'cart.retry' },
    doneEvent('updateLine', cartResponse({ items: twoOfThem })),
    doneEvent('removeLine', cartResponse({ items: [], item_count: 0 })),
    doneEvent('restoreLine', cartResponse({ items: twoOfThem })),
    doneEvent('loadCart', cartResponse({ items: twoOfThem, promotion_code: CODE })),
    doneEvent('loadCart', cartResponse({ items: [], item_count: 0 })),
    ...['updateLine', 'removeLine', 'restoreLine', 'loadCart'].map((id) =>
      errorEvent(id, new Error('no network')),
    ),
    ...['updateLine', 'removeLine', 'restoreLine'].map((id) =>
      errorEvent(id, new RefusedError({ status: 422, message: REFUSAL })),
    ),
  ],
  project: (context) => [
    cartModel.project(context),
    context.queue.map(({ kind }) => kind),
    context.failure?.reason,
    context.removedCode,
  ],
};

/** One action at a time, and only while the cart is shown. */
function isPossible({ source, events }: EdgePath<typeof cartMachine>): boolean {
  const event = events.at(-1);
  const type = event?.type ?? '';
  // The host returns the real cart, so an empty cart stays empty.
  if (type === 'xstate.done.actor.loadCart')
    return event?.['output'].item_count > 0 === source.context.cart.hasCartItems;
  if (source.hasTag('busy')) return type.startsWith('xstate.');
  // The returning promotion code is left to the model test: the host has only one response to it.
  if (type === 'line.restore')
    return source.context.removed.length > 0 && source.context.removedCode === null;
  if (!source.context.cart.hasCartItems) return false;
  if (type === 'promotion.apply') return source.context.cart.promotion_code === null;
  return (type === 'cart.retry') === source.hasTag('retryable');
}

function driversOf(
  shopper: Shopper,
  calls: PendingCalls,
): Record<string, (event: AnyEventObject) => Promise<void>> {
  const fails = (event: AnyEventObject) =>
    failureOf(event['error']).reason === 'refused' ? calls.isRefused(REFUSAL) : calls.trips();
  return {
    'line.update': () => shopper.button('One more').click(),
    'line.remove': () => shopper.removes(trivet),
    'line.restore': () => shopper.undoOf(trivet).click(),
    'promotion.apply': async () => {
      await shopper.page.getByLabel('Promotion code').fill(CODE);
      await shopper.button('Apply').click();
    },
    'cart.retry': () => shopper.page.getByRole('main').getByRole('button', { name: 'Try again' }).click(),
    'xstate.done.actor.updateLine': () => calls.goesThrough(),
    'xstate.done.actor.removeLine': () => calls.goesThrough(),
    'xstate.done.actor.restoreLine': () => calls.goesThrough(),
    'xstate.done.actor.loadCart': () => calls.goesThrough(),
    'xstate.error.actor.updateLine': fails,
    'xstate.error.actor.removeLine': fails,
    'xstate.error.actor.restoreLine': fails,
    'xstate.error.actor.loadCart': fails,
  };
}

async function check({ page }: Shopper, calls: PendingCalls, state: Cart): Promise<void> {
  const { cart, failure } = state.context;
  if (state.hasTag('busy')) await calls.comes();
  await expect(page.getByText('We cannot reach the shop right now')).toBeVisible({
    visible: state.hasTag('retryable'),
  });
  await expect(page.getByText('Your cart is empty')).toBeVisible({ visible: !cart.hasCartItems });
  await expect(page.getByText(`Code ${CODE} is applied`).first()).toBeVisible({
    visible: cart.hasCartItems && cart.promotion_code === CODE,
  });
  await expect(page.getByText(REFUSAL)).toBeVisible({ visible: failure?.reason === 'refused' });
}

test('the cart shows the state of its machine, on every edge that /cart offers', async ({
  shopper,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 501 .*\/sell\/cart\/(getCart|cartUpdate|cartRemove|cartRestore)\)$/);
  consoleErrors.expect(/status of 422 .*\/sell\/cart\/(cartUpdate|cartRemove|cartRestore)\)$/);
  const { page } = shopper;
  const { walks, edges } = coveringWalks(model, isPossible);
  expect(edges).toBe(EDGES);
  for (const walk of walks) {
    await startsAfresh(page);
    // An earlier walk may have emptied the cart.
    await shopper.hasInCart();
    const calls = await PendingCalls.of(page, /\/sell\/cart\/(getCart|cartUpdate|cartRemove|cartRestore)$/);
    await shopper.opens('/cart');
    await calls.goesThrough();
    await expect(shopper.cartLine(trivet.name)).toBeVisible();
    const look = (state: Cart) => check(shopper, calls, state);
    await playWalk(walk, {
      drivers: driversOf(shopper, calls),
      checks: {
        idle: look,
        'working.loading': look,
        'working.updating': look,
        'working.removing': look,
        'working.restoring': look,
        unreachable: look,
      },
    });
  }
});
