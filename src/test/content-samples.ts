import type { ProductCard_ProductFragment } from '../features/product/ProductCard.generated.ts';
import type { GalleryWidget_SlideFragment } from '../widgets/gallery/GalleryWidget.generated.ts';
import type { ContentBlock, PageBlockData, PageData, PageRowData } from '../page/page-blocks.ts';

/** Complete content objects for tests; each test sets only what it is about. */

/** Adds the type name, by which the cache identifies the object. */
const typed = <Fields extends object>(__typename: string, fields: Fields): Fields => ({
  __typename,
  ...fields,
});

let lastId = 0;
const nextId = () => (lastId += 1);

export const HASH = '0123456789abcdef0123456789abcdef';

/** A picture with a canonical URL, as in the cache. */
export function sampleImage(width: number, aspect: string) {
  const base = `/assets/i/${HASH}/${aspect}/${width}`;
  const [across = 4, down = 3] = aspect.split('x').map(Number);
  return {
    __typename: 'Image' as const,
    aspect,
    placeholder: '',
    url: `${base}.jpg`,
    webp_url: `${base}.webp`,
    avif_url: `${base}.avif`,
    width,
    height: Math.round((width * down) / across),
  };
}

export function sampleBlock(template: string, variables: unknown, more: Partial<ContentBlock> = {}) {
  const blank = {
    text_colour: null,
    background_colour: null,
    padding_top: null,
    padding_bottom: null,
    padding_left: null,
    padding_right: null,
    margin_top: null,
    margin_bottom: null,
    background_image_opacity: null,
    background_image_saturation: null,
    background_video_id: null,
    background_video: null,
    aos_type: null,
    aos_easing: null,
    aos_offset: null,
    aos_duration: null,
    aos_delay: null,
    start_time: null,
    end_time: null,
    anchor_name: null,
  };
  return {
    ...blank,
    __typename: 'PageContentBlock' as const,
    id: nextId(),
    sort_order: 0,
    name: template,
    template,
    variables,
    hidden: false,
    full_width: false,
    editing: false,
    deleted: false,
    background_image_fixed: false,
    imageHashes: { __typename: 'BlockImageHashes', background_image: null },
    ...more,
  } as ContentBlock & { __typename: 'PageContentBlock' };
}

/** A block of a row; `widgets` are types with their settings. */
export function sampleRowBlock(
  widgets: readonly [type: string, templatevar: unknown][],
  more: Partial<PageBlockData> = {},
): PageBlockData {
  return typed('PageBlock', {
    id: nextId(),
    title: '',
    width: 12,
    offset: 0,
    widgets: widgets.map(([type, templatevar]) => ({
      __typename: 'PageWidget',
      id: nextId(),
      type,
      templatevar,
      limit: 100,
      offset: 0,
      pagination_labels: null,
    })),
    ...more,
  });
}

export function sampleRow(blocks: PageBlockData[], row_type = 'columns'): PageRowData {
  return typed('PageRow', {
    id: nextId(),
    row_type,
    blocks,
  });
}

export function samplePage(more: Partial<PageData> = {}): PageData {
  return typed('Page', {
    id: nextId(),
    name: 'About',
    slug: 'about',
    url: '/about',
    title: 'About',
    meta_description: '',
    sitemap_group_model: null,
    listed: true,
    content: '',
    image: null,
    created_at: '2026-05-11T20:00:00.000Z',
    updated_at: '2026-11-20T00:00:00.000Z',
    rows: [],
    pageContents: [],
    ...more,
  });
}

export function sampleSlide(more: Partial<GalleryWidget_SlideFragment> = {}): GalleryWidget_SlideFragment {
  return typed('Slide', {
    id: nextId(),
    heading: 'Slate',
    sub_heading: '',
    content: '',
    overlay_color: 'white',
    text_color: null,
    image_opacity: null,
    image_saturation: null,
    link: null,
    link_button_text: null,
    link_target: null,
    image: sampleImage(1920, '4x3'),
    ...more,
  });
}

/** Settings of a site whose owner has only set its name. */
export const sampleSiteSettings = {
  __typename: 'DomainSettings',
  name: 'Gum & Grain',
  seo_title_prefix: '',
  seo_title_suffix: '',
  organisation_name: '',
  organisation_abn: '',
  organisation_logo: '',
  organisation_logo_dark: '',
  organisation_address: '',
  organisation_email: '',
  organisation_phone: '',
  ecommerce_enabled: true,
  show_back_to_top: true,
  home_list_page: '',
  min_making_days: 2,
  max_making_days: 3,
  ask_date_of_birth: false,
  order_by_day: '',
  order_by_words: '',
  facebook: '',
  twitter: '',
  instagram: '',
  linkedin: '',
  youtube: '',
  pinterest: '',
  github: '',
  xing: '',
  skype: '',
};

/** A product as its card shows it. */
export const sampleProduct = (id: number) => ({
  __typename: 'Product',
  id,
  name: `Piece ${id}`,
  slug: `piece-${id}`,
  blurb: 'Cut',
  brand: null,
  badge: null,
  in_stock: true,
  price: 10.6,
  full_price: null,
  is_new: true,
  is_on_special: false,
  image: sampleImage(300, '4x3'),
});

const coastersPicture = (format: string) => `/assets/i/abc/4x3/300.${format}`;

/** A product as passed to its card. */
export const coastersCard: ProductCard_ProductFragment = {
  id: 1,
  name: 'Slate Coasters',
  slug: 'slate-coasters',
  blurb: 'Four coasters of natural slate.',
  brand: 'Kerf & Co.',
  badge: null,
  price: 36,
  full_price: 36,
  is_new: false,
  is_on_special: false,
  image: {
    aspect: '4x3',
    placeholder: '',
    url: coastersPicture('jpg'),
    webp_url: coastersPicture('webp'),
    avif_url: coastersPicture('avif'),
    width: 300,
    height: 225,
  },
};

/** Postage without free delivery. */
export const samplePostage = {
  __typename: 'Postage' as const,
  from: 10.6,
  free_over: null,
  free_place: null,
};
