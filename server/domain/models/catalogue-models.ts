import type {
  AddonInput,
  AddonOptionInput,
  GroupInput,
  ProductAddonInput,
  ProductInput,
  ProductPhotoInput,
  SkuInput,
  VariationInput,
  VariationOptionInput,
} from '../../generated/wire.ts';
import type { FieldRefusals } from '../../lib/refusal-text.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { isSlugTaken } from '../groups/group-store.ts';
import { skuOptionsRefusal } from '../products/sku-options.ts';
import {
  describe,
  enabled,
  flag,
  html,
  money,
  number,
  optional,
  picture,
  position,
  reference,
  text,
} from './model-description.ts';

const ofSkus = { table: 'skus', owner: 'product_id' } as const;

/** Products, add-ons and the group trees. */
export const catalogueModels = {
  product: describe<ProductInput>()({
    table: 'products',
    input: 'ProductInput',
    fields: {
      name: text('name'),
      slug: text('slug'),
      title: text('title'),
      meta_description: text('meta_description'),
      blurb: text('blurb'),
      content: html('content'),
      brand: optional('brand'),
      badge: optional('badge'),
      material: text('material'),
      size_chart_image: picture('size_chart_hash'),
      video: reference('video_id', 'video'),
      primaryGroup: reference('primary_group_id', 'group'),
    },
    joins: {
      groups: {
        table: 'product_groups',
        own: 'product_id',
        other: 'group_id',
        refersTo: 'group',
        ordered: true,
      },
      relateds: {
        table: 'product_relateds',
        own: 'product_id',
        other: 'related_id',
        refersTo: 'product',
        ordered: true,
      },
    },
    unique: [{ field: 'slug', columns: ['slug'] }],
    shown: enabled,
    stamps: ['created_at', 'updated_at'],
    uses: [
      { table: 'order_lines', column: 'sku_id', through: ofSkus, name: 'orders' },
      { table: 'cart_lines', column: 'sku_id', through: ofSkus, name: 'carts' },
      { table: 'product_relateds', column: 'related_id', name: 'relatedProducts' },
    ],
    photo: { part: 'productPhoto', owner: 'product', field: 'photo' },
  }),
  productPhoto: describe<ProductPhotoInput>()({
    table: 'product_photos',
    input: 'ProductPhotoInput',
    fields: {
      product: reference('product_id', 'product'),
      name: text('name'),
      photo: picture('hash'),
      sort_order: position,
    },
    partOf: 'product',
    shown: null,
    uses: [{ table: 'skus', column: 'photo_id', name: 'skus' }],
    photo: { field: 'photo' },
  }),
  variation: describe<VariationInput>()({
    table: 'variations',
    input: 'VariationInput',
    fields: { product: reference('product_id', 'product'), name: text('name'), sort_order: position },
    unique: [{ field: 'name', columns: ['product_id', 'name'] }],
    partOf: 'product',
    shown: null,
    uses: [
      {
        table: 'sku_options',
        column: 'option_id',
        through: { table: 'variation_options', owner: 'variation_id' },
        name: 'skus',
      },
    ],
  }),
  variationOption: describe<VariationOptionInput>()({
    table: 'variation_options',
    input: 'VariationOptionInput',
    fields: {
      variation: reference('variation_id', 'variation'),
      name: text('name'),
      swatch_colour: optional('swatch_colour'),
      swatch_texture: optional('swatch_texture'),
      sort_order: position,
    },
    unique: [{ field: 'name', columns: ['variation_id', 'name'] }],
    partOf: 'variation',
    shown: null,
    uses: [{ table: 'sku_options', column: 'option_id', name: 'skus' }],
  }),
  sku: describe<SkuInput>()({
    table: 'skus',
    input: 'SkuInput',
    fields: {
      product: reference('product_id', 'product'),
      code: text('code'),
      price: money('price_cents', null),
      special_price: money('special_price_cents', null),
      stock_tracked: flag('stock_tracked'),
      available: number('available', 0),
      sku_photo_id: reference('photo_id', 'productPhoto'),
      sort_order: position,
    },
    joins: {
      options: {
        table: 'sku_options',
        own: 'sku_id',
        other: 'option_id',
        refersTo: 'variationOption',
        ordered: false,
      },
    },
    unique: [{ field: 'code', columns: ['code'] }],
    partOf: 'product',
    shown: enabled,
    uses: [
      { table: 'order_lines', column: 'sku_id', name: 'orders' },
      { table: 'cart_lines', column: 'sku_id', name: 'carts' },
    ],
    checkJoins: (transaction, row, id) =>
      skuOptionsRefusal(transaction, { productId: Number(row['product_id']), skuId: id }),
  }),
  addon: describe<AddonInput>()({
    table: 'addons',
    input: 'AddonInput',
    fields: {
      code: text('code'),
      name: text('name'),
      type: text('type'),
      required: flag('required'),
      price: money('price_cents', 0),
      max_length: number('max_length', null),
      hint: optional('hint'),
    },
    unique: [{ field: 'code', columns: ['code'] }],
    shown: null,
    uses: [{ table: 'product_addons', column: 'addon_id', name: 'products' }],
  }),
  addonOption: describe<AddonOptionInput>()({
    table: 'addon_options',
    input: 'AddonOptionInput',
    fields: {
      addon: reference('addon_id', 'addon'),
      name: text('name'),
      characters: optional('characters'),
      font: optional('font'),
      sort_order: position,
    },
    partOf: 'addon',
    shown: null,
  }),
  productAddon: describe<ProductAddonInput>()({
    table: 'product_addons',
    input: 'ProductAddonInput',
    fields: {
      product: reference('product_id', 'product'),
      addon: reference('addon_id', 'addon'),
      min_qty: number('min_qty', 0),
      max_qty: number('max_qty', 1),
      sort_order: position,
    },
    unique: [{ field: 'addon', columns: ['product_id', 'addon_id'] }],
    partOf: 'product',
    shown: null,
    async check(_transaction, row): Promise<FieldRefusals | null> {
      const limit = Number(row['max_qty']);
      return Number(row['min_qty']) > limit ? { min_qty: refusalText('FIELD_TOO_HIGH', { limit }) } : null;
    },
  }),
  group: describe<GroupInput>()({
    table: 'groups',
    input: 'GroupInput',
    fields: {
      parent: { column: 'parent', kind: 'number', blank: null, refersTo: 'group' },
      name: text('name'),
      slug: text('slug'),
      content: html('content'),
      image: picture('image_hash'),
    },
    shown: enabled,
    stamps: ['created_at', 'updated_at'],
    uses: [
      { table: 'product_groups', column: 'group_id', name: 'products' },
      { table: 'products', column: 'primary_group_id', name: 'products' },
    ],
    photo: { field: 'image' },
    tree: 'groups',
    async check(transaction, row, id) {
      const place = { near: id ?? Number(row['parent']), slug: String(row['slug']), id };
      return (await isSlugTaken(transaction, place)) ? { slug: refusalText('FIELD_TAKEN') } : null;
    },
  }),
};
