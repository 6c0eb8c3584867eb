import { cartResponse } from '../cart/cart.fixtures.ts';
import { RefusedError } from '../../lib/failure.ts';
import { hostileNumbers, hostileTexts } from '../testing/hostile-data.ts';
import { delayEvent, doneEvent, errorEvent } from '../testing/machine-events.ts';
import type { MachineModel } from '../testing/machine-model.ts';
import { addToCartMachine } from './addToCart.machine.ts';

const isCount = (number: number | undefined) => Number.isSafeInteger(number) && Number(number) > 0;

export const addToCartModel: MachineModel<typeof addToCartMachine> = {
  machine: addToCartMachine,
  inputs: [{ failure: null }],
  events: [
    { type: 'cart.add', addition: { sku: 31, qty: 1, addons: [] } },
    { type: 'options.change' },
    { type: 'line.edit', id: 1 },
    { type: 'line.edit', id: null },
    delayEvent('addedMessage', 'addToCart.added'),
    doneEvent('addToCart', cartResponse()),
    errorEvent('addToCart', new RefusedError({ status: 422, message: 'Only 3 left' })),
    errorEvent(
      'addToCart',
      new RefusedError({ status: 404, message: 'Gone', textCode: 'CART_LINE_NOT_FOUND' }),
    ),
    errorEvent('addToCart', new Error('no network')),
  ],
  edge: [
    { type: 'cart.add', addition: { sku: 31, qty: 999, addons: [] } },
    { type: 'cart.add', addition: { sku: 31, qty: 1, addons: [{ id: 1, value: ['x'.repeat(500)] }] } },
    { type: 'options.change', addon: 99 },
  ],
  hostile: [
    ...hostileNumbers.map((qty) => ({ type: 'cart.add', addition: { sku: 31, qty, addons: [] } })),
    ...hostileNumbers.map((id) => ({ type: 'line.edit', id })),
    ...hostileNumbers.map((sku) => ({ type: 'cart.add', addition: { sku, qty: 1, addons: [] } })),
    ...hostileTexts.map((text) => ({
      type: 'cart.add',
      addition: { sku: 31, qty: 1, addons: [{ id: 1, value: [text] }] },
    })),
  ],
  states: {
    idle: { tags: [], work: [] },
    adding: {
      tags: ['busy'],
      work: ['addToCart'],
      invariant: ({ requested, failure, added }) =>
        failure === null && added === null && [requested?.sku, requested?.qty].every(isCount),
    },
    added: { tags: ['added'], work: [], invariant: ({ failure }) => failure === null },
  },
  project: ({ checkoutNow, failure, line, isLineGone }) => [checkoutNow, failure?.reason, line, isLineGone],
};
