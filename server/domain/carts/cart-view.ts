import { addonAsWire } from '../addon-files/addon-view.ts';
import type { Cart, CartItem, CartItemImage, PaymentType } from '../../generated/wire.ts';
import { toDollars } from '../../lib/money.ts';
import type { BusinessSettings } from '../settings/business-settings.ts';
import type { ImageLookup } from '../../images/image-lookup.ts';
import { asWireText, inEnglish } from '../../lib/refusal-text.ts';
import type { CartPrice } from './cart-pricing.ts';
import type { PricedLine } from './priced-lines.ts';

interface CartViewInput {
  sessionKey: string | null;
  lines: PricedLine[];
  price: CartPrice;
  business: Pick<BusinessSettings, 'priority_fee_cents'>;
  paymentTypes: PaymentType[];
  images: ImageLookup;
}

const LINE_IMAGE = { aspect: '4x3', width: 300 };

/** The cart as the contract has it (APS-07, APS-08): money in dollars. */
export function cartAsWire(input: CartViewInput): Cart {
  const { lines, price, business } = input;
  const { totals, promotion } = price;
  const feeCents = business.priority_fee_cents;
  return {
    sessionKey: input.sessionKey,
    item_count: lines.reduce((sum, line) => sum + line.qty, 0),
    items: lines.map((line) => itemAsWire(line, input.images)),
    subtotal: toDollars(totals.subtotalCents),
    all_in_stock: lines.every((line) => line.inStock),
    discount_amount: toDollars(totals.discountCents),
    shipping_amount: toDollars(totals.shippingCents),
    total_amount: toDollars(totals.totalCents),
    total_tax: toDollars(totals.taxCents),
    payment_types: input.paymentTypes,
    promotion_code: promotion?.applies ? promotion.promotion.code : null,
    promotion_message: promotion?.applies === false ? inEnglish(promotion.refusal) : null,
    promotion_refusal: promotion?.applies === false ? asWireText(promotion.refusal) : null,
    free_shipping_remaining:
      price.freeShippingMissingCents === null ? null : toDollars(price.freeShippingMissingCents),
    priority_fee: feeCents === null ? null : toDollars(feeCents),
    priority_amount: toDollars(price.priorityCents),
  };
}

function itemAsWire(line: PricedLine, images: ImageLookup): CartItem {
  const img = line.imageHash === null ? null : lineImage(line.imageHash, images);
  return {
    id: line.id,
    url: line.productSlug,
    name: line.name,
    product_name: line.productName,
    sku_id: line.skuId,
    sku: { code: line.code },
    addons: line.addons.map(addonAsWire),
    qty: line.qty,
    price: toDollars(line.unitCents),
    image: img?.url ?? null,
    img,
    subtotal: toDollars(line.unitCents * line.qty),
    can_purchase_qty: line.canPurchaseQty,
    in_stock: line.inStock,
  };
}

function lineImage(hash: string, images: ImageLookup): CartItemImage {
  const { extra_aspects: _extra, ...image } = images.record(hash, LINE_IMAGE);
  return image;
}
