// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { OrderMove } from '../../graphql/generated/types.ts';
import { RestError } from '../../graphql/rest-error.ts';
import { installDialog } from '../../test/dialog.ts';
import { memoryDrafts } from '../../test/memory-drafts.ts';
import type { Responses } from '../../test/render-content.tsx';
import { createFakeClient, renderScreen } from '../../test/render-content.tsx';
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
  item_count: 1,
  total_amount: 20,
  created_at: '2026-11-20T10:00:00Z',
  refund: null,
  moves,
});

const listed = (...data: ReturnType<typeof order>[]) => ({
  backOfficeOrders: { __typename: 'BackOfficeOrderList', data, total: data.length, page: 1, page_size: 20 },
});

/** Opens the orders; `drafts` are those of the browser. */
function open(responses: Responses, { drafts = memoryDrafts(), path = '/cms/orders' } = {}) {
  const { client } = createFakeClient(responses);
  return renderScreen(<OrderList path="/cms/orders" />, client, { path, drafts });
}

const headingOf = (number: number) => screen.getByRole('heading', { name: `Order ${number}` });
const focused = () => document.activeElement;

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('the tracking that was typed for an order is there again, for that order only, until it is posted', async () => {
  const drafts = memoryDrafts();
  const responses = {
    Orders: () => listed(order(1, 'beingMade', ['dispatch']), order(2, 'beingMade', ['dispatch'])),
    BackOfficeOrderDispatch: () => ({ backOfficeOrderDispatch: order(1, 'dispatched', []) }),
  };
  const { unmount } = open(responses, { drafts });
  await press('Post: order 1');
  await userEvent.type(screen.getByLabelText('Tracking number'), '33ABC');
  unmount();
  open(responses, { drafts });
  await press('Post: order 2');
  expect(screen.getByLabelText<HTMLInputElement>('Tracking number').value).toBe('');
  await press('Post: order 2');
  await press('Post: order 1');
  expect(screen.getByLabelText<HTMLInputElement>('Tracking number').value).toBe('33ABC');
  await press('Post and tell the customer');
  await expect.poll(() => drafts.read('dispatch', 'order-1')).toBeNull();
});

/** A host with one order that can be made, posted and refunded. */
function oneOrder() {
  let now = order(1, 'paid', ['make', 'refund']);
  const become = (status: string, moves: OrderMove[]) => {
    now = order(1, status, moves);
    return now;
  };
  const responses = {
    Orders: ({ status }) => listed(...(status && status !== now.status ? [] : [now])),
    BackOfficeOrderMake: () => ({ backOfficeOrderMake: become('beingMade', ['dispatch', 'refund']) }),
    BackOfficeOrderDispatch: () => ({ backOfficeOrderDispatch: become('dispatched', ['refund']) }),
    BackOfficeOrderRefund: () => ({ backOfficeOrderRefund: become('refunded', []) }),
  } satisfies Responses;
  return { responses, become };
}

test('the focus is on the heading of an order that was moved', async () => {
  open(oneOrder().responses);
  await press('Start making: order 1');
  await screen.findByRole('button', { name: 'Post: order 1' });
  await expect.poll(focused).toBe(headingOf(1));
  await press('Post: order 1');
  await press('Post and tell the customer');
  await expect.poll(() => screen.queryByRole('button', { name: 'Post: order 1' })).toBeNull();
  await expect.poll(focused).toBe(headingOf(1));
  await press('Refund: order 1');
  await press('Refund the order');
  await expect.poll(() => screen.queryByRole('button', { name: 'Refund: order 1' })).toBeNull();
  await expect.poll(focused).toBe(headingOf(1));
});

test('the focus is on the list when an order that was moved is no longer in it', async () => {
  open(oneOrder().responses, { path: '/cms/orders?kind=paid' });
  await press('Start making: order 1');
  await screen.findByText('No orders');
  await expect.poll(focused).toBe(screen.getByRole('region', { name: 'Orders' }));
});

test('the focus is on the heading of an order that another person has moved', async () => {
  const { responses, become } = oneOrder();
  const error = { status: 409, text_code: 'ORDER_MOVED_ON', message: 'It has moved on', fields: {} };
  const refuse = () => {
    become('dispatched', []);
    return Promise.reject(new RestError(error));
  };
  open({ ...responses, BackOfficeOrderMake: refuse });
  await press('Start making: order 1');
  await screen.findByText('It has moved on');
  await expect.poll(focused).toBe(headingOf(1));
});

test('the focus stays on the button of a move whose request did not reach the host', async () => {
  const fail = () => Promise.reject(new TypeError('Failed to fetch'));
  open({ ...oneOrder().responses, BackOfficeOrderMake: fail });
  await press('Start making: order 1');
  await screen.findByText(/cannot reach the shop/);
  expect(focused()).toBe(screen.getByRole('button', { name: 'Start making: order 1' }));
});
