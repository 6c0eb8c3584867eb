import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import type { ConfigData, ResolvedConfig } from 'html-validate';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSourceStorefront } from '../testkit/source-storefront.ts';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({}, await openSourceStorefront());
});
afterAll(() => world.close());

/** Resolves the rules once rather than for each page, which takes as long as the check. */
class ResolvedOnce extends StaticConfigLoader {
  readonly #resolved: ResolvedConfig | Promise<ResolvedConfig>;

  constructor(config: ConfigData) {
    super(config);
    this.#resolved = super.getConfigFor('');
  }

  override getConfigFor(): ResolvedConfig | Promise<ResolvedConfig> {
    return this.#resolved;
  }
}

/** All rules for documents and all recommended ones, except those about style, and those only a browser can check. */
const rules = new ResolvedOnce({
  root: true,
  extends: ['html-validate:document', 'html-validate:recommended'],
  rules: {
    // The scripts are the shop's own.
    'require-sri': 'off',
    // React's output style.
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
    // The style sheet shows only one of the two menus in the header.
    'unique-landmark': 'off',
    // The link to the page before the first one is not a link.
    'prefer-native-element': ['error', { exclude: ['link'] }],
    // Filters with multiple choice, and a button for each language.
    'form-dup-name': ['error', { shared: ['radio', 'button', 'submit', 'checkbox'] }],
    // Silent clips, which stop for users who prefer reduced motion.
    'no-autoplay': ['error', { include: ['audio'] }],
    'long-title': 'off',
  },
});
const html = new HtmlValidate(rules);

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
  '/invoice/none',
  '/print-tickets/none',
  '/offline',
  '/no-such-page',
])('[SEC-06] the page %s is valid HTML', async (url) => {
  const { body } = await world.app.inject(url);
  const { results } = await html.validateString(body);
  const found = results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`);
  expect(found).toEqual([]);
  // A search field allows no other role, and a combobox is a text field.
  expect(body).not.toMatch(/<input[^>]*type="search"[^>]*role=|<input[^>]*role=[^>]*type="search"/);
});

it('[FRM-01] the form of /contact is completely in its page, also for a browser without script', async () => {
  const { document } = new JSDOM((await world.app.inject('/contact')).body).window;
  const form = document.querySelector('#form-contact');
  const isSeen = (element: Element | null | undefined) =>
    element !== null && element?.closest('[hidden], [aria-hidden=true], noscript, template') === null;
  const fields = [...(form?.querySelectorAll('label') ?? [])].filter(({ control }) => isSeen(control));
  const labels = fields.map(({ textContent }) => textContent);
  for (const label of ['Your name', 'E-mail', 'Phone', 'Message'])
    expect(labels).toContainEqual(expect.stringContaining(label));
  const buttons = [...(form?.querySelectorAll('button') ?? [])].filter(isSeen);
  expect(buttons.map(({ textContent }) => textContent)).toContainEqual(expect.stringMatching(/^Send/));
});
