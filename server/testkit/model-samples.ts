import type { Model } from '../generated/contract-rules.ts';

/** What a sample refers to: its owners' ids, and the root of the tree of groups. */
type Referred = Partial<Record<Model, number>> & { root: number };

/** Returns a valid input; `no` distinguishes it from others of its model. */
type Sample = (referred: Referred, no: number) => Record<string, unknown>;

export const modelSamples: readonly [Model, Sample][] = [
  [
    'page',
    (_, no) => ({
      name: 'Visit us',
      slug: `visit-us-${no}`,
      url: `/visit-us-${no}`,
      content: '<p>Come in</p>',
    }),
  ],
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
  ['form', (_, no) => ({ name: 'Quotes', url: `quotes-${no}`, use_captcha: true, cost: 0 })],
  ['question', ({ form }) => ({ form, name: 'size', label: 'How large?', field_type: 'text' })],
  ['video', (_, no) => ({ name: 'Cutting cork', slug: `cutting-cork-${no}`, length: 95 })],
  [
    'group',
    ({ root }, no) => ({ parent: root, name: 'Copper', slug: `copper-${no}`, image: 'places/bench' }),
  ],
  [
    'product',
    ({ group }, no) => ({
      name: 'Copper sign',
      slug: `copper-sign-${no}`,
      primaryGroup: group,
      groups: [group],
    }),
  ],
  ['productPhoto', ({ product }) => ({ product, name: 'In the sun', photo: 'places/bench' })],
  ['variation', ({ product }) => ({ product, name: 'Finish' })],
  ['variationOption', ({ variation }) => ({ variation, name: 'Brushed', swatch_colour: '#b87333' })],
  [
    'sku',
    ({ product, variationOption, productPhoto }, no) => ({
      product,
      code: `CU-${no}`,
      price: 24.5,
      options: [variationOption],
      sku_photo_id: productPhoto,
      available: 3,
    }),
  ],
  ['addon', (_, no) => ({ code: `patina-${no}`, name: 'Patina', type: 'dropdown', price: 5 })],
  ['addonOption', ({ addon }) => ({ addon, name: 'Green' })],
  ['productAddon', ({ product, addon }) => ({ product, addon, min_qty: 0, max_qty: 1 })],
  ['gallery', (_, no) => ({ name: 'Copper', url: `copper-${no}` })],
  ['slide', ({ gallery }) => ({ gallery, heading: 'Shine', image: 'places/bench', link: '/shop' })],
  ['testimonial', () => ({ name: 'Ada', content: '<p>Lovely</p>', rating: 4.5 })],
  ['person', () => ({ first_name: 'Mia', title: 'Polishes', photo: 'places/bench' })],
  ['photo', () => ({ name: 'Our copper', description: 'Before it tarnishes', image: 'places/bench' })],
  ['faq', () => ({ name: 'Does it tarnish?', content: '<p>Slowly</p>', group: 'making' })],
  ['voucherTheme', (_, no) => ({ name: `Copper wedding ${no}`, image: 'places/bench' })],
  ['link', () => ({ menu: 'footer', name: 'Visit us', link: '/visit-us' })],
  ['redirect', (_, no) => ({ from: `/old-copper-${no}`, to: '/shop' })],
];

const samples = new Map(modelSamples);
let made = 0;

/** Returns the models that a sample refers to. */
function ownersIn(sample: Sample): Model[] {
  const read = new Set<string>();
  sample(new Proxy({ root: 0 }, { get: (_, name) => void read.add(String(name)) }), 0);
  return modelSamples.map(([model]) => model).filter((model) => read.has(model));
}

/**
 * Creates what the sample of a model refers to, each model once, and returns the sample.
 * @param make creates an entry and returns its id
 */
export async function ownedSample(
  model: Model,
  referred: Referred,
  make: (model: Model, data: Record<string, unknown>) => Promise<number>,
): Promise<Record<string, unknown>> {
  const sample = samples.get(model);
  if (!sample) throw new Error(`there is no sample of a ${model}`);
  for (const owner of ownersIn(sample))
    referred[owner] ??= await make(owner, await ownedSample(owner, referred, make));
  made += 1;
  return sample(referred, made);
}
