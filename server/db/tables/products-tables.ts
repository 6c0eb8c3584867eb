import type { Generated } from 'kysely';
import type { Flag, Instant } from '../columns.ts';

export interface ProductRow {
  id: Generated<number>;
  slug: string;
  name: string;
  title: string;
  meta_description: string;
  blurb: string;
  content: string;
  brand: string | null;
  badge: string | null;
  primary_group_id: number | null;
  video_id: number | null;
  size_chart_hash: string | null;
  /** Description of its material; '' if not given. */
  material: Generated<string>;
  /** JSON: `SizeDetails[]` of `domain/products/size-list.ts`. */
  sizes: Generated<string>;
  enabled: Generated<Flag>;
  created_at: Instant;
  updated_at: Instant;
}

export interface ProductPhotoRow {
  id: Generated<number>;
  product_id: number;
  name: string;
  hash: string;
  sort_order: number;
}

export interface VariationRow {
  id: Generated<number>;
  product_id: number;
  name: string;
  sort_order: number;
}

export interface VariationOptionRow {
  id: Generated<number>;
  variation_id: number;
  name: string;
  sort_order: number;
  /** `#RRGGBB`; null if the name suffices. */
  swatch_colour: string | null;
  /** One of `SwatchTexture`; null for plain. */
  swatch_texture: string | null;
}

export interface SkuRow {
  id: Generated<number>;
  product_id: number;
  code: string;
  /** Null if quoted by e-mail. */
  price_cents: number | null;
  special_price_cents: number | null;
  /** 0 if made to order, always in stock; `available` is then meaningless. */
  stock_tracked: Generated<Flag>;
  available: Generated<number>;
  photo_id: number | null;
  sort_order: number;
  enabled: Generated<Flag>;
}

export interface AddonRow {
  id: Generated<number>;
  code: string;
  name: string;
  type: string;
  required: Generated<Flag>;
  price_cents: Generated<number>;
  max_length: number | null;
  hint: string | null;
}

export interface AddonOptionRow {
  id: Generated<number>;
  addon_id: number;
  name: string;
  /** For a lettering: its characters, `U+20-7E, U+A0-FF`; null for all. */
  characters: string | null;
  /** For a lettering: one of `LetteringFont`; null if unknown. */
  font: string | null;
  sort_order: number;
}

export interface ProductAddonRow {
  id: Generated<number>;
  product_id: number;
  addon_id: number;
  min_qty: number;
  max_qty: number;
  sort_order: number;
}

export interface VideoRow {
  id: Generated<number>;
  platform: string;
  name: string;
  slug: string;
  length_s: number | null;
  slate_hash: string | null;
  file: string | null;
  enabled: Generated<Flag>;
}

/**
 * Derived: every group that lists a product, its own and their ancestors, with its sort and filter columns,
 * so that a listing is one index scan. Group 0 lists everything.
 */
export interface GroupListingRow {
  group_id: number;
  product_id: number;
  created_at: Instant;
  /** Current lowest price in cents; without a price, above every price. */
  price_up: number;
  /** The same; without a price, below every price. */
  price_down: number;
  sort_name: string;
  /** Items in paid orders. */
  sold: number;
  personalised: Flag;
  /** In a seasonal group, or on special. */
  seasonal: Flag;
}

export interface ProductsTables {
  products: ProductRow;
  product_photos: ProductPhotoRow;
  variations: VariationRow;
  variation_options: VariationOptionRow;
  skus: SkuRow;
  sku_options: { sku_id: number; option_id: number };
  addons: AddonRow;
  addon_options: AddonOptionRow;
  product_addons: ProductAddonRow;
  /** The groups a product was added to. */
  product_groups: { product_id: number; group_id: number; sort_order: number };
  group_listings: GroupListingRow;
  /** Derived: the material names a product is filtered by, from `material`. */
  product_materials: { product_id: number; material: string };
  /** One row: the content version from which the derived tables were built. */
  listing_state: { id: number; version: number };
  product_relateds: { product_id: number; related_id: number; sort_order: number };
  videos: VideoRow;
}
