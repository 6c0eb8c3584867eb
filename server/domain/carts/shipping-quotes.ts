import { toInstant, toJson } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { AddressChoice, AddressManager } from '../addresses/address-manager.ts';
import { asTyped, checkQuoteAddress } from '../addresses/address-rules.ts';
import type { CleanAddress, TypedAddress } from '../addresses/address-rules.ts';
import { invalid, invalidAt, mapOutcome, success } from '../../lib/outcome.ts';
import type { Outcome } from '../../lib/outcome.ts';
import type { AccountManager } from '../accounts/account-manager.ts';
import { requireUser } from '../accounts/require-user.ts';
import { isAustralia } from '../addresses/is-australia.ts';
import type { Destination, Quote } from '../shipping/shipping-rules.ts';
import { insertQuoteRequest } from '../shipping/shipping-store.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import type { CartAccess, Viewer } from '../../lib/viewer.ts';
import { requireSelling } from '../settings/require-selling.ts';
import type { SettingsManager } from '../settings/settings-manager.ts';
import { noCartOptions } from './cart-reader.ts';
import type { CartReader } from './cart-reader.ts';
import type { PricedLine } from './priced-lines.ts';
import { quoteRequestMail } from '../mails/quote-request-mail.ts';

export interface ShippingQuotesInput {
  database: Database;
  clock: () => Date;
  carts: CartReader;
  addresses: AddressManager;
  mailer: Mailer;
  settings: Pick<SettingsManager, 'business'>;
  accounts: Pick<AccountManager, 'emailOf'>;
}

/** Quotes the shipping of a cart. */
export class ShippingQuotes {
  readonly #input: ShippingQuotesInput;

  constructor(input: ShippingQuotesInput) {
    this.#input = input;
  }

  /**
   * Returns the quotes for a cart and a place; none outside Australia (APS-09, GEN-02…GEN-07). Refusals: 403
   * SALES_OFF, 422 POSTCODE_INVALID.
   */
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
    const shipTo = { kind: 'place', place: destination } as const;
    const price = await carts.price(lines, access.viewer, { ...noCartOptions, promotionCode, shipTo });
    return success(price.quotes);
  }

  /**
   * Stores a quote request, which the shop answers by mail, and notifies the shop (APS-10, CHK-05). Refusals:
   * 401 LOGIN_REQUIRED, 403 SALES_OFF, 422 CART_EMPTY, ADDRESS_INVALID, ADDRESS_UNKNOWN.
   */
  async request(access: CartAccess, choice: AddressChoice): Promise<Outcome<null>> {
    const { database, clock, carts, mailer, settings } = this.#input;
    const selling = await requireSelling(settings);
    if (!selling.ok) return selling;
    const address = await this.#address(access, choice);
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

  /**
   * A saved address requires its owner; a typed one requires an e-mail address, taken from the user's account
   * if missing.
   */
  async #address({ viewer }: CartAccess, choice: AddressChoice): Promise<Outcome<CleanAddress>> {
    const typed = choice.kind === 'typed' ? success(choice.address) : await this.#saved(viewer, choice);
    if (!typed.ok) return typed;
    const email = viewer.kind === 'user' ? await this.#input.accounts.emailOf(viewer.userId) : null;
    const check = checkQuoteAddress({ ...typed.value, email: typed.value.email.trim() || (email ?? '') });
    return check.ok ? success(check.address) : invalid(refusalText('ADDRESS_INVALID'), check.fields);
  }

  async #saved(viewer: Viewer, choice: AddressChoice): Promise<Outcome<TypedAddress>> {
    const user = requireUser(viewer);
    return user.ok
      ? mapOutcome(await this.#input.addresses.resolve(user.value.userId, choice), asTyped)
      : user;
  }
}

function itemLabel(line: PricedLine): string {
  const addons = line.addons.map((addon) => `${addon.name}: ${addon.labels.join(' / ')}`);
  return [`${line.qty} × ${line.name} (${line.code})`, ...addons].join(', ');
}
