import type { MutationOrderSubmitArgs, OrderSubmission } from '../generated/wire.ts';
import type { TestProduct } from './products.ts';
import { logIn } from './log-in.ts';
import type { World } from './world.ts';

/** A logged-in shopper with an address in Gladstone, who can fill a cart and order it. */
export interface Shopper {
  token: string;
  userId: number;
  email: string;
  addressId: number;
  add(product: TestProduct, qty?: number, addons?: { id: number; value: string[] }[]): Promise<void>;
  submit(
    changes?: Partial<MutationOrderSubmitArgs>,
    headers?: Record<string, string>,
  ): Promise<OrderSubmission>;
}

export const homeAddress = {
  first_name: 'Kylie',
  last_name: 'Nguyen',
  phone: '07 4900 1234',
  street_address: '12 Goondoon Street',
  postcode: '4680',
  city: 'Gladstone',
  state: 'QLD',
  country: 'AU',
};

export const encoded = (url: string): string => Buffer.from(url, 'utf8').toString('base64');

/** The URL of the shop's checkout in tests, to which shoppers return after paying. */
export const checkoutUrl = 'http://127.0.0.1:3000/checkout';

/** Returns the id of a seeded shipping type. */
export async function shippingTypeId(world: World, name: string): Promise<number> {
  const type = await world.services.database
    .selectFrom('shipping_types')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return type.id;
}

export async function createShopper(world: World): Promise<Shopper> {
  const { token, userId, email } = await logIn(world);
  const { body: address } = await world.rest('addressCreate', { address: homeAddress }, { token });
  const standardPost = await shippingTypeId(world, 'Standard Post');
  return {
    token,
    userId,
    email,
    addressId: address.id,
    async add(product, qty = 1, addons = []) {
      const { status, response } = await world.rest(
        'cartAdd',
        { sku: product.skuId, qty, addons },
        { token },
      );
      if (status !== 200) throw new Error(response.body);
    },
    async submit(changes = {}, headers = {}) {
      const order: MutationOrderSubmitArgs = {
        address: address.id,
        shipping_option_id: standardPost,
        paymentGateway: 'sandbox',
        url: encoded(checkoutUrl),
        ...changes,
      };
      const { status, body, response } = await world.rest('orderSubmit', order, { token, headers });
      if (status !== 200) throw new Error(response.body);
      return body;
    },
  };
}

/** Returns the token in a payment page's URL. */
export const tokenOf = (payment: string | null | undefined): string =>
  new URL(payment ?? '').pathname.split('/').at(-1) ?? '';

/** Presses a button of the sandbox's payment page. */
export function endPayment(world: World, payment: string | null | undefined, ending: string) {
  return world.app.inject({
    method: 'POST',
    url: new URL(payment ?? '').pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ ending }).toString(),
  });
}

/** Returns the response of checkPaid for a payment page's token. */
export async function checkPaid(world: World, token: string) {
  const { body } = await world.rest('paymentCheckPaid', {
    url: encoded(checkoutUrl),
    payum_token: token,
  });
  return body;
}
