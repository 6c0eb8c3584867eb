// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { RestError } from '../../graphql/rest-error.ts';
import type { OrderStatus } from '../../graphql/generated/types.ts';
import { cartResponse } from '../../machines/cart/cart.fixtures.ts';
import { loginOptions, stubPasskeyBrowser } from '../../test/passkey-browser.ts';
import { pictureUrl } from '../../test/picture-url.ts';
import { createFakeClient, renderRoutes } from '../../test/render-content.tsx';
import type { Responses } from '../../test/render-content.tsx';
import { Component as MyAccount } from './MyAccountRoute.tsx';

const refusal = (text_code: string, message: string, fields: Record<string, string> = {}) =>
  new RestError({ status: 422, text_code, message, fields });

const img = {
  __typename: 'CartItemImage',
  url: '/assets/i/a/4x3/300.jpg',
  webp_url: '/assets/i/a/4x3/300.webp',
  avif_url: '/assets/i/a/4x3/300.avif',
  placeholder: null,
  width: 300,
  height: 225,
  aspect: '4x3',
};

function orderOf(number: number, status: OrderStatus, names: string[] = ['Slate Coaster']) {
  const items = names.map((name, index) => ({
    __typename: 'OrderSummaryItem',
    id: number * 100 + index,
    name,
    qty: 2,
    addons: [{ __typename: 'CartItemAddon', id: 7, name: 'Engraving text', value: ['Olivr'] }],
    img: index === 0 ? img : null,
  }));
  return {
    __typename: 'OrderSummary',
    id: `random-${number}`,
    number,
    status,
    is_pick_up: false,
    total_amount: 46.6,
    created_at: '2026-08-03T20:00:00.000Z',
    items,
  };
}

interface Opening {
  orders?: ReturnType<typeof orderOf>[];
  count?: number;
  path?: string;
  responses?: Responses;
}

/** Opens Ada's /my-account with these orders. */
function open({ orders = [], count, path = '/my-account', responses = {} }: Opening = {}) {
  const shown = [...orders];
  const pages: unknown[] = [];
  const { client } = createFakeClient({
    MyAccount: ({ page }) => {
      pages.push(page);
      return {
        userMyAccount: {
          __typename: 'AccountSummary',
          has_passkey: false,
          credit_balance: 0,
          order_count: count ?? shown.length,
          page: page ?? 1,
          page_size: 10,
          user: {
            __typename: 'User',
            id: 1,
            first_name: 'Ada',
            last_name: 'Byron',
            email: 'ada@example.com',
          },
          orders: shown,
        },
      };
    },
    AddressList: () => ({
      addressList: { __typename: 'AddressList', current_address_id: null, data: [address] },
    }),
    OrderArchive: ({ id }) => {
      shown.splice(
        shown.findIndex((order) => order.id === id),
        1,
      );
      return { orderArchive: { __typename: 'Acknowledgement', success: true } };
    },
    ...responses,
  });
  const { unmount } = renderRoutes([{ path: '/my-account', element: <MyAccount /> }], client, {
    path,
    loggedIn: true,
  });
  return { pages, unmount };
}

const address = {
  __typename: 'Address',
  id: 3,
  display_name: '',
  first_name: 'Ada',
  last_name: 'Byron',
  email: null,
  phone: null,
  company: null,
  street_address: '1 Goondoon Street',
  street_address_1: null,
  postcode: '4680',
  city: 'Gladstone',
  state: 'QLD',
  country: 'AU',
  enabled: true,
};

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const entry = async (number: number) => {
  const heading = await screen.findByRole('heading', { name: `Order ${number}` });
  return within(heading.closest('li') as HTMLElement);
};

beforeEach(() => localStorage.clear());

test('[RT-17, A88] a dispatched pick-up order is shown as ready to be picked up, not as on its way', async () => {
  open({ orders: [{ ...orderOf(1005, 'dispatched'), is_pick_up: true }, orderOf(1004, 'dispatched')] });
  expect((await entry(1005)).getByText('Ready to be picked up')).toBeTruthy();
  expect((await entry(1004)).getByText('On its way')).toBeTruthy();
});

test('[RT-17] the account shows name, e-mail, addresses, and each order with date, picture, engraving and state', async () => {
  open({ orders: [orderOf(1004, 'paid', ['Slate Coaster', 'Board', 'Clock', 'Trivet', 'Sign'])] });
  const order = await entry(1004);
  expect(order.getByText('4 August 2026')).toBeTruthy();
  expect(order.getByText('In the workshop')).toBeTruthy();
  expect(order.getByText('2 × Slate Coaster')).toBeTruthy();
  // The engraving is isolated, whatever its text direction.
  const engravings = order.getAllByText('Olivr').map((text) => text.parentElement?.textContent);
  expect(engravings).toEqual(Array.from({ length: 3 }, () => 'Engraving text: Olivr'));
  expect(order.getByText('and 2 more')).toBeTruthy();
  expect(pictureUrl(document.images[0])).toBe('/assets/i/a/4x3/150.jpg');
  expect(order.getByRole('link', { name: 'Order 1004' }).getAttribute('href')).toBe('/order/random-1004');
  expect(screen.getAllByText('Ada Byron').length).toBeGreaterThan(0);
  expect(screen.getByText('ada@example.com')).toBeTruthy();
  expect(await screen.findByText('1 Goondoon Street')).toBeTruthy();
});

test('[RT-17] an account without orders shows so and links to the shop', async () => {
  open();
  await screen.findByRole('heading', { name: 'Nothing ordered yet' });
  expect(screen.getByRole('link', { name: 'Go to the shop' }).getAttribute('href')).toBe('/shop');
});

test('[RT-17] many orders are paginated', async () => {
  const { pages } = open({ orders: [orderOf(1004, 'paid')], count: 31, path: '/my-account?page=2' });
  await entry(1004);
  expect(pages).toEqual([2]);
  expect(screen.getByRole('link', { name: 'Page 1' }).getAttribute('href')).toBe('/my-account');
  expect(screen.getByRole('link', { name: 'Page 4' }).getAttribute('href')).toBe('/my-account?page=4');
});

test.each<[OrderStatus, string[]]>([
  ['awaitingPayment', ['Pay now: order 1001', 'Put away: order 1001']],
  ['failed', ['Put away: order 1001', 'Order again: order 1001']],
  ['cancelled', ['Put away: order 1001', 'Order again: order 1001']],
  ['expired', ['Put away: order 1001', 'Order again: order 1001']],
  ['paid', ['Order again: order 1001']],
  ['dispatched', ['Order again: order 1001']],
])('[A88] an order that is %s offers its possible actions', async (status, names) => {
  open({ orders: [orderOf(1001, status)] });
  const buttons = (await entry(1001)).getAllByRole('button');
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(names);
});

test('[A88] an order that is put away is removed from the list, with a message and the focus on its heading', async () => {
  open({ orders: [orderOf(1002, 'awaitingPayment'), orderOf(1001, 'paid')] });
  await press('Put away: order 1002');
  await screen.findByText('Order 1002 was put away. Nothing was charged.');
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Order 1002' })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your orders' }));
});

test('[A88] an order that was paid meanwhile shows so and is loaded again', async () => {
  const responses = {
    OrderPay: () => {
      throw refusal('ORDER_NOT_UNPAID', 'Order 1002 does not wait for its payment any more.');
    },
  };
  const { pages } = open({ orders: [orderOf(1002, 'awaitingPayment')], responses });
  await press('Pay now: order 1002');
  await screen.findByText('Order 1002 does not wait for its payment any more.');
  await waitFor(() => expect(pages.length).toBe(2));
});

test('[CRT-12] Order again shows how many items were added, and which were not or have another price', async () => {
  const notes = ['Clock is not in the cart. Sorry, this is out of stock', 'Board costs $27.50 now'];
  const responses = {
    OrderAgain: () => ({
      orderAgain: {
        __typename: 'OrderAgain',
        added: 3,
        notes: notes.map((message) => ({ __typename: 'OrderAgainNote', message })),
        cart: cartResponse(),
      },
    }),
  };
  open({ orders: [orderOf(1001, 'paid')], responses });
  await press('Order again: order 1001');
  await screen.findByText('3 pieces were put into your cart.');
  for (const note of notes) expect(screen.getByText(note)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the cart' }).getAttribute('href')).toBe('/cart');
});

test('[CRT-01] Order again without a response is repeated with its key, and pressed anew with another', async () => {
  const keys: unknown[] = [];
  const responses = {
    OrderAgain: ({ idempotency_key }: Record<string, unknown>) => {
      keys.push(idempotency_key);
      if (keys.length === 1) return Promise.reject(new TypeError('no network'));
      if (keys.length === 3) throw refusal('RATE_LIMITED', 'Please wait a minute');
      return { orderAgain: { __typename: 'OrderAgain', added: 3, notes: [], cart: cartResponse() } };
    },
  };
  open({ orders: [orderOf(1001, 'paid')], responses });
  await press('Order again: order 1001');
  await screen.findByText('We cannot reach the shop right now. Please try again.');
  await press('Order again: order 1001');
  await screen.findByText('3 pieces were put into your cart.');
  await press('Order again: order 1001');
  await screen.findByText('Please wait a minute');
  await press('Order again: order 1001');
  await waitFor(() => expect(keys).toHaveLength(4));
  expect(keys[0]).toMatch(/^[\w-]{21}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(3);
});

test('[CHK-02] an address can be edited, disabled, enabled again and added in the account', async () => {
  const calls: Record<string, unknown>[] = [];
  const responses: Responses = {
    AddressUpdate: ({ id, address: typed }) => {
      calls.push({ id, ...(typed as object) });
      return { addressUpdate: { ...address, ...(typed as object) } };
    },
    AddressDisable: () => ({ addressDisable: { ...address, first_name: 'Augusta', enabled: false } }),
    AddressEnable: () => ({ addressEnable: { ...address, first_name: 'Augusta' } }),
    AddressCreate: ({ address: typed }) => ({
      addressCreate: { ...address, id: 4, ...(typed as object) },
    }),
  };
  open({ responses });
  const box = within(await screen.findByRole('region', { name: 'Your addresses' }));
  await press('Edit Ada Byron, 1 Goondoon Street, Gladstone QLD 4680');
  const name = box.getByLabelText(/^First name/);
  await waitFor(() => expect(document.activeElement).toBe(name));
  await userEvent.clear(name);
  await userEvent.type(name, 'Augusta');
  await press('Save this address');
  await box.findByText('The address is saved.');
  expect(calls).toMatchObject([{ id: 3, first_name: 'Augusta' }]);
  expect(document.activeElement).toBe(box.getByRole('button', { name: /^Edit Augusta/ }));

  await press('Put Augusta Byron, 1 Goondoon Street, Gladstone QLD 4680 away');
  await box.findByText('The address is put away. Orders that went there keep it.');
  expect(document.activeElement).toBe(box.getByRole('heading', { name: 'Your addresses' }));
  await userEvent.click(box.getByText('Addresses put away (1)'));
  await press('Use again');
  await box.findByText('The address can be used again.');
  expect(box.queryByText(/^Addresses put away/)).toBeNull();

  await press('Add an address');
  expect((box.getByLabelText(/^First name/) as HTMLInputElement).value).toBe('');
  for (const [label, text] of [
    ['First name', 'Grace'],
    ['Last name', 'Hopper'],
    ['Street address', '2 Navy Road'],
    ['Suburb or town', 'Gladstone'],
    ['Postcode', '4680'],
  ] as const)
    await userEvent.type(box.getByLabelText(new RegExp(`^${label}`)), text);
  await userEvent.selectOptions(box.getByLabelText(/^State/), 'QLD');
  await press('Save this address');
  await box.findByText('2 Navy Road');
  expect(box.queryByLabelText(/^First name/)).toBeNull();
});

test('addresses that fail to load show so, and can be requested again', async () => {
  let reachable = false;
  open({
    responses: {
      AddressList: () => {
        if (!reachable) throw new Error('no network');
        return { addressList: { __typename: 'AddressList', current_address_id: null, data: [address] } };
      },
    },
  });
  const box = within(await screen.findByRole('region', { name: 'Your addresses' }));
  await box.findByText('We cannot reach the shop right now');
  reachable = true;
  await userEvent.click(box.getByRole('button', { name: 'Try again' }));
  expect(await box.findByText('1 Goondoon Street')).toBeTruthy();
});

test('a passkey is offered once, if the browser supports them, and not again after a refusal', async () => {
  stubPasskeyBrowser();
  const responses = {
    LoginOptions: () => ({ loginOptions: loginOptions(window.location.origin) }),
    PasskeyOptions: () => {
      throw refusal('LOGIN_NOT_FRESH', 'A code first');
    },
    SendLoginLink: () => ({ userSendLoginLink: { __typename: 'Acknowledgement', success: true } }),
    ConfirmLogin: () => {
      throw refusal('VALIDATION_FAILED', 'No', { code: 'That code is not right' });
    },
  };
  const first = open({ responses });
  const offer = within(await screen.findByRole('region', { name: 'Log in faster next time' }));
  await userEvent.click(offer.getByRole('button', { name: 'Add a passkey' }));
  const code = await offer.findByLabelText<HTMLInputElement>(/Code/);
  expect(document.activeElement).toBe(code);
  expect(offer.getByText('ada@example.com')).toBeTruthy();
  await userEvent.type(code, '123 456');
  await userEvent.click(offer.getByRole('button', { name: 'Go on' }));
  await offer.findByText('That code is not right');
  expect(code.value).toBe('123 456');
  await userEvent.click(offer.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(offer.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByText('Log in faster next time')).toBeNull();
  first.unmount();
  open({ responses });
  await screen.findByText('Your details');
  expect(screen.queryByText('Log in faster next time')).toBeNull();
});

test('no passkey is offered at an origin other than that of the shop’s passkeys', async () => {
  stubPasskeyBrowser();
  open({ responses: { LoginOptions: () => ({ loginOptions: loginOptions('https://shop.example') }) } });
  await screen.findByText('Your details');
  expect(screen.queryByText('Log in faster next time')).toBeNull();
});
