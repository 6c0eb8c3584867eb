import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { offerEngraving, putOnSale } from '../testkit/products.ts';
import type { TestProduct } from '../testkit/products.ts';
import { createShopper } from '../testkit/shopper.ts';
import { openSourceStorefront } from '../testkit/source-storefront.ts';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';
import type { Storefront } from './storefront.ts';

let storefront: Storefront;
let world: World;
let product: TestProduct;
let engraving: number;
beforeAll(async () => {
  storefront = await openSourceStorefront();
});
beforeEach(async () => {
  world = await createWorld({}, storefront);
  product = await putOnSale(world, { name: 'Slate Door Sign', stock: 3 });
  engraving = await offerEngraving(world, product, { required: true, maxLength: 10 });
});
afterEach(() => world.close());

const ours = { 'sec-fetch-site': 'same-origin' };

/** Posts a form like a browser without script. */
function post(fields: Record<string, string>, headers: Record<string, string> = ours) {
  return world.app.inject({
    method: 'POST',
    url: '/cart',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
}

const theSign = (more: Record<string, string> = {}) => ({
  action: 'add',
  product: String(product.productId),
  qty: '2',
  [`addon-${engraving}`]: 'The Smiths',
  ...more,
});

type Posted = Awaited<ReturnType<typeof post>>;
const cookiesOf = ({ cookies }: Posted) => ({
  cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
});
const cartPage = (headers: Record<string, string>) => world.app.inject({ url: '/cart', headers });
const lineOf = (page: string) => /name="line" value="(\d+)"/.exec(page)?.[1] ?? '';

it('a form without script adds an item to the cart, which only its browser can see', async () => {
  const posted = await post(theSign());
  expect([posted.statusCode, posted.headers.location]).toEqual([303, '/cart']);
  const page = await cartPage(cookiesOf(posted));
  expect(page.headers['cache-control']).toBe('private, no-store');
  expect(page.body).toContain('Slate Door Sign');
  expect(page.body).toContain('The Smiths');
  expect(page.body).toContain('Paying here needs JavaScript');
  // The shop has no telephone until its owner sets one.
  expect(page.body).not.toContain('or call');
  const others = await cartPage({});
  expect(others.body).not.toContain('Slate Door Sign');
  expect(others.headers['cache-control']).toBe('public, no-cache');
});

it('cart lines are changed and removed in the same way', async () => {
  const browser = cookiesOf(await post(theSign()));
  const line = lineOf((await cartPage(browser)).body);
  expect((await post({ action: 'update', line, qty: '3' }, { ...ours, ...browser })).statusCode).toBe(303);
  expect(/name="qty"[^>]*value="(\d+)"/.exec((await cartPage(browser)).body)?.[1]).toBe('3');
  await post({ action: 'remove', line, qty: '3' }, { ...ours, ...browser });
  expect((await cartPage(browser)).body).not.toContain('Slate Door Sign');
});

const tagsOf = (page: string, name: string) => page.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? [];
const fieldOf = (page: string, name: string) =>
  [...tagsOf(page, 'input'), ...tagsOf(page, 'textarea')].find((tag) => tag.includes(`name="${name}"`)) ?? '';

it('a refused form returns the product page, with the reason and everything that was entered', async () => {
  const refused = await post(theSign({ [`addon-${engraving}`]: 'The Smiths & sons' }));
  expect([refused.statusCode, refused.headers['cache-control']]).toEqual([422, 'private, no-store']);
  expect(tagsOf(refused.body, 'header')).toHaveLength(1);
  expect(tagsOf(refused.body, 'footer')).toHaveLength(1);
  expect(refused.body).toContain('>7 characters too many<');
  expect(refused.body).toMatch(
    /role="alert".*Your cart is as it was.*Please check what you have chosen and typed.*<h1/,
  );
  const field = fieldOf(refused.body, `addon-${engraving}`);
  expect(field).toContain('value="The Smiths &amp; sons"');
  expect(field).toContain('aria-invalid="true"');
  expect(fieldOf(refused.body, 'qty')).toContain('value="2"');
  expect(refused.body).toContain('href="/cart"');
  // So that a reload or a link leads to the product.
  expect(refused.body).toContain(`"url":"/product/${product.slug}","results"`);
});

it('too many items, or half an item, are refused with a message, and nothing is added', async () => {
  const tooMany = await post(theSign({ qty: '4' }));
  expect([tooMany.statusCode, tooMany.cookies]).toEqual([422, []]);
  expect(tooMany.body).toContain('Sorry, only 3 can be bought');
  expect(fieldOf(tooMany.body, `addon-${engraving}`)).toContain('value="The Smiths"');
  const half = await post(theSign({ qty: '0.5' }));
  expect([half.statusCode, half.cookies]).toEqual([422, []]);
  expect(half.body).toContain('whole number');
});

it('entered text cannot run scripts on the page that repeats it', async () => {
  const hostile = await post(theSign({ [`addon-${engraving}`]: '"><img src=x onerror=alert(1)>' }));
  expect(hostile.statusCode).toBe(422);
  expect(hostile.body).not.toContain('<img src=x');
});

it('a refused change of the cart returns the cart, with the reason', async () => {
  const browser = cookiesOf(await post(theSign()));
  const line = lineOf((await cartPage(browser)).body);
  const tooMany = await post({ action: 'update', line, qty: '9' }, { ...ours, ...browser });
  expect([tooMany.statusCode, tooMany.headers['cache-control']]).toEqual([422, 'private, no-store']);
  expect(tooMany.body).toContain('Sorry, only 3 can be bought');
  expect(tooMany.body).toContain('Shopping Cart');
  expect(tooMany.body).toContain('The Smiths');
  await post({ action: 'remove', line }, { ...ours, ...browser });
  const gone = await post({ action: 'update', line, qty: '1' }, { ...ours, ...browser });
  expect(gone.statusCode).toBe(404);
  expect(gone.body).toContain('This is not in your cart any more');
  expect(tagsOf(gone.body, 'footer')).toHaveLength(1);
});

it('a product that is no longer sold is refused on the cart page', async () => {
  const refused = await post(theSign({ product: '987654' }));
  expect([refused.statusCode, refused.headers['cache-control']]).toEqual([404, 'private, no-store']);
  expect(refused.body).toContain('Shopping Cart');
  expect(refused.body).toContain('The Smiths');
});

it.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a site of the same owner', { 'sec-fetch-site': 'same-site', origin: 'http://127.0.0.1:3000' }],
  ['an older browser on another site', { origin: 'https://evil.example' }],
  ['nobody knows whom', {}],
])('a form from %s is refused', async (_who, headers) => {
  const posted = await post(theSign(), headers);
  expect([posted.statusCode, posted.headers['set-cookie']]).toEqual([403, undefined]);
  expect(posted.body).toContain('This did not come from a page of the shop');
});

it('an older browser’s form is accepted by its origin', async () => {
  const posted = await post(theSign(), { host: 'localhost:3001', origin: 'http://localhost:3001' });
  expect(posted.statusCode).toBe(303);
});

it.each([
  ['nothing', {}],
  ['an unknown action', { action: 'empty' }],
  ['no product', { action: 'add', qty: '1' }],
  ['a line that is none', { action: 'remove', line: 'x' }],
])('a form with %s gets 400', async (_what, fields: Record<string, string>) => {
  const response = await post(fields);
  expect([response.statusCode, response.headers['cache-control']]).toEqual([400, 'private, no-store']);
  expect(response.body).toContain('This request cannot be read');
  expect(tagsOf(response.body, 'footer')).toHaveLength(1);
});

it('the cookie does not open the cart of an account', async () => {
  const { add, userId } = await createShopper(world);
  await add(product, 1, [{ id: engraving, value: ['Ann'] }]);
  const { session_key: key } = await world.services.database
    .selectFrom('carts')
    .select('session_key')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  expect((await cartPage({ cookie: `cart=${key}` })).body).not.toContain('Slate Door Sign');
});

it('an item added by a logged-in user before the script loads is in their cart afterwards', async () => {
  const shopper = await createShopper(world);
  const own = await putOnSale(world, { name: 'Pine Box' });
  await shopper.add(own);
  const { token } = shopper;
  const { body: before, response } = await world.rest('cartGet', {}, { token });
  const session = before.sessionKey;
  const posted = await post(theSign(), { ...ours, ...cookiesOf(response) });
  expect(posted.statusCode).toBe(303);
  const xsrf = posted.cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const browser = { ...cookiesOf(posted), 'x-xsrf-token': xsrf };
  const seen = await world.rest('cartGet', { session }, { token, headers: browser });
  expect(seen.body.items.map(({ name, addons }) => [name, addons.map(({ value }) => value)])).toEqual([
    ['Pine Box', []],
    ['Slate Door Sign', [['The Smiths']]],
  ]);
  expect(seen.body.sessionKey).toBe(session);
  expect(cookiesOf(seen.response).cookie).toContain(`cart=${session}`);
  // Requested again by a tab with the earlier cookie, nothing is added twice.
  const again = await world.rest('cartGet', { session }, { token, headers: browser });
  expect(again.body.items).toEqual(seen.body.items);
});
