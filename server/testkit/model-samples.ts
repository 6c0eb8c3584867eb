import type { Model } from '../generated/contract-rules.ts';

/** The ids of entries already created from samples. */
export type MadeIds = Partial<Record<Model, number>>;

/** A valid input for each model, owners first; `group` is the root of a tree. */
export const modelSamples: readonly [Model, (made: MadeIds) => Record<string, unknown>][] = [
  ['page', () => ({ name: 'Visit us', slug: 'visit-us', url: '/visit-us', content: '<p>Come in</p>' })],
  ['row', ({ page }) => ({ page, row_type: 'columns' })],
  ['block', ({ row }) => ({ row, title: 'Where', width: 6, offset: 3 })],
  ['widget', ({ block }) => ({ block, type: 'core/html', templatevar: { html: '<p>Gladstone</p>' } })],
  [
    'pageContent',
    ({ page }) => ({
      page,
      name: 'Hours',
      template: 'heading',
      variables: { heading: 'Open' },
      start_time: '2026-01-01T00:00:00Z',
      padding_top: 24,
      full_width: true,
      background_image: 'places/bench',
    }),
  ],
  ['form', () => ({ name: 'Quotes', url: 'quotes', use_captcha: true, cost: 0 })],
  ['question', ({ form }) => ({ form, name: 'size', label: 'How large?', field_type: 'text' })],
  ['video', () => ({ name: 'Cutting cork', slug: 'cutting-cork', length: 95 })],
  ['group', ({ group }) => ({ parent: group, name: 'Copper', slug: 'copper', image: 'places/bench' })],
  [
    'product',
    ({ group }) => ({ name: 'Copper sign', slug: 'copper-sign', primaryGroup: group, groups: [group] }),
  ],
  ['productPhoto', ({ product }) => ({ product, name: 'In the sun', photo: 'places/bench' })],
  ['variation', ({ product }) => ({ product, name: 'Finish' })],
  ['variationOption', ({ variation }) => ({ variation, name: 'Brushed', swatch_colour: '#b87333' })],
  [
    'sku',
    ({ product, variationOption, productPhoto }) => ({
      product,
      code: 'CU-1',
      price: 24.5,
      options: [variationOption],
      sku_photo_id: productPhoto,
      available: 3,
    }),
  ],
  ['addon', () => ({ code: 'patina', name: 'Patina', type: 'dropdown', price: 5 })],
  ['addonOption', ({ addon }) => ({ addon, name: 'Green' })],
  ['productAddon', ({ product, addon }) => ({ product, addon, min_qty: 0, max_qty: 1 })],
  ['gallery', () => ({ name: 'Copper', url: 'copper' })],
  ['slide', ({ gallery }) => ({ gallery, heading: 'Shine', image: 'places/bench', link: '/shop' })],
  ['testimonial', () => ({ name: 'Ada', content: '<p>Lovely</p>', rating: 4.5 })],
  ['person', () => ({ first_name: 'Mia', title: 'Polishes', photo: 'places/bench' })],
  ['photo', () => ({ name: 'Our copper', description: 'Before it tarnishes', image: 'places/bench' })],
  ['faq', () => ({ name: 'Does it tarnish?', content: '<p>Slowly</p>', group: 'making' })],
  ['voucherTheme', () => ({ name: 'Copper wedding', image: 'places/bench' })],
  ['link', () => ({ menu: 'footer', name: 'Visit us', link: '/visit-us' })],
  ['redirect', () => ({ from: '/old-copper', to: '/shop' })],
];
