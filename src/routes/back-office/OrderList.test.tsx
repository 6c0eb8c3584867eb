// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { OrderMove } from '../../graphql/generated/types.ts';
import { installDialog } from '../../test/dialog.ts';
import { memoryDrafts } from '../../test/memory-drafts.ts';
import type { Answers } from '../../test/render-content.tsx';
import { createAnsweringClient, renderScreen } from '../../test/render-content.tsx';
import { OrderList } from './OrderList.tsx';

beforeEach(installDialog);

/** An order, as the host lists it. */
const order = (number: number, status: string, moves: OrderMove[]) => ({
  __typename: 'BackOfficeOrder',
  id: `order-${number}`,
  number,
  status,
  email: 'ada@example.com',
  recipient: 'Ada Lovelace',
  is_pick_up: false,
  priority: false,
  pieces: 1,
  total_amount: 20,
  created_at: '2026-11-20T10:00:00Z',
  refund: null,
  moves,
});

const listed = (...data: ReturnType<typeof order>[]) => ({
  backOfficeOrders: { __typename: 'BackOfficeOrderList', data, total: data.length, page: 1, page_size: 20 },
});

/** Opens the orders; `drafts` are those of the browser. */
function open(answers: Answers, drafts = memoryDrafts()) {
  const { client } = createAnsweringClient(answers);
  return renderScreen(<OrderList path="/cms/orders" />, client, { path: '/cms/orders', drafts });
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('the tracking that was typed for an order is there again, for that order only, until it is posted', async () => {
  const drafts = memoryDrafts();
  const answers = {
    Orders: () => listed(order(1, 'beingMade', ['dispatch']), order(2, 'beingMade', ['dispatch'])),
    BackOfficeOrderDispatch: () => ({ backOfficeOrderDispatch: order(1, 'dispatched', []) }),
  };
  const { unmount } = open(answers, drafts);
  await press('Post: order 1');
  await userEvent.type(screen.getByLabelText('Tracking number'), '33ABC');
  unmount();
  open(answers, drafts);
  await press('Post: order 2');
  expect(screen.getByLabelText<HTMLInputElement>('Tracking number').value).toBe('');
  await press('Post: order 2');
  await press('Post: order 1');
  expect(screen.getByLabelText<HTMLInputElement>('Tracking number').value).toBe('33ABC');
  await press('Post and tell the customer');
  await expect.poll(() => drafts.read('dispatch', 'order-1')).toBeNull();
});
