import { gql } from '@apollo/client';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { typePolicies } from '../../src/app/type-policies.ts';
import { AuthUserDocument } from '../../src/features/account/AuthUser.generated.ts';
import type { AuthUserQuery } from '../../src/features/account/AuthUser.generated.ts';
import { LoginRecoveryCodeDocument } from '../../src/features/account/LoginRecoveryCode.generated.ts';
import { RefreshTokenDocument } from '../../src/features/account/RefreshToken.generated.ts';
import type { RefreshTokenMutation } from '../../src/features/account/RefreshToken.generated.ts';
import { CartAddDocument } from '../../src/features/CartAdd.generated.ts';
import { CartGetDocument } from '../../src/features/cart/CartGet.generated.ts';
import { AddressCreateDocument } from '../../src/features/checkout/AddressCreate.generated.ts';
import { OrderSubmitDocument } from '../../src/features/checkout/OrderSubmit.generated.ts';
import { SurchargesDocument } from '../../src/features/checkout/Surcharges.generated.ts';
import { createApolloClient } from '../../src/graphql/client.ts';
import { createLinks } from '../../src/graphql/links/link-chain.ts';
import { RestError } from '../../src/graphql/rest-error.ts';
import { logIn } from '../testkit/log-in.ts';
import { changeBusiness, putOnSale } from '../testkit/products.ts';
import { checkoutUrl, encoded, homeAddress, shippingTypeId } from '../testkit/shopper.ts';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';

const TOKEN_LIFE_MS = 10 * 60_000;

let world: World;
let address: string;
beforeAll(async () => {
  world = await createWorld();
  address = await world.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => world.close());
beforeEach(() => void (world.now.current = new Date()));

/** The storefront's own client, over HTTP, with the tokens of a logged-in shopper. */
async function shopper() {
  const { token, refreshToken, fingerprint, email, userId } = await logIn(world);
  const session: { token: string | null; refreshToken: string } = { token, refreshToken };
  const onSignedOut = vi.fn(() => (session.token = null));
  const refresh = vi.fn(async () => {
    const variables = { refresh_token: session.refreshToken, fingerprint };
    const { data } = await client.mutate<RefreshTokenMutation>({ mutation: RefreshTokenDocument, variables });
    const pair = data?.userRefreshToken;
    if (pair) Object.assign(session, { token: pair.access_token, refreshToken: pair.refresh_token });
    return pair ?? null;
  });
  const link = createLinks({
    baseUrl: () => address,
    getToken: () => session.token,
    getPerson: () => email,
    canRefresh: () => true,
    refresh,
    ready: () => Promise.resolve(),
    onSignedOut,
    onRequestResult: () => undefined,
    spacing: 0,
  });
  const client = createApolloClient({ link, typePolicies });
  const user = async () => {
    const { data } = await client.query<AuthUserQuery>({
      query: AuthUserDocument,
      fetchPolicy: 'network-only',
    });
    return data?.userAuthUser;
  };
  return { client, session, user, userId, email, refresh, onSignedOut };
}

test('[HTP-01] the bearer token identifies the user to the host', async () => {
  const { user, session, userId } = await shopper();
  expect(await user()).toMatchObject({ __typename: 'User', id: userId });
  session.token = null;
  expect(await user()).toMatchObject({ id: null });
});

test('[TOK-05, TOK-09] requests with an expired token are repeated with new tokens after one refresh', async () => {
  const { user, client, session, userId, refresh, onSignedOut } = await shopper();
  const old = session.token;
  world.now.current = new Date(world.now.current.getTime() + TOKEN_LIFE_MS + 1_000);
  const query = gql`
    {
      __typename
    }
  `;
  const [viewer, graphql] = await Promise.all([user(), client.query({ query })]);
  expect(viewer).toMatchObject({ id: userId });
  expect(graphql.data).toEqual({ __typename: 'Query' });
  expect(refresh).toHaveBeenCalledOnce();
  expect(session.token).not.toBe(old);
  expect(onSignedOut).not.toHaveBeenCalled();
});

test('[TOK-07, TOK-08] a forged token signs the shopper out', async () => {
  const { user, session, refresh, onSignedOut } = await shopper();
  session.token = 'forged';
  await expect(user()).rejects.toMatchObject({ text_code: 'TOKEN_INVALID' });
  expect(refresh).not.toHaveBeenCalled();
  expect(onSignedOut).toHaveBeenCalledOnce();
});

test('[HTP-03] a call that violates its schema gets a message at its field', async () => {
  const { client } = await shopper();
  const variables = { sku: 1.5, qty: 1, addons: [] };
  const failure = await client
    .mutate({ mutation: CartAddDocument, variables })
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(RestError);
  expect(failure).toMatchObject({
    status: 400,
    text_code: 'VALIDATION_FAILED',
    fields: { sku: expect.any(String) },
  });
});

test('[APA-09, ERR-06] a wrong code does not log in, and gives no further details', async () => {
  const { client, email } = await shopper();
  const variables = { email, code: '000000', fingerprint: 'another-browser-here1' };
  const { data } = await client.mutate({ mutation: LoginRecoveryCodeDocument, variables });
  expect(data).toEqual({ userLoginRecoveryCode: null });
});

test('[CHK-12, CHK-15] with a surcharge an order is accepted only with the total that surchargesOf returns', async () => {
  await changeBusiness(world, 'surcharge_basis_points', { sandbox: 175 });
  await changeBusiness(world, 'card_surcharge_enabled', true);
  const { client } = await shopper();
  const { skuId: sku } = await putOnSale(world, { priceCents: 8940 });
  await client.mutate({ mutation: CartAddDocument, variables: { sku, qty: 1, addons: [] } });
  const created = await client.mutate({
    mutation: AddressCreateDocument,
    variables: { address: homeAddress },
  });
  const choices = {
    shipping_type: await shippingTypeId(world, 'Standard Post'),
    shipping_address: created.data?.addressCreate.id ?? 0,
  };
  const options = { fetchPolicy: 'no-cache' } as const;
  const cart = await client.query({ query: CartGetDocument, variables: choices, ...options });
  const amount = cart.data?.cartGet.total_amount ?? 0;
  const surcharges = await client.query({
    query: SurchargesDocument,
    variables: { amount, credit: 0 },
    ...options,
  });
  const [surcharge] = surcharges.data?.paymentSurchargesOf ?? [];
  expect(surcharge).toMatchObject({ gateway: 'sandbox', surcharge: 1.75, total: 101.75 });
  const submit = async (expected_total: number | undefined) => {
    const variables = {
      address: choices.shipping_address,
      shipping_option_id: choices.shipping_type,
      paymentGateway: 'sandbox',
      url: encoded(checkoutUrl),
      ...(expected_total === undefined ? {} : { expected_total }),
    };
    const { data } = await client.mutate({ mutation: OrderSubmitDocument, variables });
    return data?.orderSubmit;
  };
  const refused = await submit(amount);
  expect(refused).toMatchObject({ success: false, message: expect.stringContaining('$101.75 now') });
  expect(await submit(surcharge?.total)).toMatchObject({ success: true });
  await changeBusiness(world, 'card_surcharge_enabled', false);
});
