import { assign, createActor, setup, waitFor } from 'xstate';
import type { AnyEventObject, SnapshotFrom } from 'xstate';
import { provideCart } from '../../src/app/actor-logic/cart-actors.ts';
import { CartGetDocument } from '../../src/features/cart/CartGet.generated.ts';
import { provideCheckout } from '../../src/features/checkout/checkout-actors.ts';
import { provideAddToCart } from '../../src/features/product/product-actors.ts';
import { blankCart } from '../../src/machines/cart/cart-state.ts';
import { sessionMachine } from '../../src/machines/session/session.machine.ts';
import type { MachineGraph } from '../../src/machines/testing/machine-model.ts';
import { expect, test } from '../testkit/fixtures.ts';
import { HostClient } from '../testkit/host-client.ts';
import { ShopCalls } from '../testkit/shop-calls.ts';
import { inBundaberg, trivet } from '../testkit/shopper.ts';
import { coveringWalks } from './covering-walks.ts';
import { playWalk } from './play-walk.ts';

const EDGES = 67;
const CODE = 'WELCOME10';
/** Maximum number of items in both carts together. */
const MOST = 2;

interface Buying {
  isKnown: boolean;
  /** Number of items in the shown cart. */
  count: number;
  /** Number of items in the account's cart after a logout. */
  accountCount: number;
  hasCode: boolean;
  /** An order used the promotion code, which each customer may only do once. */
  isUsed: boolean;
}

/** What a shopper can do with a cart, across machines, and its content afterwards. */
const buyingMachine = setup({
  types: { context: {} as Buying, events: {} as { type: BuyingEvent } },
}).createMachine({
  context: { isKnown: false, count: 0, accountCount: 0, hasCode: false, isUsed: false },
  initial: 'buying',
  states: {
    buying: {
      on: {
        add: {
          guard: ({ context: { count, accountCount } }) => count + accountCount < MOST,
          actions: assign({ count: ({ context }) => context.count + 1 }),
        },
        more: {
          guard: ({ context: { count, accountCount } }) => count > 0 && count + accountCount < MOST,
          actions: assign({ count: ({ context }) => context.count + 1 }),
        },
        remove: {
          guard: ({ context }) => context.count > 0,
          actions: assign({ count: 0, hasCode: false }),
        },
        reload: {},
        code: {
          guard: ({ context: { count, hasCode, isUsed } }) => count > 0 && !hasCode && !isUsed,
          actions: assign({ hasCode: true }),
        },
        merge: {
          guard: ({ context }) => !context.isKnown,
          actions: assign({
            isKnown: true,
            count: ({ context }) => context.count + context.accountCount,
            accountCount: 0,
          }),
        },
        leave: {
          guard: ({ context }) => context.isKnown,
          actions: assign({
            isKnown: false,
            accountCount: ({ context }) => context.count,
            count: 0,
            hasCode: false,
          }),
        },
        order: {
          guard: ({ context: { isKnown, count } }) => isKnown && count > 0,
          actions: assign({
            count: 0,
            hasCode: false,
            isUsed: ({ context }) => context.isUsed || context.hasCode,
          }),
        },
      },
    },
  },
});

type BuyingEvent = 'add' | 'more' | 'remove' | 'reload' | 'code' | 'merge' | 'leave' | 'order';

const events: BuyingEvent[] = ['add', 'more', 'remove', 'reload', 'code', 'merge', 'leave', 'order'];
const model: MachineGraph<typeof buyingMachine> = {
  machine: buyingMachine,
  inputs: [undefined],
  events: events.map((type) => ({ type })),
  project: (context) => context,
};

const PRICE = 22;

const NOBODY = {
  access_token: null,
  refresh_token: null,
  redirect_after_login: null,
  auth_fingerprint: '',
  oauth2_state: null,
  link_active: true,
  baseURL: null,
  has_ended: false,
};

test.afterEach(() => void Reflect.deleteProperty(globalThis, 'window'));

test('[CRT-07] adding, changing, removing, reloading, applying a code, logging in and out and ordering, in every order, keep the cart equal to the host’s', async ({
  newShopper,
  shop,
}) => {
  test.setTimeout(120_000);
  // The checkout reads the page's URL.
  Object.assign(globalThis, { window: { location: { href: `${shop.url}/checkout` } } });
  const { walks, edges } = coveringWalks(model, ({ source, events: done }) => {
    const event = done.at(-1);
    return event !== undefined && (source as SnapshotFrom<typeof buyingMachine>).can(event as never);
  });
  expect(edges).toBe(EDGES);
  for (const walk of walks) {
    const { context, email } = await newShopper();
    const { request } = context;
    const calls = new ShopCalls(context);
    const sku = await calls.skuOf(trivet);
    const { access_token } = await calls.logIn({ email, address: inBundaberg });
    const host = new HostClient(context);
    const cart = createActor(provideCart(host), { input: { cart: blankCart, mergePending: false } }).start();
    const session = createActor(sessionMachine, { input: { stored: NOBODY } });
    const work = { host, cart, session };
    const lineId = () => cart.getSnapshot().context.cart.cartitems[0]?.id ?? 0;
    const settles = async () => {
      await waitFor(cart, (snapshot) => !snapshot.hasTag('busy'));
      expect(cart.getSnapshot().context.failure).toBeNull();
    };
    const sends = (event: Parameters<typeof cart.send>[0]) => {
      cart.send(event);
      return settles();
    };
    const adds = async () => {
      const button = createActor(provideAddToCart(work), { input: { failure: null } });
      button.on('cart.receive', (event) => cart.send(event));
      button.start();
      button.send({ type: 'cart.add', addition: { sku, qty: 1, addons: [] } });
      await waitFor(button, (snapshot) => snapshot.hasTag('added'));
      button.stop();
      await settles();
    };
    const orders = async () => {
      const { promise: leaves, resolve } = Promise.withResolvers<string>();
      const checkout = createActor(provideCheckout(work), {
        input: { cart: cart.getSnapshot().context.cart },
      });
      checkout.on('payment.open', ({ url }) => resolve(url));
      checkout.start();
      await waitFor(checkout, (snapshot) => snapshot.hasTag('ready'));
      checkout.send({ type: 'order.submit' });
      await request.post(await leaves, { form: { ending: 'pay' } });
      checkout.stop();
      await sends({ type: 'cart.reload' });
    };
    const drivers: Record<BuyingEvent, (event: AnyEventObject) => Promise<void>> = {
      add: adds,
      more: () => {
        const [line] = cart.getSnapshot().context.cart.cartitems;
        return sends({ type: 'line.update', id: lineId(), qty: (line?.qty ?? 0) + 1 });
      },
      remove: () => sends({ type: 'line.remove', id: lineId() }),
      reload: () => sends({ type: 'cart.reload' }),
      code: () => sends({ type: 'promotion.apply', code: CODE }),
      merge: () => {
        host.token = access_token;
        return sends({ type: 'session.login' });
      },
      leave: () => {
        host.token = null;
        return sends({ type: 'session.logout' });
      },
      order: orders,
    };
    const buying = async (state: SnapshotFrom<typeof buyingMachine>) => {
      const { count, hasCode } = state.context;
      const known = cart.getSnapshot().context.cart;
      const subtotal = PRICE * count;
      expect(known).toMatchObject({
        cartitemCount: count,
        cartSubtotal: subtotal,
        promotion_code: hasCode ? CODE : null,
        discount_amount: hasCode ? subtotal / 10 : 0,
      });
      const { sessionKey: sessionOf, promotion_code } = known;
      const { cartGet } = await host.query(CartGetDocument, { session: sessionOf, promotion_code });
      expect(cartGet.items.map(({ id, qty }) => [id, qty])).toEqual(
        known.cartitems.map(({ id, qty }) => [id, qty]),
      );
    };
    await playWalk(walk, { drivers, checks: { buying } });
    cart.stop();
  }
});
