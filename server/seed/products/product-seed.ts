import type { AddonKey } from './addon-library.ts';

/**
 * A product of the fresh shop. One file per category (`<group>.ts`) exports a list of these, which
 * `all-products.ts` joins; `product-seed.test.ts` checks every one.
 *
 * SKUs are not written out: there is one for every combination of the options of `variations` (for none: a
 * single one), but for the combinations in `without`. Its code is `code` and the codes of its options joined
 * by `-` (`BCB-L`), its price `cents` and the `adds` of its options.
 *
 * - Photos stand in `product-photos.ts`, by the product's slug. An option with
 *   `photo` gives its SKUs the photo of that name; of several such options the first variation's counts.
 * - Its size chart is the picture `size-charts/<slug>`, where there is one.
 * - A SKU is made to order, and so always in stock, unless `stock` counts it.
 * - Groups: the first is the primary one. A product on special belongs into `specials` too.
 * - The four with the latest `added` are the new ones, so dates differ.
 */
export interface ProductSeed {
  /** `/product/{slug}`; lower case, hyphens, never changed. */
  slug: string;
  name: string;
  /** The page's title without the shop's name: what it is and what is special about it. */
  title: string;
  /** For search engines: whole sentences, 70 to 160 characters. */
  metaDescription: string;
  /** One line on the card, at most 110 characters. */
  blurb: string;
  /** Paragraphs of the description; plain sentences, inline HTML where needed. */
  description: string[];
  material: string;
  /** In mm. */
  size: string;
  care: string;
  /** Further facts, shown after material, size and care. */
  facts?: Record<string, string>;
  brand?: string;
  badge?: string;
  groups: readonly [string, ...string[]];
  /** `YYYY-MM-DD` */
  added: string;
  /** What the codes of its SKUs start with. */
  code: string;
  /** Price in cents, GST included; null: quoted by e-mail. */
  cents: number | null;
  special?: SpecialSeed;
  variations?: VariationSeed[];
  /** Combinations that do not exist: option names that no SKU has together. */
  without?: string[][];
  /** Pieces in stock by SKU code; 0 is sold out. */
  stock?: Record<string, number>;
  addons?: AddonUse[];
  /** Slugs of products shown under 'You may also be interested in:'. */
  relateds?: string[];
  /** Its slug in the table of videos, which must be there before. */
  video?: string;
}

/** So many cents off; without `only` (SKU codes) off every SKU. */
export interface SpecialSeed {
  off: number;
  only?: string[];
}

export interface VariationSeed {
  name: string;
  options: { name: string; code: string; adds?: number; photo?: string }[];
}

/** An add-on of the library, as often as `min` to `max` values (1 unless told; 0 as min: may stay empty). */
export type AddonUse = AddonKey | { addon: AddonKey; min?: number; max?: number };
