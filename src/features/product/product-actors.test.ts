import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { createHostCalls } from '../../graphql/host-calls.ts';
import { RefusedError } from '../../lib/failure.ts';
import { cartMachine } from '../../machines/cart/cart.machine.ts';
import { cartResponse, filledCart } from '../../machines/cart/cart.fixtures.ts';
import type { CartEvent } from '../../machines/cart/cart.types.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import { blankSession } from '../../machines/session/session.paths.ts';
import { createFakeClient } from '../../test/render-content.tsx';
import { provideAddToCart } from './product-actors.ts';

/** Presses a product's button; the test completes the response. Records the events sent to the cart. */
function pressAdd() {
  const pending = Promise.withResolvers<unknown>();
  const sent: CartEvent[] = [];
  const requested: unknown[] = [];
  const cart = createActor(cartMachine, { input: { cart: filledCart(), mergePending: false } });
  cart.send = (event) => void sent.push(event);
  const respondLater = (variables: unknown) => {
    requested.push(variables);
    return pending.promise;
  };
  const host = createHostCalls(createFakeClient({ CartAdd: respondLater, CartEdit: respondLater }).client);
  const session = createActor(sessionMachine, { input: { stored: blankSession } });
  const button = createActor(provideAddToCart({ host, cart, session }), { input: { failure: null } }).start();
  return {
    button,
    sent,
    requested,
    response: (response: unknown) => pending.resolve(response),
    fails: pending.reject,
  };
}

const addition = { sku: 41, qty: 2, addons: [] };

it('items whose screen was left before the host’s response still reach the cart', async () => {
  const { button, sent, response } = pressAdd();
  button.send({ type: 'cart.add', addition });
  button.stop();
  const cart = cartResponse();
  response({ cartAdd: cart });
  await expect.poll(() => sent).toEqual([{ type: 'cart.receive', cart }]);
});

it('a saved line reaches the cart then too', async () => {
  const { button, sent, response } = pressAdd();
  button.send({ type: 'line.edit', id: 7 });
  button.send({ type: 'cart.add', addition });
  button.stop();
  const cart = cartResponse();
  response({ cartEdit: cart });
  await expect.poll(() => sent).toEqual([{ type: 'cart.receive', cart, line: 7 }]);
});

it('an item whose call got no response reloads the cart, and the next attempt has the same key', async () => {
  const { button, sent, requested, fails } = pressAdd();
  button.send({ type: 'cart.add', addition });
  fails(new TypeError('no network'));
  await expect.poll(() => button.getSnapshot().context.failure).toEqual({ reason: 'unreachable' });
  expect(sent).toEqual([{ type: 'cart.reload' }]);
  button.send({ type: 'cart.add', addition });
  await expect.poll(() => requested).toHaveLength(2);
  expect(requested[0]).toEqual(requested[1]);
  expect(requested[0]).toMatchObject({ ...addition, idempotency_key: expect.stringMatching(/^[\w-]{21}$/) });
});

it('a line whose call got no response is saved with the same key again, and another line with another', async () => {
  const { button, requested, fails } = pressAdd();
  const save = async (id: number, calls: number) => {
    button.send({ type: 'line.edit', id });
    button.send({ type: 'cart.add', addition });
    await expect.poll(() => requested).toHaveLength(calls);
    await expect.poll(() => button.getSnapshot().hasTag('busy')).toBe(false);
  };
  fails(new TypeError('no network'));
  await save(7, 1);
  await save(7, 2);
  await save(8, 3);
  const keys = requested.map((variables) => (variables as { idempotency_key?: string }).idempotency_key);
  expect(requested[0]).toMatchObject({ ...addition, id: 7 });
  expect(keys[0]).toMatch(/^[\w-]{21}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

it('a refused item does not reload the cart', async () => {
  const { button, sent, fails } = pressAdd();
  button.send({ type: 'cart.add', addition });
  fails(new RefusedError({ status: 422, message: 'Only 1 left' }));
  await expect.poll(() => button.getSnapshot().context.failure).toMatchObject({ message: 'Only 1 left' });
  expect(sent).toEqual([]);
});
