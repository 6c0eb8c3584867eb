import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../../db/connection.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { PaymentManager } from '../../payments/payment-manager.ts';
import { readReturnUrl } from '../../payments/return-url.ts';
import type { AccountManager } from '../accounts/account-manager.ts';
import type { UserViewer } from '../accounts/require-user.ts';
import type { AddressManager } from '../addresses/address-manager.ts';
import type { CleanAddress } from '../addresses/address-rules.ts';
import { destinationOf } from '../shipping/shipping-rules.ts';
import { findShippingType } from '../shipping/shipping-store.ts';
import type { CartReader } from '../carts/cart-reader.ts';
import { invalid, invalidAt, mapOutcome, success } from '../../lib/outcome.ts';
import type { Outcome } from '../../lib/outcome.ts';
import { requireSelling } from '../settings/require-selling.ts';
import type { SettingsManager } from '../settings/settings-manager.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import type { RefusalText } from '../../lib/refusal-text.ts';
import type { Translations } from '../translations/translation-manager.ts';
import type { Locale } from '../../generated/contract-rules.ts';
import { choicesProblem, linesProblem, totalProblem, totalsWithPayment } from './order-checks.ts';
import { paymentProblem, paymentChoice } from './payment-choice.ts';
import type { PaymentChoice } from './payment-choice.ts';
import { orderNumber } from '../../lib/order-number.ts';
import { ORDER_PURPOSE } from './order-settlement.ts';
import type { OrderRequest } from './order-request.ts';
import type { OrderSettlement } from './order-settlement.ts';
import { findOrderByKey, listUnpaidOrders } from './order-store.ts';
import type { OrderRow } from '../../db/tables/order-tables.ts';
import type { CheckedOrder, OrderPlacement } from './order-placement.ts';

export interface OrderSubmissionInput {
  database: Database;
  addresses: AddressManager;
  carts: CartReader;
  payments: PaymentManager;
  settings: Pick<SettingsManager, 'business'>;
  mailer: Pick<Mailer, 'dispatch'>;
  accounts: Pick<AccountManager, 'emailOf' | 'userById'>;
  settlement: OrderSettlement;
  placement: OrderPlacement;
}

/** Blank address fields of a pick-up order. */
const nowhere = {
  display_name: '',
  email: null,
  phone: null,
  company: null,
  street_address: '',
  street_address_1: null,
  postcode: '',
  city: '',
  state: '',
  country: 'AU',
};

/** What the HTTP request says about its sender. */
export interface SubmittedFrom {
  /** Allowed origins of the return URL. */
  origins: string[];
  /** The shopper's language. */
  locale: Locale;
  /** The owner's texts in that language; null for English. */
  translations: Translations | null;
}

type PricedOrder = Pick<CheckedOrder, 'price' | 'totals' | 'gateway' | 'business'>;

export interface SubmittedOrder {
  publicId: string;
  /** The URL of the payment page. */
  paymentUrl: string;
}

/**
 * Accepts orders for users' carts (APS-12). Everything the browser sends is recalculated (CHK-12), the same
 * key returns the same payment URL (CHK-08), and problems the shopper can correct are returned as refusals.
 */
export class OrderSubmissions {
  readonly #input: OrderSubmissionInput;

  constructor(input: OrderSubmissionInput) {
    this.#input = input;
  }

  /**
   * Submits an order for the user's cart. Refusals: 403 SALES_OFF, 409 GATEWAY_UNREACHABLE and those of
   * `OrderPlacement.place`, 422 RETURN_URL_REFUSED, LOGIN_AGAIN, CART_EMPTY, CART_NOT_ORDERABLE,
   * GATEWAY_UNKNOWN, ADDRESS_UNKNOWN and those of `AddressManager.create`, PROMOTION_REFUSED,
   * SHIPPING_NOT_OFFERED, PRIORITY_NOT_OFFERED, TOTAL_CHANGED, CREDIT_CHANGED, PAYMENT_TOO_LOW,
   * PAYMENTS_NOT_TAKEN, PAYMENT_UNDECIDED.
   */
  async submit(
    user: UserViewer,
    request: OrderRequest,
    from: SubmittedFrom,
  ): Promise<Outcome<SubmittedOrder>> {
    const returnUrl = readReturnUrl(request.returnUrl, from.origins);
    if (returnUrl === null) return invalid(refusalText('RETURN_URL_REFUSED'));
    const known = await this.#knownOrder(user, request.idempotencyKey);
    if (known && (await this.#isUpToDate(known, user, request))) return this.#submitted(known);
    const selling = await requireSelling(this.#input.settings);
    if (!selling.ok) return selling;
    const checked = await this.#check(user, request, { ...from, returnUrl });
    if (!checked.ok) return checked;
    const undecided = await this.#replaceUnpaid(user, request.idempotencyKey, known);
    if (undecided !== null) return invalid(undecided);
    const order = await this.#input.placement.place(checked.value);
    await this.#input.mailer.dispatch();
    return order.ok ? this.#submitted(order.value) : order;
  }

  async #submitted(order: OrderRow): Promise<Outcome<SubmittedOrder>> {
    const url = await this.#input.payments.urlFor(ORDER_PURPOSE, order.id);
    return mapOutcome(url, (paymentUrl) => ({ publicId: order.public_id, paymentUrl }));
  }

  async #knownOrder(user: UserViewer, key: string | null): Promise<OrderRow | undefined> {
    const { database, settlement } = this.#input;
    if (key === null) return undefined;
    const order = await findOrderByKey(database, user.userId, key);
    if (order) await settlement.expireIfDue(order.id);
    return order && findOrderByKey(database, user.userId, key);
  }

  /**
   * Whether a known order is already decided, or goes to the same address and e-mail as an order placed now
   * would: an address keeps its id when it is edited, and with it the order's key.
   */
  async #isUpToDate(order: OrderRow, user: UserViewer, request: OrderRequest): Promise<boolean> {
    if (order.status !== 'awaitingPayment') return true;
    const address = await this.#deliveryAddress(user, request);
    if (!address.ok || !isDeepStrictEqual(address.value, JSON.parse(order.address))) return false;
    return (await this.#input.accounts.emailOf(user.userId)) === order.email;
  }

  async #check(
    user: UserViewer,
    request: OrderRequest,
    { returnUrl, locale, translations }: Pick<CheckedOrder, 'returnUrl' | 'locale' | 'translations'>,
  ): Promise<Outcome<CheckedOrder>> {
    const { accounts, carts, payments } = this.#input;
    const email = await accounts.emailOf(user.userId);
    if (email === null) return invalid(refusalText('LOGIN_AGAIN'));
    const cart = await carts.find({ viewer: user, session: null });
    const lines = await carts.lines(cart, user);
    const problem = linesProblem(lines);
    if (!cart || problem !== null) return invalid(problem ?? refusalText('CART_EMPTY'));
    const choice = paymentChoice(request, payments);
    if (choice === null) return invalid(refusalText('GATEWAY_UNKNOWN'));
    const address = await this.#deliveryAddress(user, request);
    if (!address.ok) return address;
    const priced = await this.#price(user, { request, choice, address: address.value, lines });
    if (!priced.ok) return priced;
    const from = { returnUrl, locale, translations };
    return success({ user, cart, lines, address: address.value, email, request, ...from, ...priced.value });
  }

  /** Returns the delivery address; a pick-up order needs only a name, taken from the account (A39). */
  async #deliveryAddress(
    user: UserViewer,
    { address, shippingTypeId }: OrderRequest,
  ): Promise<Outcome<CleanAddress>> {
    const { accounts, addresses, database, settings } = this.#input;
    if (address === null) {
      const type = await findShippingType(database, await settings.business(), shippingTypeId);
      if (!type?.isPickUp) return invalidAt('address', refusalText('ADDRESS_UNKNOWN'));
      const { first_name = '', last_name = '' } = (await accounts.userById(user.userId)) ?? {};
      return success({ ...nowhere, first_name, last_name });
    }
    const known = await addresses.resolve(user.userId, address);
    if (!known.ok) return known;
    const { id: _id, enabled: _enabled, ...resolved } = known.value;
    return success(resolved);
  }

  async #price(
    user: UserViewer,
    asked: Pick<CheckedOrder, 'request' | 'address' | 'lines'> & { choice: PaymentChoice },
  ): Promise<Outcome<PricedOrder>> {
    const { carts, payments, settings } = this.#input;
    const { request, choice, address, lines } = asked;
    const business = await settings.business();
    const shipTo =
      request.address === null ? null : { kind: 'place' as const, place: destinationOf(address) };
    const price = await carts.price(lines, user, { ...request, shipTo });
    const { gateway } = choice;
    const basisPoints = await payments.surchargeBasisPoints(gateway);
    const totals = totalsWithPayment(price, { usesCredit: choice.usesCredit, basisPoints });
    const problem =
      choicesProblem(price, request, business.priority_fee_cents !== null) ??
      totalProblem(request.expectedTotalCents, totals, price, lines) ??
      paymentProblem(request.expectedCreditCents, totals, choice);
    if (problem !== null) return invalid(problem);
    return success({ price, totals, gateway, business });
  }

  /**
   * Withdraws the user's other unpaid orders, and the outdated one with the same key. Null when
   * done; PAYMENT_UNDECIDED if a payment is still being decided.
   */
  async #replaceUnpaid(
    user: UserViewer,
    key: string | null,
    outdated: OrderRow | undefined,
  ): Promise<RefusalText | null> {
    const { database, payments, settlement } = this.#input;
    const unpaid = (await listUnpaidOrders(database, user.userId)).filter(
      ({ id, idempotency_key }) => key === null || idempotency_key !== key || id === outdated?.id,
    );
    const undecided = async () => {
      const beingPaid = await settlement.withdrawLapsed(user.userId);
      if (beingPaid !== null) return beingPaid;
      for (const { id } of unpaid) if (!(await payments.withdraw(ORDER_PURPOSE, id))) return id;
      return null;
    };
    const id = await undecided();
    if (id !== null) return refusalText('PAYMENT_UNDECIDED', { number: orderNumber(id) });
    // Only now, as gateways take their time: what these orders have reserved is the next one's in a moment.
    for (const order of unpaid) await settlement.release(order.id, 'cancelled');
    return null;
  }
}
