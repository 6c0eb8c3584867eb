import type {
  Addon,
  AddonChoiceInput,
  AddonDropdownOption,
  Product,
  ProductAddon,
  Sku,
  SkuSearchResult,
  SkuVariation,
  Variation,
  VariationChoiceInput,
  VariationOption,
} from '../../graphql/generated/types.ts';
import type { Failure } from '../../lib/failure.ts';
import type { CartAddition } from '../addToCart/addToCart.machine.ts';

/** What the host says of the chosen options. */
export type FoundSku = Omit<SkuSearchResult, 'on_special'>;

/** What of an add-on decides whether its values are good. */
export type OfferedAddon = Pick<ProductAddon, 'min_qty' | 'max_qty'> & {
  addon: Pick<Addon, 'id' | 'name' | 'type' | 'required' | 'max_length'> & {
    addonDropdownOptions: Pick<AddonDropdownOption, 'id' | 'name' | 'characters'>[];
  };
};

export type OfferedVariation = Pick<Variation, 'name' | 'label'> & {
  options: Pick<VariationOption, 'name'>[];
};

export type OfferedSku = {
  skuVariations: (Pick<SkuVariation, 'name'> & {
    variation_type: Pick<SkuVariation['variation_type'], 'name'>;
  })[];
} & Pick<Sku, 'id'>;

/** The product as far as its options need it. */
export type OfferedProduct = Pick<Product, 'id'> & {
  variations: OfferedVariation[];
  productAddons: OfferedAddon[];
  skus: OfferedSku[];
};

/** What searchsku is asked with (PRD-07). */
export interface SkuSearch {
  product: number;
  variations: VariationChoiceInput[];
  addons: AddonChoiceInput[];
}

/** What stands in the fields of a product's form. */
export interface ProductFormValues {
  /** The chosen option by the name of its variation; a missing one is not chosen. */
  choices: Record<string, string>;
  /** The values by the id of their add-on, as typed or chosen (a dropdown's by option id). */
  addonValues: Record<number, string[]>;
  /** Pieces that are to be added. */
  qty: number;
}

export interface ProductOptionsContext extends ProductFormValues {
  product: OfferedProduct;
  /** The last answer; it belongs to the present choices unless the machine is busy or failed. */
  result: FoundSku | null;
  failure: Failure | null;
  /** The button was pressed, and what becomes of that is not known yet. */
  pressed: boolean;
  /** The button was pressed at all: from then on fields say what is wrong with them. */
  tried: boolean;
  /** What is personal was added and taken out of the fields, and nothing was filled in since. */
  isCleared: boolean;
  alert: ProductAlert | null;
  /** How many presses have come to an alert: after each the screen leads to what is wrong. */
  refusals: number;
}

/** What the shopper is told about the last press of the button (ERR-13). */
export type ProductAlert = 'selectOptions' | 'outOfStock' | 'addedAlready';

export interface ProductOptionsInput {
  product: OfferedProduct;
  /** What is known of the SKU at the start, e.g. of the only one of a product without variations (PRD-14). */
  result: FoundSku | null;
  /** What the form starts with, from wherever; what the product does not offer is left out. */
  initial?: Partial<ProductFormValues>;
}

export type ProductOptionsEvent =
  /** An empty option takes the choice back. */
  | { type: 'variation.choose'; name: string; option: string }
  | { type: 'addon.fill'; id: number; values: string[] }
  | { type: 'qty.change'; qty: number }
  /** All that stands in the fields now, e.g. typed before the script was there, or kept from an earlier visit. */
  | { type: 'values.take'; values: Partial<ProductFormValues> }
  /** 'Add to cart': while the choice is still being looked up it counts once the answer is there, unless that is changed. */
  | { type: 'button.press' }
  /** It is in the cart: what of it is personal goes, so that the next name can be typed. */
  | { type: 'addition.done'; addition: CartAddition }
  | { type: 'search.retry' }
  | { type: 'connection.restore' };

/** For the addToCart machine. */
export type ProductOptionsEmitted =
  | { type: 'cart.add'; addition: CartAddition }
  /** Something was chosen, or with `addon` (its id) filled in: what was said of the last press is out of date. */
  | { type: 'options.change'; addon?: number };

export type ProductOptionsTag = 'busy' | 'failed' | 'incomplete' | 'outOfStock' | 'addable';
