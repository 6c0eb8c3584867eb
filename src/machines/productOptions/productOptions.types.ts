import type {
  Addon,
  AddonDropdownOption,
  Product,
  ProductAddon,
  Sku,
  SkuSearchResult,
  SkuVariation,
  Variation,
  VariationOption,
} from '../../graphql/generated/types.ts';
import type { Failure } from '../../lib/failure.ts';
import type { CartAddition } from '../addToCart/addToCart.machine.ts';

/** The host's result for the selected options. */
export type FoundSku = Omit<SkuSearchResult, 'on_special'>;

/** The fields of an add-on that its validation needs. */
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

/** The fields of a product that its options need. */
export type OfferedProduct = Pick<Product, 'id'> & {
  variations: OfferedVariation[];
  productAddons: OfferedAddon[];
  skus: OfferedSku[];
};

/** The values of a product's form. */
export interface ProductFormValues {
  /** The selected option by variation name; missing when not selected. */
  choices: Record<string, string>;
  /** The values by add-on id, as typed or selected (a dropdown's by option id). */
  addonValues: Record<number, string[]>;
  /** Quantity to add. */
  qty: number;
}

export interface ProductOptionsContext extends ProductFormValues {
  product: OfferedProduct;
  /** The last response; it applies to the current choices unless the machine is busy or failed. */
  result: FoundSku | null;
  failure: Failure | null;
  /** The button was pressed and the press is not completed yet. */
  pressed: boolean;
  /** The button was pressed at least once: fields now show their errors. */
  tried: boolean;
  /** Personal values were added and cleared, and nothing was entered since. */
  isCleared: boolean;
  alert: ProductAlert | null;
  /** Number of presses that ended in an alert: each leads to the invalid field. */
  refusals: number;
}

/** The message about the last press of the button (ERR-13). */
export type ProductAlert = 'selectOptions' | 'outOfStock' | 'addedAlready';

export interface ProductOptionsInput {
  product: OfferedProduct;
  /** The SKU known at the start, e.g. the only one of a product without variations (PRD-14). */
  result: FoundSku | null;
  /** Initial form values from any source; those the product does not offer are dropped. */
  initial?: Partial<ProductFormValues>;
}

export type ProductOptionsEvent =
  /** An empty option clears the choice. */
  | { type: 'variation.choose'; name: string; option: string }
  | { type: 'addon.fill'; id: number; values: string[] }
  | { type: 'qty.change'; qty: number }
  /** All current field values, e.g. typed before the script loaded or stored as a draft. */
  | { type: 'values.take'; values: Partial<ProductFormValues> }
  /** 'Add to cart'. During a lookup of the choice it waits for the response, unless the choice is changed. */
  | { type: 'button.press' }
  /** Added to the cart: clears personal values so that the next name can be typed. */
  | { type: 'addition.done'; addition: CartAddition }
  | { type: 'search.retry' }
  | { type: 'connection.restore' };

/** For the addToCart machine. */
export type ProductOptionsEmitted =
  | { type: 'cart.add'; addition: CartAddition }
  /** A choice or, with `addon` (its id), an add-on changed: the message about the last press is outdated. */
  | { type: 'options.change'; addon?: number };

export type ProductOptionsTag = 'busy' | 'failed' | 'incomplete' | 'outOfStock' | 'addable';
