import type { AddonKey } from './addon-library.ts';

/**
 * A product of a fresh shop. One file per category (`<group>.ts`) exports a list of these, joined by
 * `all-products.ts` and checked by `product-seed.test.ts`.
 *
 * SKUs are generated: one for every combination of the options of `variations` (a single one without any),
 * except the combinations in `without`. The code is `code` and the options' codes joined by `-` (`BCB-L`),
 * the price `cents` plus the options' `adds`.
 *
 * - Photos are in `product-photos.ts`, by the product's slug. An option with `photo` gives its SKUs the photo
 *   of that name; of several such options the first variation's applies.
 * - Its size chart, if any, is the picture `size-charts/<slug>`.
 * - A SKU is made to order, and so always in stock, unless it is in `stock`.
 * - Groups: the first is the primary one. A product on special also belongs in `specials`.
 * - The four with the latest `added` are the new ones, so the dates differ.
 */
export interface ProductSeed {
  /** `/product/{slug}`; lower case, hyphens, never changed. */
  slug: string;
  name: string;
  /** The page's title without the shop's name: what it is, and its special feature. */
  title: string;
  /** For search engines: whole sentences, 70 to 160 characters. */
  metaDescription: string;
  /** A single line on the card, at most 110 characters. */
  blurb: string;
  /** Paragraphs of the description; plain sentences, with inline HTML where needed. */
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
  /** Prefix of its SKUs' codes. */
  code: string;
  /** Price in cents including GST; null if quoted by e-mail. */
  cents: number | null;
  special?: SpecialSeed;
  variations?: VariationSeed[];
  /** Combinations that do not exist: names of options that no SKU combines. */
  without?: string[][];
  /** Stock by SKU code; 0 is sold out. */
  stock?: Record<string, number>;
  addons?: AddonUse[];
  /** Slugs of products shown under 'You may also be interested in:'. */
  relateds?: string[];
  /** Slug of its video, which must be seeded first. */
  video?: string;
}

/** Discount in cents, off every SKU unless `only` lists SKU codes. */
export interface SpecialSeed {
  off: number;
  only?: string[];
}

export interface VariationSeed {
  name: string;
  options: { name: string; code: string; adds?: number; photo?: string }[];
}

/**
 * An add-on of the library, with `min` to `max` values (both 1 by default; a `min` of 0 makes it optional).
 */
export type AddonUse = AddonKey | { addon: AddonKey; min?: number; max?: number };
