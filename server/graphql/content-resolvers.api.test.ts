import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Gallery, Page, Testimonial, VoucherTheme } from '../generated/wire.ts';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const BLOCK = `id sort_order name template variables hidden start_time end_time text_colour background_colour
  padding_top padding_bottom padding_left padding_right margin_top margin_bottom full_width
  imageHashes { background_image { url width height } } background_image_fixed background_image_opacity
  background_image_saturation background_video_id
  background_video { id file imageHashes { slate { url } } } aos_type aos_easing aos_offset aos_duration
  aos_delay anchor_name editing deleted`;

const PAGE = `id name slug url title meta_description sitemap_model sitemap_group_model content updated_at
  rows { id row_type blocks { id title width offset
    widgets { id type templatevar limit offset pagination_labels } } }
  pageContents { ${BLOCK} }`;

const page = async (url: string) => {
  const data = await world.graphql<{ cognitoPage: Page | null }>(
    `query ($url: String!) { cognitoPage(url: $url) { ${PAGE} } }`,
    { url },
  );
  return data.cognitoPage;
};

describe('the home page', () => {
  it('[APC-14, ENT-06] has every field of a page', async () => {
    const home = await page('/');
    expect(home).toMatchObject({
      slug: 'home',
      url: '/',
      name: 'Home',
      title: 'Laser-cut and engraved gifts, made in Gladstone',
      sitemap_model: null,
      content: '',
      rows: [],
      updated_at: '2026-10-28T00:00:00.000Z',
    });
    expect(await page('home')).toEqual(home);
  });

  it('[RT-01, RT-03, ENT-08] has the slider, the newest products, a hidden grid, materials, and text', async () => {
    const blocks = (await page('/'))?.pageContents ?? [];
    expect(blocks.map((block) => [block.template, block.hidden])).toEqual([
      ['gallery', false],
      ['Sell/new_products_grid', false],
      ['gallery', true],
      ['Sell/material_strip', false],
      ['image_with_content', false],
      ['testimonial_grid', false],
    ]);
    expect(blocks[0]).toMatchObject({
      sort_order: 0,
      full_width: true,
      deleted: false,
      editing: false,
      start_time: null,
      imageHashes: { background_image: null },
      background_video: null,
      variables: { type: 'slider', heading: 'FAMILY OWNED AND OPERATED', aspect: '1920x700' },
    });
    expect(blocks[2]?.variables).toMatchObject({ type: 'grid' });
  });

  it('[APC-14] is in the list of pages; an unknown page is null', async () => {
    const { cognitoPages } = await world.graphql<{ cognitoPages: Page[] }>(`{ cognitoPages { ${PAGE} } }`);
    expect(cognitoPages).toContainEqual(await page('/'));
    expect(await page('no-such-page')).toBeNull();
  });
});

describe('galleries, testimonials and themes', () => {
  const SLIDE = `heading sub_heading content image { url width height } overlay_color text_color
    image_opacity image_saturation link link_button_text link_target`;

  it('[APC-17, ENT-13, ENT-14] a gallery has slides whose pictures have the requested aspect', async () => {
    const { cognitoGallerys } = await world.graphql<{ cognitoGallerys: Gallery[] }>(
      `{ cognitoGallerys(group: "home") { id name url heading sub_heading slides { id } } }`,
    );
    expect(cognitoGallerys.map((gallery) => gallery.url)).toEqual(['home-slider', 'home-materials']);
    const { cognitoGallery } = await world.graphql<{ cognitoGallery: Gallery }>(
      `query ($id: Int!) { cognitoGallery(id: $id, aspect: "1920x700") { id url slides { ${SLIDE} } } }`,
      { id: cognitoGallerys[0]?.id },
    );
    expect(cognitoGallery.slides).toHaveLength(3);
    expect(cognitoGallery.slides[0]).toMatchObject({
      heading: 'Cut and engraved in Gladstone',
      overlay_color: 'white',
      link: '/shop',
      link_button_text: 'Make one yours',
      link_target: null,
      image: { width: 1920, height: 700 },
    });
  });

  it('[APC-17] an unknown gallery is null, an unknown group has no galleries', async () => {
    const data = await world.graphql<{ cognitoGallery: null; cognitoGallerys: Gallery[] }>(
      '{ cognitoGallery(id: -5) { id } cognitoGallerys(group: "nowhere") { id } }',
    );
    expect(data).toEqual({ cognitoGallery: null, cognitoGallerys: [] });
  });

  it('[APC-15, ENT-15] testimonials are sorted newest first, with rating and a square portrait', async () => {
    const query = (input: string) =>
      world.graphql<{ cognitoTestimonials: Testimonial[] }>(
        `{ cognitoTestimonials${input} { id name title content rating image { aspect width height } } }`,
      );
    const { cognitoTestimonials } = await query('');
    expect(cognitoTestimonials.map((one) => [one.name, one.rating])).toEqual([
      ['Kylie M.', 5],
      ['Marcus T.', 5],
      ['Priya S.', 4],
    ]);
    expect(cognitoTestimonials[0]?.image).toEqual({ aspect: 'Square', width: 100, height: 100 });
    expect((await query('(group: "nobody")')).cognitoTestimonials).toEqual([]);
    expect((await query('(limit: 1, offset: 2)')).cognitoTestimonials).toHaveLength(1);
  });

  it('[APC-17, ENT-12] voucher themes have a 16x9 picture of width 400', async () => {
    const { cognitoGiftVoucherThemes } = await world.graphql<{ cognitoGiftVoucherThemes: VoucherTheme[] }>(
      '{ cognitoGiftVoucherThemes { id name image { url width height } } }',
    );
    expect(cognitoGiftVoucherThemes.map((theme) => theme.name)).toEqual([
      'Happy birthday',
      'Thank you',
      'Merry Christmas',
    ]);
    expect(cognitoGiftVoucherThemes[0]?.image).toMatchObject({ width: 400, height: 225 });
  });
});
