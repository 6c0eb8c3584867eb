import { createActor, type AnyEventObject, type SnapshotFrom } from 'xstate';
import { afterEach, expect, test, vi } from 'vitest';
import type { Cart } from '../../graphql/generated/types.ts';
import { Refusal } from '../../lib/failure.ts';
import { wireCart } from '../cart/cart.fixtures.ts';
import { coverEdges } from '../testing/edge-coverage.ts';
import { heldWork } from '../testing/held-work.ts';
import { failed } from '../testing/machine-events.ts';
import { addToCartMachine, refusalOfAddon, type CartAddition } from './addToCart.machine.ts';
import { addToCartModel } from './addToCart.paths.ts';

afterEach(() => void vi.useRealTimers());

const addition: CartAddition = { sku: 31, qty: 2, addons: [{ id: 1, value: ['For Ada'] }] };

function startButton() {
  const addToCart = heldWork<Cart, CartAddition>();
  const button = createActor(addToCartMachine.provide({ actors: { addToCart: addToCart.logic } }));
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
const refusedAddons = () => new Refusal({ status: 422, message: 'Please check', fields: refusedFields });

const wordsOn = (state: SnapshotFrom<typeof addToCartMachine>) =>
  [1, 2].map((addon) => refusalOfAddon(state.context.failure, addon));

/** With add-ons that are refused and changed, which the product of the model has not. */
const addonsModel: typeof addToCartModel = {
  ...addToCartModel,
  events: [
    ...addToCartModel.events,
    { type: 'options.change', addon: 1 },
    { type: 'options.change', addon: 2 },
    failed('addToCart', refusedAddons()),
  ],
  project: (context) => [
    addToCartModel.project(context),
    [1, 2].map((addon) => refusalOfAddon(context.failure, addon)),
  ],
};

test('[ATC-02, A54] on every edge a change takes the words about its own add-on away, and no others', () => {
  coverEdges(addonsModel, ({ event, source, target }) => {
    if (event.type !== 'options.change' || !source.matches('idle')) return;
    const left = wordsOn(source).map((words, at) => (event['addon'] === at + 1 ? null : words));
    expect(wordsOn(target)).toEqual(left);
    expect(target.context.failure === null).toBe(left.every((words) => words === null));
  });
});

test('[ATC-01, ATC-03] every edge has one writer at most and never takes ‘Checkout now’ away', () => {
  coverEdges(addToCartModel, ({ event, source, target, started, emitted }) => {
    expect(Object.keys(target.children)).toEqual(target.hasTag('busy') ? ['addToCart'] : []);
    if (source.hasTag('busy') && event.type === 'cart.add') expect(started).toEqual([]);
    if (source.context.checkoutNow) expect(target.context.checkoutNow).toBe(true);
    if (target.hasTag('added')) expect(target.context).toEqual({ checkoutNow: true, failure: null });
    expect(emitted).toHaveLength(event.type.startsWith('xstate.done') ? 1 : 0);
    if (event.type.startsWith('xstate.error')) expect(target.matches('idle')).toBe(true);
  });
});

test('[ATC-01] adding, then the message for 3 s, then ‘Checkout now’ stays', async () => {
  vi.useFakeTimers();
  const { add, addToCart, emitted, state } = startButton();
  add();
  expect([state().hasTag('busy'), addToCart.last().input]).toEqual([true, addition]);
  await addToCart.last().resolve(wireCart());
  expect(emitted).toEqual([{ type: 'cart.receive', cart: wireCart() }]);
  vi.advanceTimersByTime(2_999);
  expect(state().hasTag('added')).toBe(true);
  vi.advanceTimersByTime(1);
  expect([state().hasTag('added'), state().context.checkoutNow]).toEqual([false, true]);
});

test('[ATC-02] a refusal gives its message, and the next try clears it', async () => {
  const { add, addToCart, state } = startButton();
  add();
  await addToCart.last().reject(new Refusal({ status: 422, message: 'Only 3 left' }));
  expect(state().context).toMatchObject({ checkoutNow: false, failure: { message: 'Only 3 left' } });
  add();
  expect(state().context.failure).toBeNull();
});

test('[ATC-02, A54] the words about an add-on stay until that add-on changes, the others go with any change', async () => {
  const { button, add, addToCart, state } = startButton();
  add();
  await addToCart.last().reject(refusedAddons());
  const words = () => wordsOn(state());
  button.send({ type: 'options.change', addon: 1 });
  expect(words()).toEqual([null, 'Please upload the file again']);
  button.send({ type: 'options.change' });
  expect(words()).toEqual([null, 'Please upload the file again']);
  button.send({ type: 'options.change', addon: 2 });
  expect(state().context.failure).toBeNull();
});

test('[ATC-03] a second click while adding is ignored', async () => {
  const { add, addToCart, emitted } = startButton();
  add();
  add({ qty: 9 });
  await addToCart.last().resolve(wireCart());
  expect([addToCart.calls.length, emitted.length]).toEqual([1, 1]);
});

test('[ATC-06] a changed option ends the message but keeps ‘Checkout now’', async () => {
  const { button, add, addToCart, state } = startButton();
  add();
  await addToCart.last().resolve(wireCart());
  button.send({ type: 'options.change' });
  expect([state().hasTag('added'), state().context.checkoutNow]).toEqual([false, true]);
});

test.each([{ sku: 0 }, { qty: 0 }, { qty: -1 }, { qty: 1.5 }])('[ATC-07] %o cannot be added', (over) => {
  const { add, addToCart } = startButton();
  add(over);
  expect(addToCart.calls).toHaveLength(0);
});
