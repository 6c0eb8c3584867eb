import { expect, it } from 'vitest';
import { statesBefore } from './order-status.ts';

it('[CHK-10] an order goes from awaitingPayment to paid and then to dispatched, and nowhere back (A88)', () => {
  expect(statesBefore('awaitingPayment')).toEqual([]);
  expect(statesBefore('paid')).toEqual(['awaitingPayment', 'expired']);
  expect(statesBefore('dispatched')).toEqual(['paid']);
});

it.each(['failed', 'cancelled', 'expired'] as const)(
  '[CHK-09] only an order that waits for its payment becomes %s (A88)',
  (status) => expect(statesBefore(status)).toEqual(['awaitingPayment']),
);
