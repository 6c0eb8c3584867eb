import { toInstant, toJson } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import type { AddressInput } from '../../generated/wire.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { AddressManager } from '../addresses/address-manager.ts';
import { checkQuoteAddress } from '../addresses/address-rules.ts';
import type { CleanAddress } from '../addresses/address-rules.ts';
import { invalid, invalidAt, success } from '../../lib/outcome.ts';
import type { Outcome } from '../../lib/outcome.ts';
import { requireUser } from '../accounts/require-user.ts';
import { isAustralia } from '../addresses/is-australia.ts';
import type { Destination, Quote } from '../shipping/shipping-rules.ts';
import { insertQuoteRequest } from '../shipping/shipping-store.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { requireSelling } from '../settings/require-selling.ts';
import type { SettingsManager } from '../settings/settings-manager.ts';
import type { CartAccess, CartReader } from './cart-reader.ts';
import type { PricedLine } from './priced-lines.ts';
import { quoteRequestMail } from '../mails/quote-request-mail.ts';

export interface ShippingQuotesInput {
  database: Database;
  clock: () => Date;
  carts: CartReader;
  addresses: AddressManager;
  mailer: Mailer;
  settings: Pick<SettingsManager, 'business'>;
  emailOf: (userId: number) => Promise<string | null>;
}

/** What it costs to send a cart somewhere. */
export class ShippingQuotes {
  readonly #input: ShippingQuotesInput;

  constructor(input: ShippingQuotesInput) {
    this.#input = input;
  }

  /** The offers for the cart and the place; none outside Australia (APS-09, GEN-02…GEN-07). */
  async quote(
    access: CartAccess,
    destination: Destination,
    promotionCode: string | null,
  ): Promise<Outcome<Quote[]>> {
    const { carts, settings } = this.#input;
    const selling = await requireSelling(settings);
    if (!selling.ok) return selling;
    if (isAustralia(destination.country) && !/^\d{4}$/.test(destination.postcode.trim())) {
      return invalidAt('postcode', refusalText('POSTCODE_INVALID'));
    }
    const cart = await carts.find(access);
    const lines = await carts.lines(cart, access.viewer);
    const price = await carts.price(lines, access.viewer, { promotionCode, destination });
    return success(price.quotes);
  }

  /** Keeps a request that the shop answers by mail, and tells the shop (APS-10, CHK-05). */
  async request(access: CartAccess, reference: number | AddressInput): Promise<Outcome<null>> {
    const { database, clock, carts, mailer, settings } = this.#input;
    const selling = await requireSelling(settings);
    if (!selling.ok) return selling;
    const address = await this.#address(access, reference);
    if (!address.ok) return address;
    const lines = await carts.lines(await carts.find(access), access.viewer);
    if (lines.length === 0) return invalid(refusalText('CART_EMPTY'));
    const items = lines.map(itemLabel);
    const shop = await mailer.identity();
    await database.transaction().execute(async (trx) => {
      await insertQuoteRequest(trx, {
        user_id: access.viewer.kind === 'user' ? access.viewer.userId : null,
        address: toJson(address.value),
        items: toJson(items),
        created_at: toInstant(clock()),
      });
      await mailer.queue(trx, quoteRequestMail({ shop, address: address.value, items }));
    });
    await mailer.dispatch();
    return success(null);
  }

  /** A saved address needs its owner; a typed one needs an e-mail address, which a user's account gives. */
  async #address(access: CartAccess, reference: number | AddressInput): Promise<Outcome<CleanAddress>> {
    const { addresses, emailOf } = this.#input;
    const { viewer } = access;
    const email = viewer.kind === 'user' ? await emailOf(viewer.userId) : null;
    let typed = reference;
    if (typeof typed === 'number') {
      const user = requireUser(viewer);
      if (!user.ok) return user;
      const saved = await addresses.resolve(user.value.userId, typed);
      if (!saved.ok) return saved;
      typed = saved.value;
    }
    const check = checkQuoteAddress({ ...typed, email: typed.email?.trim() || email });
    return check.ok ? success(check.address) : invalid(refusalText('ADDRESS_INVALID'), check.fields);
  }
}

function itemLabel(line: PricedLine): string {
  const addons = line.addons.map((addon) => `${addon.name}: ${addon.labels.join(' / ')}`);
  return [`${line.qty} × ${line.name} (${line.code})`, ...addons].join(', ');
}
