import { RefusedError } from '../../lib/failure.ts';
import { hostileNumbers, hostileTexts } from '../testing/hostile-data.ts';
import { doneEvent, errorEvent } from '../testing/machine-events.ts';
import type { MachineModel } from '../testing/machine-model.ts';
import { isLineChange } from './cart-queue.ts';
import { blankCart } from './cart-state.ts';
import { cartItem, cartResponse, filledCart } from './cart.fixtures.ts';
import { cartMachine } from './cart.machine.ts';

const responses = ['loadCart', 'updateLine', 'removeLine', 'restoreLine', 'mergeCart'].flatMap((id) => [
  doneEvent(id, cartResponse({ items: [cartItem({ qty: 3 })] })),
  errorEvent(id, new RefusedError({ status: 422, message: 'Only 3 left', textCode: 'STOCK' })),
  errorEvent(id, new Error('no network')),
]);

const tooOften = new RefusedError({ status: 429, message: 'Please wait a minute', textCode: 'RATE_LIMITED' });

/** The host has removed the only line. */
const emptied = doneEvent('removeLine', cartResponse({ items: [] }));

export const cartModel: MachineModel<typeof cartMachine> = {
  machine: cartMachine,
  inputs: [
    { cart: blankCart, mergePending: false },
    { cart: filledCart({ promotion_code: 'TEN' }), mergePending: true },
  ],
  events: [
    { type: 'cart.reload' },
    { type: 'line.update', id: 1, qty: 3 },
    { type: 'line.remove', id: 1 },
    { type: 'line.restore', id: 1 },
    { type: 'promotion.apply', code: ' TEN ' },
    { type: 'shipping.choose', shipping_type: 5, shipping_address: 9, priority: true },
    { type: 'cart.receive', cart: cartResponse() },
    { type: 'cart.receive', cart: cartResponse(), line: 1 },
    { type: 'cart.sync', cart: filledCart(), mergePending: false },
    { type: 'cart.sync', cart: filledCart(), mergePending: true },
    { type: 'addresses.change', addresses: [] },
    { type: 'session.login' },
    { type: 'session.logout' },
    { type: 'cart.retry' },
    { type: 'connection.restore' },
    { type: 'page.leave' },
    { type: 'notice.dismiss' },
    ...responses,
    errorEvent('loadCart', tooOften),
    emptied,
  ],
  edge: [
    { type: 'line.update', id: 1, qty: 1 },
    { type: 'line.update', id: 1, qty: 4 },
    { type: 'promotion.apply', code: '' },
    { type: 'cart.receive', cart: cartResponse({ items: [] }) },
    {
      type: 'cart.receive',
      cart: cartResponse({ items: Array.from({ length: 99 }, (_, at) => cartItem({ id: at + 1 })) }),
    },
  ],
  hostile: [
    ...hostileNumbers.flatMap((number) => [
      { type: 'line.update', id: 1, qty: number },
      { type: 'shipping.choose', shipping_type: number, shipping_address: number, priority: true },
    ]),
    ...hostileNumbers.flatMap((id) => [
      { type: 'line.update', id, qty: 1 },
      { type: 'line.remove', id },
      { type: 'line.restore', id },
    ]),
    ...hostileTexts.map((code) => ({ type: 'promotion.apply', code })),
  ],
  states: {
    idle: { tags: [], work: [], invariant: ({ queue }) => queue.length === 0 },
    'working.loading': { tags: ['busy'], work: ['loadCart'] },
    'working.updating': {
      tags: ['busy'],
      work: ['updateLine'],
      invariant: ({ queue: [first] }) =>
        first?.kind === 'update' && Number.isInteger(first.qty) && first.qty > 0,
    },
    'working.removing': {
      tags: ['busy'],
      work: ['removeLine'],
      invariant: ({ queue }) => queue[0]?.kind === 'remove',
    },
    'working.restoring': {
      tags: ['busy'],
      work: ['restoreLine'],
      invariant: ({ queue }) => queue[0]?.kind === 'restore',
    },
    'working.merging': {
      tags: ['busy'],
      work: ['mergeCart'],
      invariant: ({ queue, cart, mergePending }) =>
        queue[0]?.kind === 'merge' && cart.sessionKey !== null && mergePending,
    },
    unreachable: {
      tags: ['retryable'],
      work: [],
      invariant: ({ queue, failure }) => queue.length === 0 && failure?.reason !== 'refused',
    },
  },
  project: ({ cart, queue, stalled, mergePending, removed }) => [
    mergePending,
    removed.length > 0,
    cart.hasCartItems,
    cart.promotion_code,
    cart.shipping_type,
    queue[0]?.kind,
    queue.length > 1,
    queue.slice(1).some(isLineChange),
    stalled.slice(0, 1).map(({ kind }) => kind),
  ],
};
