import type { APIResponse, BrowserContext } from '@playwright/test';
import { restSchemas } from '../../server/generated/rest-schemas.ts';
import type { RestCalls } from '../../server/generated/rest-schemas.ts';
import type { MadeShopper, WantedShopper } from '../../server/test-api/test-world.ts';
import { TestHost } from './test-host.ts';

/** A product with its options and add-ons, as texts of its page. */
export interface CartItem {
  slug: string;
  name: string;
  /** Options to select, one per variation. */
  options: readonly string[];
  /** Text add-ons by label. */
  texts?: Readonly<Record<string, string>>;
  /** Drop-down add-ons by label. */
  lists?: Readonly<Record<string, string>>;
}

interface NamedRow {
  id: number;
  name: string;
}

interface Product {
  skus: { id: number; skuVariations: { name: string }[] }[];
  productAddons: { addon: NamedRow & { addonDropdownOptions: NamedRow[] } }[];
}

const PRODUCT = `query ($slug: String!) {
  sellProduct(url: $slug) {
    skus { id skuVariations { name } }
    productAddons { addon { id name addonDropdownOptions { id name } } }
  }
}`;

/** The code of a gift voucher in its mail's text. */
export const voucherCodeIn = (text: string): string => /(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}/.exec(text)?.[0] ?? '';

/** The row with that name. Throws when there is none. */
function named<Row extends NamedRow>(rows: readonly Row[], name: string): Row {
  const row = rows.find((one) => one.name === name);
  if (!row) throw new Error(`there is no "${name}" among ${rows.map((one) => one.name).join(', ')}`);
  return row;
}

function skuOf({ slug, options }: CartItem, skus: Product['skus']): number {
  const sku = skus.find(({ skuVariations }) => skuVariations.every(({ name }) => options.includes(name)));
  if (!sku) throw new Error(`${slug} has no ${options.join(', ')}`);
  return sku.id;
}

/**
 * API calls with a shopper's cookies but without a page: sets up a test's start without clicking through what
 * other tests already cover.
 */
export class ShopCalls {
  readonly #context: BrowserContext;
  #login: MadeShopper | null = null;

  constructor(context: BrowserContext) {
    this.#context = context;
  }

  /** Adds an item to the account's cart after `logIn`, or else to the cart of the shopper's cookie. */
  async addToCart(item: CartItem): Promise<void> {
    const { skus, productAddons } = await this.#product(item.slug);
    const sku = skuOf(item, skus);
    const addons = productAddons.map(({ addon }) => addon);
    const texts = Object.entries(item.texts ?? {}).map(([label, text]) => ({
      id: named(addons, label).id,
      value: [text],
    }));
    const lists = Object.entries(item.lists ?? {}).map(([label, choice]) => {
      const { id, addonDropdownOptions } = named(addons, label);
      return { id, value: [String(named(addonDropdownOptions, choice).id)] };
    });
    await this.#call('cartAdd', { sku, qty: 1, addons: [...texts, ...lists] });
  }

  /** The SKU id of an item. */
  async skuOf(item: CartItem): Promise<number> {
    return skuOf(item, (await this.#product(item.slug)).skus);
  }

  /** Logs a shopper in as if on an earlier visit, with anything the test interface can set up. */
  async logIn(shopper: WantedShopper & { email: string }): Promise<MadeShopper> {
    this.#login = await new TestHost(this.#context.request).welcome(shopper);
    return this.#login;
  }

  async #product(slug: string): Promise<Product> {
    const response = await this.#post('/graphql', { query: PRODUCT, variables: { slug } });
    const { sellProduct } = (await response.json()).data;
    if (!sellProduct) throw new Error(`there is no product ${slug}`);
    return sellProduct;
  }

  async #call<Name extends keyof RestCalls>(
    name: Name,
    data: RestCalls[Name]['input'],
  ): Promise<RestCalls[Name]['response']> {
    const response = await this.#post(restSchemas[name].url, data);
    if (!response.ok()) throw new Error(`${name}: ${response.status()} ${await response.text()}`);
    return response.json();
  }

  async #post(url: string, data: object): Promise<APIResponse> {
    // `storageState` would open a page for each origin, at ten times the price of a call.
    const cookies = await this.#context.cookies();
    const headers: Record<string, string> = {};
    const token = cookies.find((cookie) => cookie.name === 'XSRF-TOKEN')?.value;
    if (token !== undefined) headers['x-xsrf-token'] = token;
    if (this.#login) headers['authorization'] = `Bearer ${this.#login.access_token}`;
    return this.#context.request.post(url, { data, headers });
  }
}
