import { wireCart } from '../cart/cart.fixtures.ts';
import { Refusal } from '../../lib/failure.ts';
import { after, done, failed } from '../testing/machine-events.ts';
import type { MachineModel } from '../testing/machine-model.ts';
import { addToCartMachine } from './addToCart.machine.ts';

export const addToCartModel: MachineModel<typeof addToCartMachine> = {
  machine: addToCartMachine,
  inputs: [{ failure: null }],
  events: [
    { type: 'cart.add', addition: { sku: 31, qty: 1, addons: [] } },
    { type: 'options.change' },
    { type: 'line.edit', id: 1 },
    { type: 'line.edit', id: null },
    after('addedMessage', 'addToCart.added'),
    done('addToCart', wireCart()),
    failed('addToCart', new Refusal({ status: 422, message: 'Only 3 left' })),
    failed('addToCart', new Refusal({ status: 404, message: 'Gone', textCode: 'CART_LINE_NOT_FOUND' })),
    failed('addToCart', new Error('no network')),
  ],
  project: ({ checkoutNow, failure, line, isLineGone }) => [checkoutNow, failure?.reason, line, isLineGone],
};
