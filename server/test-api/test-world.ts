import { randomBytes } from 'node:crypto';
import type { Database } from '../db/connection.ts';
import type { CreditManager } from '../domain/accounts/credit-manager.ts';
import { normaliseEmail } from '../domain/accounts/email-address.ts';
import type { LoginSessions } from '../domain/accounts/login-sessions.ts';
import { ensureUser, updateUser } from '../domain/accounts/user-store.ts';
import type { AddressManager } from '../domain/addresses/address-manager.ts';
import type { CartManager } from '../domain/carts/cart-manager.ts';
import type { SettingsManager } from '../domain/settings/settings-manager.ts';
import type { AddressInput, TokenPair } from '../generated/wire.ts';
import { toFlag } from '../db/columns.ts';
import { toCents } from '../../src/rules/money.ts';
import { addressFromWire } from '../wire/address.ts';
import { failure, success } from './test-outcome.ts';
import type { TestOutcome } from './test-outcome.ts';
import { findSkuId, freshReference, hasProduct, insertProduct, setStock } from './test-world-store.ts';

/** A product to put on sale; price in dollars. */
export interface WantedProduct {
  name: string;
  slug?: string;
  price?: number | null;
  stock?: number | null;
}

/** A shopper to create; credit in dollars. */
export interface WantedShopper {
  email?: string;
  first_name?: string;
  last_name?: string;
  is_admin?: boolean;
  address?: AddressInput;
  /** Codes of SKUs without add-ons. */
  cart?: { sku: string; qty?: number }[];
  credit?: number;
}

export interface WantedWorld {
  products?: WantedProduct[];
  shoppers?: WantedShopper[];
  /** In the format of `npm run setting`. */
  settings?: Record<string, string>;
}

interface MadeProduct {
  id: number;
  sku_id: number;
  sku: string;
  slug: string;
}

/** A shopper logged in in the browser with this fingerprint. */
export interface MadeShopper extends TokenPair {
  id: number;
  email: string;
  auth_fingerprint: string;
  address_id: number | null;
}

export interface MadeWorld {
  products: MadeProduct[];
  shoppers: MadeShopper[];
}

interface TestWorldInput {
  database: Database;
  clock: () => Date;
  sessions: LoginSessions;
  addresses: AddressManager;
  carts: CartManager;
  credit: CreditManager;
  settings: SettingsManager;
}

const FINGERPRINT_SIZE = 21;

/**
 * Creates the initial data of a test, through the shop's own managers where possible, so that its rules
 * apply.
 */
export class TestWorld {
  readonly #input: TestWorldInput;

  constructor(input: TestWorldInput) {
    this.#input = input;
  }

  /** Adds data in this order: settings, products, shoppers. What was created before a failure stays. */
  async seed(wanted: WantedWorld): Promise<TestOutcome<MadeWorld>> {
    for (const [key, typed] of Object.entries(wanted.settings ?? {})) {
      const problem = await this.#input.settings.change(key, typed);
      if (problem !== null) return failure(problem);
    }
    const products: MadeProduct[] = [];
    for (const product of wanted.products ?? []) {
      const made = await this.#putOnSale(product);
      if (!made.ok) return made;
      products.push(made.value);
    }
    const shoppers: MadeShopper[] = [];
    for (const shopper of wanted.shoppers ?? []) {
      const made = await this.#createShopper(shopper);
      if (!made.ok) return made;
      shoppers.push(made.value);
    }
    return success({ products, shoppers });
  }

  /** Sets the stock of a SKU by its code; null for made to order. Pages of every process show it. */
  async setStock(code: string, stock: number | null): Promise<TestOutcome<null>> {
    const isSet = await setStock(this.#input.database, code, stock);
    return isSet ? success(null) : failure(`there is no SKU ${code}`);
  }

  async #putOnSale({
    name,
    price = 25,
    stock = null,
    ...given
  }: WantedProduct): Promise<TestOutcome<MadeProduct>> {
    const slug = given.slug ?? `product-${randomBytes(6).toString('hex')}`;
    const { database, clock } = this.#input;
    if (await hasProduct(database, slug)) return failure(`there is a product ${slug}`);
    const product = { name, slug, stock, priceCents: price === null ? null : toCents(price) };
    const { id, skuId } = await insertProduct(database, product, clock());
    return success({ id, sku_id: skuId, sku: slug.toUpperCase(), slug });
  }

  async #createShopper(wanted: WantedShopper): Promise<TestOutcome<MadeShopper>> {
    const email = normaliseEmail(wanted.email ?? `${randomBytes(6).toString('hex')}@shopper.example`);
    if (email === null) return failure(`${wanted.email} is no e-mail address`);
    const known = await this.#logIn({ ...wanted, email });
    const address = wanted.address
      ? await this.#input.addresses.create(known.id, addressFromWire(wanted.address))
      : null;
    if (address?.ok === false) return failure(`the address of ${email}: ${address.refusal.textCode}`);
    for (const { sku, qty = 1 } of wanted.cart ?? []) {
      const problem = await this.#addToCart(known.id, sku, qty);
      if (problem !== null) return failure(`the cart of ${email}: ${problem}`);
    }
    if (wanted.credit)
      await this.#input.credit.add(this.#input.database, {
        userId: known.id,
        amountCents: toCents(wanted.credit),
        kind: 'adjustment',
        reference: freshReference(),
      });
    return success({ ...known, address_id: address?.value.id ?? null });
  }

  async #logIn(wanted: WantedShopper & { email: string }): Promise<Omit<MadeShopper, 'address_id'>> {
    const { database, clock, sessions } = this.#input;
    const { email, first_name = '', last_name = '', is_admin = false } = wanted;
    const auth_fingerprint = randomBytes(FINGERPRINT_SIZE).toString('base64url').slice(0, FINGERPRINT_SIZE);
    const { user, issued } = await database.transaction().execute(async (transaction) => {
      const named = { email, first_name, last_name, date_of_birth: null };
      const found = await ensureUser(transaction, named, clock());
      const known = is_admin ? { ...found, is_admin: toFlag(true) } : found;
      if (is_admin) await updateUser(transaction, known.id, { is_admin: known.is_admin });
      return { user: known, issued: await sessions.open(transaction, known, auth_fingerprint) };
    });
    return { id: user.id, email, auth_fingerprint, ...(await sessions.signTokens(issued)) };
  }

  async #addToCart(userId: number, code: string, qty: number): Promise<string | null> {
    const sku = await findSkuId(this.#input.database, code);
    if (sku === null) return `there is no SKU ${code}`;
    const viewer = { kind: 'user' as const, userId, isAdmin: false };
    const added = await this.#input.carts.add({ viewer, session: null }, { sku, qty, addons: [] });
    return added.ok ? null : added.refusal.textCode;
  }
}
