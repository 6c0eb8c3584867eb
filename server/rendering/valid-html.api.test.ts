import { HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSourceStorefront } from '../testkit/source-storefront.ts';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({}, await openSourceStorefront());
});
afterAll(() => world.close());

/** What may stand in what, and what each element may say: a browser mends the rest in ways of its own. */
const html = new HtmlValidate({
  root: true,
  rules: {
    'attribute-allowed-values': 'error',
    'close-order': 'error',
    'element-permitted-content': 'error',
    'element-permitted-occurrences': 'error',
    'element-permitted-order': 'error',
    'element-permitted-parent': 'error',
    'element-required-attributes': 'error',
    'element-required-content': 'error',
    'input-attributes': 'error',
    'no-dup-attr': 'error',
    'no-dup-id': 'error',
    'no-missing-references': 'error',
    'valid-id': ['error', { relaxed: true }],
  },
});

it.each([
  '/',
  '/about',
  '/shop',
  '/shop/slate',
  '/shop-christmas',
  '/search/slate',
  '/product/engraved-slate-coasters',
  '/product/custom-t-shirt',
  '/demo_asdf',
  '/contact',
  '/cart',
  '/checkout',
  '/login',
  '/signup',
  '/forgotpassword',
  '/no-such-page',
])('[SEC-06] the page %s is valid HTML', async (url) => {
  const { body } = await world.app.inject(url);
  const { results } = await html.validateString(body);
  const found = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
  );
  expect(found).toEqual([]);
  // A search field has no other role, and a combobox is a text field.
  expect(body).not.toMatch(/<input[^>]*type="search"[^>]*role=|<input[^>]*role=[^>]*type="search"/);
});
