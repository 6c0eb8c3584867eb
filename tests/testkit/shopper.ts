import type { BrowserContext, Locator, Page } from '@playwright/test';
import { storeSession } from '../../src/machines/session/session-storage.ts';
import { printStamped } from '../../src/lib/storage/stamped-text.ts';
import type { WantedShopper } from '../../server/test-api/test-world.ts';
import { expect } from './expect.ts';
import type { Mail, Outbox } from './outbox.ts';
import { WITHOUT_SCRIPT } from './shared-contexts.ts';
import { ShopCalls } from './shop-calls.ts';
import type { CartItem } from './shop-calls.ts';

/** $36.00, made to order, with an engraving and its lettering. */
export const coasters: CartItem = {
  slug: 'engraved-slate-coasters',
  name: 'Engraved Slate Coasters, Set of Four',
  options: ['Round'],
  texts: { 'Engraving text': 'For Nan & Pop — 50 years' },
  lists: { Lettering: 'Script' },
};

/** $22.00, made to order, nothing to fill in. */
export const trivet: CartItem = {
  slug: 'cork-trivet',
  name: 'Southern Cross Cork Trivet',
  options: ['Banksia'],
};

/** $28.00 with a single one in stock. */
export const lastStick: CartItem = {
  slug: 'bamboo-usb-stick',
  name: 'Bamboo USB Stick',
  options: ['Walnut', '64 GB'],
  texts: { 'Engraving text': 'Holidays' },
  lists: { Lettering: 'Serif' },
};

export const bundaberg = {
  'First name': 'Ada',
  'Last name': 'Byron',
  'Street address': '1 Goondoon Street',
  'Suburb or town': 'Bundaberg',
  Postcode: '4670',
};

/** Within the shop's own, free delivery area. */
export const gladstone = { ...bundaberg, 'Suburb or town': 'Gladstone', Postcode: '4680' };

/** `bundaberg` as API input. */
export const inBundaberg = {
  first_name: 'Ada',
  last_name: 'Byron',
  street_address: '1 Goondoon Street',
  city: 'Bundaberg',
  state: 'QLD',
  postcode: '4670',
  country: 'Australia',
};

export const STANDARD_POST = 'Standard Post $10.60';

/** The buttons of the test payment page. */
type Ending = 'Pay' | 'Decline' | 'Cancel' | 'Pay, then close the tab' | 'Pay slowly';

/** A shopper with their own browser context: no cookies or storage are shared. */
export class Shopper {
  readonly context: BrowserContext;
  readonly page: Page;
  /** A unique address, unless set to a known user's. */
  email: string;
  readonly #outbox: Outbox;
  readonly #calls: ShopCalls;

  constructor(context: BrowserContext, page: Page, outbox: Outbox, email = newEmail()) {
    this.context = context;
    this.page = page;
    this.email = email;
    this.#outbox = outbox;
    this.#calls = new ShopCalls(context);
  }

  /** The same shopper in a second tab. */
  async inAnotherTab(): Promise<Shopper> {
    const page = await this.context.newPage();
    const size = this.page.viewportSize();
    if (size) await page.setViewportSize(size);
    return new Shopper(this.context, page, this.#outbox, this.email);
  }

  /**
   * Puts these items in the cart as if on an earlier visit, after `isLoggedIn` in the account's; a trivet by
   * default.
   */
  async hasInCart(...items: readonly CartItem[]): Promise<void> {
    for (const item of items.length === 0 ? [trivet] : items) await this.#calls.addToCart(item);
  }

  /** Logs in as if on an earlier visit, optionally with an address, credit or back-office access. */
  async isLoggedIn(having: Omit<WantedShopper, 'email' | 'cart'> = {}): Promise<void> {
    const known = await this.#calls.logIn({ ...having, email: this.email });
    const text = storeSession({
      access_token: known.access_token,
      refresh_token: known.refresh_token,
      redirect_after_login: null,
      auth_fingerprint: known.auth_fingerprint,
      oauth2_state: null,
      link_active: true,
      baseURL: null,
      has_ended: false,
    });
    await this.#stores('session', printStamped({ stamp: Date.now(), text }));
  }

  /** Writes to the browser's storage like a page of the shop. */
  async #stores(key: string, value: string): Promise<void> {
    if (!this.page.url().endsWith(WITHOUT_SCRIPT)) await this.page.goto(WITHOUT_SCRIPT);
    await this.page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, value] as const);
  }

  /** Opens a path of the shop and waits for hydration. */
  async opens(path: string): Promise<void> {
    await this.reads(path);
    // Only a hydrated header has a count.
    const isAlive = () => /\d/.test(document.querySelector('header a[href="/cart"]')?.textContent ?? '');
    await expect.poll(() => this.page.evaluate(isAlive), `${path} comes to life`).toBe(true);
  }

  /** Opens a path of the shop and waits only for its text and styles. */
  async reads(path: string): Promise<void> {
    await this.page.goto(path, { waitUntil: 'domcontentloaded' });
    // A locator's `evaluate` would load Playwright's script into the page's own world too, a sixth of a page's time.
    const isStyled = () =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet);
    await expect.poll(() => this.page.evaluate(isStyled), `${path} has its styles`).toBe(true);
  }

  /** The cart link in the header, once it shows this count. */
  cartLink(count: number): Locator {
    const name = count === 1 ? 'Cart 1 item' : `Cart ${count} items`;
    return this.page.locator('header').getByRole('link', { name });
  }

  /** The account or login link in the header. */
  accountLink(): Locator {
    return this.page.getByRole('banner').getByRole('link', { name: /^(My account|Log in)$/ });
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** The clickable label of a product's option. */
  option(name: string): Locator {
    return this.page.locator('label').filter({ has: this.page.getByRole('radio', { name }) });
  }

  /** Selects a product's options and fills in its add-ons. */
  async configures(item: CartItem): Promise<void> {
    for (const name of item.options) await this.option(name).click();
    for (const [label, text] of Object.entries(item.texts ?? {}))
      await this.page.getByLabel(label).fill(text);
    for (const [label, choice] of Object.entries(item.lists ?? {}))
      await this.page.getByLabel(label).selectOption(choice);
  }

  /** Opens a product, configures it and adds it to the cart. */
  async addsToCart(item: CartItem = trivet): Promise<void> {
    await this.opens(`/product/${item.slug}`);
    await this.configures(item);
    await this.button('Add to cart').click();
    await expect(this.page.getByText('Added to cart')).toBeVisible();
  }

  /** The cart line with this text. */
  cartLine(text: string): Locator {
    return this.page.getByRole('main').getByRole('listitem').filter({ hasText: text });
  }

  async removes(item: CartItem): Promise<void> {
    await this.cartLine(item.name)
      .getByRole('button', { name: /^Remove / })
      .click();
  }

  /** The link from a cart line to its product. */
  productLink(item: CartItem): Locator {
    return this.cartLine(item.name).getByRole('heading').getByRole('link');
  }

  /** The Undo button of a removed line. */
  undoOf(item: CartItem): Locator {
    return this.cartLine(item.name).getByRole('button', { name: /^Undo: / });
  }

  /** Requests the login mail through the current form, and waits for it. */
  async requestsLoginMail(): Promise<Mail> {
    const before = (await this.#outbox.to(this.email)).length;
    await this.page.getByLabel('E-mail').fill(this.email);
    await this.button('E-mail me a login code').click();
    await expect(this.page.getByLabel('Code')).toBeVisible();
    return this.#outbox.newestTo(this.email, before + 1);
  }

  /** Types a code; a complete one is submitted by its last digit, any other by the button. */
  async typesCode(code: string): Promise<void> {
    await this.page.getByLabel('Code').fill('');
    await this.page.getByLabel('Code').fill(code);
    if (code.replaceAll(' ', '').length < 6) await this.button('Log in').click();
  }

  /** Logs in with the mailed code on the current login screen. */
  async logsIn(): Promise<void> {
    await this.typesCode(codeIn(await this.requestsLoginMail()));
    await expect(this.accountLink()).toHaveText('My account');
    await expect(this.page).not.toHaveURL(/\/login/);
  }

  /** Fills in the address form without saving it. */
  async fillsInAddress(address: Readonly<Record<string, string>> = bundaberg): Promise<void> {
    for (const [label, text] of Object.entries(address)) await this.page.getByLabel(label).fill(text);
    const state = this.page.getByLabel('State');
    // Moves the focus away like a user, which closes the suggestions.
    await state.focus();
    await state.selectOption('QLD');
  }

  async savesAddress(address: Readonly<Record<string, string>> = bundaberg): Promise<void> {
    await this.fillsInAddress(address);
    await this.button('Save and use this address').click();
  }

  async choosesShipping(label = STANDARD_POST): Promise<void> {
    await this.page.getByText(label, { exact: true }).click();
    await expect(this.orderButton()).toBeVisible();
  }

  /** The order button, once it shows the amount. */
  orderButton(): Locator {
    return this.page.getByRole('button', { name: /^Order and pay \$/ });
  }

  /** Prepares a checkout that only waits for its order button: login, cart item and saved address. */
  async preparesOrder(item: CartItem = trivet): Promise<void> {
    await this.isLoggedIn({ address: inBundaberg });
    await this.hasInCart(item);
    await this.opens('/checkout');
    await this.choosesShipping();
  }

  async orders(): Promise<void> {
    await this.orderButton().click();
    await expect(this.page).toHaveURL(/\/sandbox-payment\//);
  }

  /** Goes from nothing to the payment page. */
  async goesToPayment(item: CartItem = trivet): Promise<void> {
    await this.preparesOrder(item);
    await this.orders();
  }

  /** Presses a button of the payment page. */
  async ends(ending: Ending): Promise<void> {
    await this.button(ending).click();
  }
}

function newEmail(): string {
  return `${crypto.randomUUID().slice(0, 8)}@shopper.example`;
}

/** The six digits of a login mail. */
export function codeIn(mail: Mail): string {
  const code = /\b\d{6}\b/.exec(mail.text)?.[0];
  if (code === undefined) throw new Error(`the mail "${mail.subject}" holds no code:\n${mail.text}`);
  return code;
}
