import type { CleanAddress } from '../domain/addresses/address-rules.ts';
import { orderNumber } from '../lib/order-number.ts';
import type { OrderSummaryNode, PicturedLineNode, PicturedOrderNode } from '../domain/orders/order-node.ts';
import type { PickUpTicketNode } from '../domain/orders/pick-up-tickets.ts';
import { qrCodeOf } from '../lib/qr-code.ts';
import type { OrderRequest } from '../domain/orders/order-request.ts';
import type { SubmittedOrder } from '../domain/orders/order-submission.ts';
import type {
  MutationOrderSubmitArgs,
  OrderAddress,
  OrderAgainNote,
  OrderItem,
  OrderMaking,
  OrderSubmission,
  OrderSummary,
  OrderTracking,
  OrderView,
  PickUpTicket,
} from '../generated/wire.ts';
import type { Locale } from '../generated/contract-rules.ts';
import type { MakingDays } from '../domain/shipping/arrival.ts';
import type { ImageLookup } from '../images/image-lookup.ts';
import { toCents, toDollars } from '../../src/rules/money.ts';
import type { Outcome, Refusal } from '../lib/outcome.ts';
import { asWireText, inEnglish } from '../lib/refusal-text.ts';
import type { RefusalText } from '../lib/refusal-text.ts';
import { addressChoiceFromWire } from './address.ts';
import { invoicePdfPath } from './invoice-link.ts';
import { orderedAddonWire } from './line-addon.ts';
import { lineImageWire } from './line-image.ts';
import { readInBuyersLanguage } from './translated.ts';
import { typedText } from './typed-text.ts';

const optionalDollars = (cents: number) => (cents === 0 ? null : toDollars(cents));

/** The order as shown on its page: anyone with its random id may view it, so without e-mail and phone. */
export function orderWire(order: PicturedOrderNode, images: ImageLookup): OrderView {
  return {
    id: order.public_id,
    number: orderNumber(order.id),
    status: order.status,
    created_at: order.created_at,
    items: order.lines.map((line) => itemWire(line, order.locale, images)),
    address: orderAddressWire(order.address),
    shipping_name: readInBuyersLanguage(order.shipping_name, order.localized_shipping_name, order.locale),
    is_pick_up: order.is_pick_up === 1,
    note: order.note,
    subtotal: toDollars(order.subtotal_cents),
    discount_amount: toDollars(order.discount_cents),
    shipping_amount: toDollars(order.shipping_cents),
    priority_amount: optionalDollars(order.priority_cents),
    surcharge_amount: optionalDollars(order.surcharge_cents),
    total_amount: toDollars(order.total_cents),
    total_tax: toDollars(order.tax_cents),
    credit_amount: optionalDollars(order.credit_cents),
    amount_due: order.credit_cents === 0 ? null : toDollars(order.total_cents - order.credit_cents),
    arrives_from: order.arrives_from,
    arrives_by: order.arrives_by,
    making: order.making && makingWire(order.making),
    timeline: order.timeline,
    tracking: trackingWire(order),
    buyer: order.buyer,
    invoice: order.invoiceKey === null ? null : { pdf: invoicePdfPath(order.public_id, order.invoiceKey) },
  };
}

/** A parcel's tracking; null if there is none. */
export const trackingWire = ({
  tracking_number: number,
  tracking_url: url,
}: Pick<PicturedOrderNode, 'tracking_number' | 'tracking_url'>): OrderTracking | null =>
  number === null && url === null ? null : { number, url };

const makingWire = ({ cut, posted }: MakingDays): OrderMaking => ({
  cut_from: cut.from,
  cut_by: cut.by,
  posted_from: posted.from,
  posted_by: posted.by,
});

function itemWire(line: PicturedLineNode, locale: Locale, images: ImageLookup): OrderItem {
  return {
    id: line.id,
    img: line.imageHash === null ? null : lineImageWire(line.imageHash, images),
    product_name: readInBuyersLanguage(line.name, line.localized_name, locale),
    code: line.code,
    addons: line.addons.map((addon) => orderedAddonWire(addon, locale)),
    qty: line.qty,
    price: toDollars(line.unit_cents),
    subtotal: toDollars(line.unit_cents * line.qty),
  };
}

/** A pick-up order as a ticket to print (A39). */
export function pickUpTicketWire({ order, place, orderUrl }: PickUpTicketNode): PickUpTicket {
  const { address, lines, shipping_name } = order;
  const qr = qrCodeOf(orderUrl);
  return {
    number: orderNumber(order.id),
    name: `${address.first_name} ${address.last_name}`.trim(),
    place,
    shipping_name,
    items: lines.map(({ id, name, qty }) => ({ id, name, qty })),
    qr_path: qr.path,
    qr_size: qr.size,
  };
}

/** An address as pages show it: without its name, e-mail and phone. */
export function orderAddressWire(address: CleanAddress): OrderAddress {
  const { display_name: _name, email: _email, phone: _phone, ...shown } = address;
  return shown;
}

/** An order on the account page. */
export function orderSummaryWire(order: OrderSummaryNode, images: ImageLookup): OrderSummary {
  return {
    id: order.public_id,
    number: orderNumber(order.id),
    status: order.status,
    is_pick_up: order.is_pick_up === 1,
    total_amount: toDollars(order.total_cents),
    created_at: order.created_at,
    items: order.lines.map((line) => ({
      id: line.id,
      name: readInBuyersLanguage(line.name, line.localized_name, order.locale),
      qty: line.qty,
      addons: line.addons.map((addon) => orderedAddonWire(addon, order.locale)),
      img: line.imageHash === null ? null : lineImageWire(line.imageHash, images),
    })),
  };
}

/** A note about products ordered again. */
export const orderAgainNoteWire = (text: RefusalText): OrderAgainNote => ({
  ...asWireText(text),
  message: inEnglish(text),
});

const optionalCents = (dollars: number | null | undefined) =>
  typeof dollars === 'number' ? toCents(dollars) : null;

/** Reads an order request (APS-12); omitted or null options are not requested. */
export const orderRequestFromWire = ({
  address = null,
  ...input
}: MutationOrderSubmitArgs): OrderRequest => ({
  address: address === null ? null : addressChoiceFromWire(address),
  shippingTypeId: input.shipping_option_id,
  priority: input.priority === true,
  promotionCode: typedText(input.promotion_code),
  note: typedText(input.note),
  paymentTypeId: input.paymentGateway,
  usesCredit: input.use_credit === true,
  consent: input.marketing_opt_in === true ? { text: typedText(input.marketing_text) } : null,
  expectedTotalCents: optionalCents(input.expected_total),
  expectedCreditCents: optionalCents(input.expected_credit),
  idempotencyKey: input.idempotency_key || null,
  returnUrl: input.url,
});

/** Appends the problems of its fields to a refusal, each once. */
function withFields({ textCode, params, details = [], fields = {} }: Refusal): RefusalText {
  const more = Object.values(fields).filter((text) => text.textCode !== textCode);
  return { textCode, params, details: [...details, ...more] };
}

/** Where to pay, or a message about what the shopper can correct (APS-12). */
export function orderSubmissionWire(outcome: Outcome<SubmittedOrder>): OrderSubmission {
  if (outcome.ok) {
    const { paymentUrl, publicId } = outcome.value;
    return { success: true, payment: paymentUrl, message: null, refusal: null, order_id: publicId };
  }
  const text = withFields(outcome.refusal);
  return {
    success: false,
    payment: null,
    message: inEnglish(text),
    refusal: asWireText(text),
    order_id: null,
  };
}
