import { expect, it } from 'vitest';
import { movesOf, statesBefore } from './order-status.ts';

it('[CHK-10] an order goes from awaitingPayment to paid, being made and dispatched, and never back (A88)', () => {
  expect(statesBefore('awaitingPayment')).toEqual([]);
  expect(statesBefore('paid')).toEqual(['awaitingPayment', 'expired', 'onHold']);
  expect(statesBefore('beingMade')).toEqual(['paid', 'onHold']);
  expect(statesBefore('dispatched')).toEqual(['paid', 'beingMade']);
});

it.each(['failed', 'cancelled', 'expired'] as const)(
  '[CHK-09] only an order that awaits its payment becomes %s (A88)',
  (status) => expect(statesBefore(status)).toEqual(['awaitingPayment']),
);

it('[A88] only an order that was paid can be refunded, and a refunded one has no more moves', () => {
  expect(movesOf('paid', true)).toEqual(['make', 'dispatch', 'refund']);
  expect(movesOf('onHold', true)).toEqual(['make', 'refund']);
  expect(movesOf('cancelled', true)).toEqual(['refund']);
  expect(movesOf('expired', false)).toEqual([]);
  expect(movesOf('awaitingPayment', false)).toEqual(['cancel']);
  expect(movesOf('refunded', false)).toEqual([]);
});
