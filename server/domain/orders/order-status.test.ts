import { expect, it } from 'vitest';
import { movesOf, statesBefore } from './order-status.ts';

it('[CHK-10] an order goes from awaitingPayment to paid, being made and dispatched, and nowhere back (A88)', () => {
  expect(statesBefore('awaitingPayment')).toEqual([]);
  expect(statesBefore('paid')).toEqual(['awaitingPayment', 'expired', 'onHold']);
  expect(statesBefore('beingMade')).toEqual(['paid', 'onHold']);
  expect(statesBefore('dispatched')).toEqual(['paid', 'beingMade']);
});

it.each(['failed', 'cancelled', 'expired'] as const)(
  '[CHK-09] only an order that waits for its payment becomes %s (A88)',
  (status) => expect(statesBefore(status)).toEqual(['awaitingPayment']),
);

it('[A88] only an order that holds money is refunded, and nothing is done with one that is', () => {
  expect(movesOf('paid', true)).toEqual(['make', 'dispatch', 'refund']);
  expect(movesOf('onHold', true)).toEqual(['make', 'refund']);
  expect(movesOf('cancelled', true)).toEqual(['refund']);
  expect(movesOf('expired', false)).toEqual([]);
  expect(movesOf('awaitingPayment', false)).toEqual(['cancel']);
  expect(movesOf('refunded', false)).toEqual([]);
});
