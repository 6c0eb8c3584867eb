import { expect, test } from 'vitest';
import { cartItem } from './cart.fixtures.ts';
import { commandOf, enqueue, type CartCommand } from './cart-queue.ts';

const queueOf = (...commands: CartCommand[]) => commands.reduce<CartCommand[]>(enqueue, []);

test('[CRT-07] a newer command replaces an equal one that waits, never the one under way', () => {
  expect(
    queueOf(
      { kind: 'update', id: 1, qty: 2 },
      { kind: 'update', id: 1, qty: 3 },
      { kind: 'update', id: 2, qty: 9 },
      { kind: 'update', id: 1, qty: 4 },
    ),
  ).toEqual([
    { kind: 'update', id: 1, qty: 2 },
    { kind: 'update', id: 2, qty: 9 },
    { kind: 'update', id: 1, qty: 4 },
  ]);
});

test('[CRT-07] removing a line drops its waiting change, and choices of another kind stay', () => {
  const code: CartCommand = { kind: 'choose', choices: { promotion_code: 'TEN' } };
  const shipping: CartCommand = { kind: 'choose', choices: { shipping_type: 5, shipping_address: 9 } };
  const otherCode: CartCommand = { kind: 'choose', choices: { promotion_code: 'TWENTY' } };
  const removal: CartCommand = { kind: 'remove', id: 1, line: cartItem() };
  expect(
    queueOf({ kind: 'merge' }, { kind: 'update', id: 1, qty: 3 }, code, shipping, otherCode, removal),
  ).toEqual([{ kind: 'merge' }, shipping, otherCode, removal]);
});

test('[CRT-07] a line change precedes a reload that is under way, which is then repeated', () => {
  const update: CartCommand = { kind: 'update', id: 1, qty: 3 };
  expect(queueOf({ kind: 'reload' }, update)).toEqual([update, { kind: 'reload' }]);
  expect(enqueue([{ kind: 'reload' }, { kind: 'reload' }], update)).toEqual([update, { kind: 'reload' }]);
});

test('[CRT-07] a call accepts only a command of its own kind', () => {
  expect(commandOf(queueOf({ kind: 'remove', id: 7, line: cartItem({ id: 7 }) }), 'remove').id).toBe(7);
  expect(() => commandOf(queueOf({ kind: 'reload' }), 'remove')).toThrow('remove');
});
