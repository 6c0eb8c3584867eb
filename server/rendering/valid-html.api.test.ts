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

/** All that its authors recommend, but for what is a matter of writing, and for what only a browser can tell. */
const html = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // How React writes it.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'valid-id': ['error', { relaxed: true }],
    'no-implicit-input-type': 'off',
    'no-redundant-for': 'off',
    // The policy allows it: sliders and placeholders need it.
    'no-inline-style': 'off',
    // Of the two menus in the header the style sheet shows one.
    'unique-landmark': 'off',
    // The link to the page before the first is none.
    'prefer-native-element': ['error', { exclude: ['link'] }],
    // Filters of which several may be chosen, and a button for each language.
    'form-dup-name': ['error', { shared: ['radio', 'button', 'submit', 'checkbox'] }],
    // Clips without sound, which stop for who wants nothing to move.
    'no-autoplay': ['error', { include: ['audio'] }],
    'long-title': 'off',
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
  '/blog',
  '/blog/what-engraving-is',
  '/my-account',
  '/profile',
  '/logout',
  '/account-deleted',
  '/token-login',
  '/auth',
  '/order/none',
  '/offline',
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
