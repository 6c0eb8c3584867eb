import type {
  FaqInput,
  GalleryInput,
  LinkInput,
  PersonInput,
  PhotoInput,
  RedirectInput,
  SlideInput,
  TestimonialInput,
  VideoInput,
  VoucherThemeInput,
} from '../../generated/wire.ts';
import type { FieldRefusals } from '../../lib/refusal-text.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { redirectRefusal } from '../redirects/redirect-manager.ts';
import { pathKey } from '../../../src/rules/redirects.ts';
import { listOtherRedirects } from '../redirects/redirect-store.ts';
import { listLinksAbove } from '../settings/settings-store.ts';
import {
  describe,
  enabled,
  html,
  link,
  number,
  optional,
  optionalLink,
  picture,
  position,
  reference,
  text,
} from './model-description.ts';

/** Content of pages other than products, and the menus. */
export const contentModels = {
  faq: describe<FaqInput>()({
    table: 'faqs',
    input: 'FaqInput',
    fields: {
      name: text('name'),
      content: html('content'),
      group: optional('group_slug'),
      sort_order: position,
    },
    shown: enabled,
  }),
  person: describe<PersonInput>()({
    table: 'people',
    input: 'PersonInput',
    fields: {
      first_name: text('first_name'),
      last_name: text('last_name'),
      title: text('title'),
      description: text('description'),
      photo: picture('photo_hash'),
      sort_order: position,
    },
    shown: enabled,
    photo: { field: 'photo' },
  }),
  photo: describe<PhotoInput>()({
    table: 'photos',
    input: 'PhotoInput',
    fields: {
      name: text('name'),
      description: text('description'),
      image: picture('image_hash'),
      sort_order: position,
    },
    shown: enabled,
    photo: { field: 'image' },
  }),
  testimonial: describe<TestimonialInput>()({
    table: 'testimonials',
    input: 'TestimonialInput',
    fields: {
      name: text('name'),
      title: text('title'),
      content: html('content'),
      image: picture('image_hash'),
      rating: number('rating', 0),
      group: optional('group_slug'),
    },
    shown: enabled,
    stamps: ['created_at'],
    photo: { field: 'image' },
  }),
  gallery: describe<GalleryInput>()({
    table: 'galleries',
    input: 'GalleryInput',
    fields: {
      name: text('name'),
      url: text('url'),
      heading: text('heading'),
      sub_heading: text('sub_heading'),
      group: optional('group_slug'),
      sort_order: position,
    },
    unique: [{ field: 'url', columns: ['url'] }],
    shown: enabled,
    photo: { part: 'slide', owner: 'gallery', field: 'image' },
  }),
  slide: describe<SlideInput>()({
    table: 'slides',
    input: 'SlideInput',
    fields: {
      gallery: reference('gallery_id', 'gallery'),
      heading: text('heading'),
      sub_heading: text('sub_heading'),
      content: html('content'),
      image: picture('image_hash'),
      overlay_color: { column: 'overlay_color', kind: 'text', blank: 'white' },
      text_color: optional('text_color'),
      image_opacity: number('image_opacity', null),
      image_saturation: number('image_saturation', null),
      link: optionalLink('link'),
      link_button_text: optional('link_button_text'),
      link_target: optional('link_target'),
      sort_order: position,
    },
    partOf: 'gallery',
    shown: enabled,
    photo: { field: 'image' },
  }),
  voucherTheme: describe<VoucherThemeInput>()({
    table: 'voucher_themes',
    input: 'VoucherThemeInput',
    fields: { name: text('name'), image: picture('image_hash'), sort_order: position },
    unique: [{ field: 'name', columns: ['name'] }],
    shown: enabled,
    photo: { field: 'image' },
  }),
  video: describe<VideoInput>()({
    table: 'videos',
    input: 'VideoInput',
    fields: {
      platform: { column: 'platform', kind: 'text', blank: 'youtube' },
      name: text('name'),
      slug: text('slug'),
      length: number('length_s', null),
      slate: picture('slate_hash'),
      file: optional('file'),
    },
    unique: [{ field: 'slug', columns: ['slug'] }],
    shown: enabled,
    uses: [
      { table: 'products', column: 'video_id', name: 'products' },
      { table: 'page_contents', column: 'background_video_id', name: 'pages' },
    ],
    photo: { field: 'slate' },
  }),
  link: describe<LinkInput>()({
    table: 'links',
    input: 'LinkInput',
    fields: {
      menu: text('menu'),
      parent: reference('parent_id', 'link'),
      name: text('name'),
      link: link('link'),
      icon: optional('icon'),
      sort_order: position,
    },
    shown: enabled,
    uses: [{ table: 'links', column: 'parent_id', name: 'links' }],
    async check(transaction, row, id): Promise<FieldRefusals | null> {
      const above = await listLinksAbove(transaction, Number(row['parent_id'] ?? 0));
      return id !== null && above.includes(id) ? { parent: refusalText('FIELD_REFERENCE') } : null;
    },
  }),
  redirect: describe<RedirectInput>()({
    table: 'redirects',
    input: 'RedirectInput',
    fields: { from: text('from_path'), to: text('to_path') },
    unique: [{ field: 'from', columns: ['from_path'] }],
    shown: enabled,
    stamps: ['created_at'],
    normalise: ({ from_path: from, ...row }) =>
      from === undefined ? row : { ...row, from_path: pathKey(String(from)) },
    async check(transaction, row, id): Promise<FieldRefusals | null> {
      const wanted = { from: String(row['from_path']), to: String(row['to_path']) };
      return redirectRefusal(await listOtherRedirects(transaction, id), wanted);
    },
  }),
};
