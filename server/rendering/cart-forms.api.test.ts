import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { offerEngraving, putOnSale } from '../testkit/goods.ts';
import type { Goods } from '../testkit/goods.ts';
import { createShopper } from '../testkit/shopper.ts';
import { openSourceStorefront } from '../testkit/source-storefront.ts';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';
import type { Storefront } from './storefront.ts';

let storefront: Storefront;
let world: World;
let goods: Goods;
let engraving: number;
beforeAll(async () => {
  storefront = await openSourceStorefront();
});
beforeEach(async () => {
  world = await createWorld({}, storefront);
  goods = await putOnSale(world, { name: 'Slate Door Sign', stock: 3 });
  engraving = await offerEngraving(world, goods, { required: true, maxLength: 10 });
});
afterEach(() => world.close());

const ours = { 'sec-fetch-site': 'same-origin' };

/** Posts a form as a browser without script does. */
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
  product: String(goods.productId),
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

it('a form without script puts goods into the cart, which is shown to its browser alone', async () => {
  const posted = await post(theSign());
  expect([posted.statusCode, posted.headers.location]).toEqual([303, '/cart']);
  const page = await cartPage(cookiesOf(posted));
  expect(page.headers['cache-control']).toBe('private, no-store');
  expect(page.body).toContain('Slate Door Sign');
  expect(page.body).toContain('The Smiths');
  expect(page.body).toContain('Paying here needs JavaScript');
  const others = await cartPage({});
  expect(others.body).not.toContain('Slate Door Sign');
  expect(others.headers['cache-control']).toBe('public, no-cache');
});

it('its lines are changed and taken out the same way', async () => {
  const browser = cookiesOf(await post(theSign()));
  const line = lineOf((await cartPage(browser)).body);
  expect((await post({ action: 'update', line, qty: '3' }, { ...ours, ...browser })).statusCode).toBe(303);
  expect(/name="qty"[^>]*value="(\d+)"/.exec((await cartPage(browser)).body)?.[1]).toBe('3');
  await post({ action: 'remove', line, qty: '3' }, { ...ours, ...browser });
  expect((await cartPage(browser)).body).not.toContain('Slate Door Sign');
});

it('what is refused says why, and what was typed', async () => {
  const tooLong = await post(theSign({ [`addon-${engraving}`]: 'The Smiths & sons' }));
  expect(tooLong.statusCode).toBe(422);
  expect(tooLong.body).toContain('Please go back and change this');
  expect(tooLong.body).toContain('The Smiths &amp; sons');
  const tooMany = await post(theSign({ qty: '4' }));
  expect([tooMany.statusCode, tooMany.cookies]).toEqual([422, []]);
  const hostile = await post(theSign({ [`addon-${engraving}`]: '<img src=x onerror=alert(1)>' }));
  expect(hostile.body).not.toContain('<img src=x');
});

it.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a site of the same owner', { 'sec-fetch-site': 'same-site', origin: 'http://127.0.0.1:3000' }],
  ['an older browser on another site', { origin: 'https://evil.example' }],
  ['nobody knows whom', {}],
])('a form of %s is refused', async (_who, headers) => {
  const posted = await post(theSign(), headers);
  expect([posted.statusCode, posted.headers['set-cookie']]).toEqual([403, undefined]);
});

it('an older browser says by its origin that the form is ours', async () => {
  const posted = await post(theSign(), { host: 'localhost:80', origin: 'http://localhost:80' });
  expect(posted.statusCode).toBe(303);
});

it.each([
  ['nothing', {}],
  ['an unknown action', { action: 'empty' }],
  ['no product', { action: 'add', qty: '1' }],
  ['half a piece', { action: 'add', product: '1', qty: '0.5' }],
  ['a line that is none', { action: 'remove', line: 'x' }],
])('a form with %s is answered 400', async (_what, fields: Record<string, string>) => {
  expect((await post(fields)).statusCode).toBe(400);
});

it('the cookie opens no cart of an account', async () => {
  const { add, userId } = await createShopper(world);
  await add(goods, 1, [{ id: engraving, value: ['Ann'] }]);
  const { session_key: key } = await world.services.database
    .selectFrom('carts')
    .select('session_key')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  expect((await cartPage({ cookie: `cart=${key}` })).body).not.toContain('Slate Door Sign');
});
