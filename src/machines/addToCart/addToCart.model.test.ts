import { createActor, type AnyEventObject, type SnapshotFrom } from 'xstate';
import { afterEach, expect, test, vi } from 'vitest';
import type { Cart } from '../../graphql/generated/types.ts';
import { RefusedError } from '../../lib/failure.ts';
import { cartResponse } from '../cart/cart.fixtures.ts';
import { coverEdges } from '../testing/edge-coverage.ts';
import { pendingActor } from '../testing/pending-actor.ts';
import { errorEvent } from '../testing/machine-events.ts';
import {
  addToCartMachine,
  refusalOfAddon,
  type CartAddition,
  type CartRequest,
} from './addToCart.machine.ts';
import { addToCartModel } from './addToCart.paths.ts';

afterEach(() => void vi.useRealTimers());

const addition: CartAddition = { sku: 31, qty: 2, addons: [{ id: 1, value: ['For Ada'] }] };

function startButton() {
  const addToCart = pendingActor<Cart, CartRequest>();
  const machine = addToCartMachine.provide({ actors: { addToCart: addToCart.logic } });
  const button = createActor(machine, { input: { failure: null } });
  const emitted: AnyEventObject[] = [];
  button.on('*', (event) => emitted.push(event));
  button.start();
  const add = (over: Partial<CartAddition> = {}) =>
    button.send({ type: 'cart.add', addition: { ...addition, ...over } });
  return { button, add, addToCart, emitted, state: () => button.getSnapshot() };
}

const refusedFields = {
  qty: 'Only 3 left',
  'addons.1': 'Too long',
  'addons.2': 'Please upload the file again',
};
const refusedAddons = () => new RefusedError({ status: 422, message: 'Please check', fields: refusedFields });

const messagesOn = (state: SnapshotFrom<typeof addToCartMachine>) =>
  [1, 2].map((addon) => refusalOfAddon(state.context.failure, addon));

/** Add-ons that are refused and changed, which the base model does not cover. */
const addonsModel: typeof addToCartModel = {
  ...addToCartModel,
  events: [
    ...addToCartModel.events,
    { type: 'options.change', addon: 1 },
    { type: 'options.change', addon: 2 },
    errorEvent('addToCart', refusedAddons()),
  ],
  project: (context) => [
    addToCartModel.project(context),
    [1, 2].map((addon) => refusalOfAddon(context.failure, addon)),
  ],
};

test('[ATC-02, A54] on every edge a change of an add-on removes only the message about this add-on', () => {
  coverEdges(addonsModel, ({ event, source, target }) => {
    if (event.type !== 'options.change' || !source.matches('idle')) return;
    const left = messagesOn(source).map((messages, at) => (event['addon'] === at + 1 ? null : messages));
    expect(messagesOn(target)).toEqual(left);
    expect(target.context.failure === null).toBe(left.every((messages) => messages === null));
  });
});

test('[ATC-01, ATC-03] every edge has at most one write under way and never removes ‘Checkout now’', () => {
  coverEdges(addToCartModel, ({ event, source, target, started, emitted }) => {
    expect(Object.keys(target.children)).toEqual(target.hasTag('busy') ? ['addToCart'] : []);
    if (source.hasTag('busy') && event.type === 'cart.add') expect(started).toEqual([]);
    if (source.context.checkoutNow) expect(target.context.checkoutNow).toBe(true);
    const { checkoutNow, failure, line } = target.context;
    if (target.hasTag('added')) expect(failure).toBeNull();
    if (event.type.startsWith('xstate.done')) expect(checkoutNow || line !== null).toBe(true);
    if (started.length > 0) expect(started).toMatchObject([{ input: line === null ? {} : { line } }]);
    expect(emitted).toHaveLength(event.type.startsWith('xstate.done') ? 1 : 0);
    if (event.type.startsWith('xstate.error')) expect(target.matches('idle')).toBe(true);
  });
});

test('[ATC-01] shows that it is adding, then the message for 3 s, and ‘Checkout now’ remains', async () => {
  vi.useFakeTimers();
  const { add, addToCart, emitted, state } = startButton();
  add();
  expect([state().hasTag('busy'), addToCart.last().input]).toMatchObject([true, addition]);
  await addToCart.last().resolve(cartResponse());
  expect(emitted).toEqual([{ type: 'cart.receive', cart: cartResponse() }]);
  vi.advanceTimersByTime(2_999);
  expect(state().hasTag('added')).toBe(true);
  vi.advanceTimersByTime(1);
  expect([state().hasTag('added'), state().context.checkoutNow]).toEqual([false, true]);
});

test('[ATC-01] keeps the name and the values of the added item until the next one is being added', async () => {
  const { add, addToCart, state } = startButton();
  add({ sku: 11 });
  await addToCart.last().resolve(cartResponse());
  expect(state().context.added).toEqual({ ...addition, sku: 11, name: 'Key ring' });
  add({ sku: 11 });
  expect(state().context.added).toBeNull();
});

test('an edited cart line is saved in its place, and reported with its id', async () => {
  const { button, add, addToCart, emitted, state } = startButton();
  button.send({ type: 'line.edit', id: 7 });
  add();
  expect(addToCart.last().input).toMatchObject({ ...addition, line: 7 });
  await addToCart.last().resolve(cartResponse());
  expect(emitted).toEqual([{ type: 'cart.receive', cart: cartResponse(), line: 7 }]);
  expect(state().context.checkoutNow).toBe(false);
});

test('a line that no longer exists is reported, and the next press adds a new one', async () => {
  const { button, add, addToCart, state } = startButton();
  button.send({ type: 'line.edit', id: 7 });
  add();
  await addToCart
    .last()
    .reject(new RefusedError({ status: 404, message: 'Gone', textCode: 'CART_LINE_NOT_FOUND' }));
  expect(state().context).toMatchObject({ line: null, isLineGone: true, failure: null });
  add();
  expect(addToCart.last().input).toEqual({ ...addition, key: expect.any(String) });
});

test('[ATC-02] a refusal shows its message, and the next attempt clears it', async () => {
  const { add, addToCart, state } = startButton();
  add();
  await addToCart.last().reject(new RefusedError({ status: 422, message: 'Only 3 left' }));
  expect(state().context).toMatchObject({ checkoutNow: false, failure: { message: 'Only 3 left' } });
  add();
  expect(state().context.failure).toBeNull();
});

test('[ATC-02, A54] a message about an add-on stays until that add-on changes, others go with any change', async () => {
  const { button, add, addToCart, state } = startButton();
  add();
  await addToCart.last().reject(refusedAddons());
  const messages = () => messagesOn(state());
  button.send({ type: 'options.change', addon: 1 });
  expect(messages()).toEqual([null, 'Please upload the file again']);
  button.send({ type: 'options.change' });
  expect(messages()).toEqual([null, 'Please upload the file again']);
  button.send({ type: 'options.change', addon: 2 });
  expect(state().context.failure).toBeNull();
});

test('[ATC-03] a second click while adding is ignored', async () => {
  const { add, addToCart, emitted } = startButton();
  add();
  add({ qty: 9 });
  await addToCart.last().resolve(cartResponse());
  expect([addToCart.calls.length, emitted.length]).toEqual([1, 1]);
});

test('an item whose call got no response is sent again with the same key; a changed or a further one gets a new key', async () => {
  const { add, addToCart } = startButton();
  const press = (over: Partial<CartAddition> = {}) => {
    add(over);
    return addToCart.last().input.key;
  };
  const first = press();
  expect(first).toMatch(/^[\w-]{21}$/);
  await addToCart.last().reject(new TypeError('no network'));
  expect(press()).toBe(first);
  await addToCart.last().reject(new TypeError('no network'));
  const other = press({ qty: 3 });
  expect(other).not.toBe(first);
  await addToCart.last().resolve(cartResponse());
  const more = press({ qty: 3 });
  expect([first, other]).not.toContain(more);
  await addToCart.last().reject(new RefusedError({ status: 422, message: 'Only 3 left' }));
  expect([first, other, more]).not.toContain(press({ qty: 3 }));
});

test('[ATC-06] a changed option ends the message but keeps ‘Checkout now’', async () => {
  const { button, add, addToCart, state } = startButton();
  add();
  await addToCart.last().resolve(cartResponse());
  button.send({ type: 'options.change' });
  expect([state().hasTag('added'), state().context.checkoutNow]).toEqual([false, true]);
});

test.each([{ sku: 0 }, { qty: 0 }, { qty: -1 }, { qty: 1.5 }])('[ATC-07] %o cannot be added', (over) => {
  const { add, addToCart } = startButton();
  add(over);
  expect(addToCart.calls).toHaveLength(0);
});
