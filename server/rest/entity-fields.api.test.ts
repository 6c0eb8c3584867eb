import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Gallery } from '../generated/wire.ts';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const IMAGE = ['aspect', 'avif_url', 'extra_aspects', 'height', 'placeholder', 'url', 'webp_url', 'width'];
const fields = (entity: unknown) => Object.keys(entity ?? {}).sort();
const sorted = (...names: string[]) => names.sort();

it('[ENT-06] a page has exactly its fields', async () => {
  const { data } = (await world.rest('pageOne', { url: '/' })).body;
  const own = ['id', 'name', 'slug', 'url', 'title', 'meta_description', 'sitemap_model'];
  const more = ['sitemap_group_model', 'content', 'rows', 'updated_at', 'pageContents'];
  expect(fields(data)).toEqual(sorted(...own, ...more, 'listed', 'created_at', 'image'));
});

it('[ENT-12] a voucher theme and the voucher block have exactly their fields', async () => {
  const { cognitoGiftVoucherThemes } = await world.graphql<{ cognitoGiftVoucherThemes: object[] }>(
    '{ cognitoGiftVoucherThemes { id name image { url width height } } }',
  );
  expect(cognitoGiftVoucherThemes[0]).toEqual({
    id: expect.any(Number),
    name: 'Happy birthday',
    image: {
      url: expect.stringMatching(/^\/assets\/i\/[0-9a-f]{32}\/16x9\/400\.jpg$/),
      width: 400,
      height: 225,
    },
  });
  const { data } = (await world.rest('pageOne', { url: '/demo_asdf' })).body;
  const widgets = data.rows.flatMap((row) => row.blocks.flatMap((block) => block.widgets));
  expect(widgets.find(({ type }) => type === 'gift_voucher_purchase')?.templatevar).toMatchObject({
    amounts: '25|50|100',
    allow_custom_amounts: '1',
  });
});

it('[ENT-11] a photo has exactly its fields, including its description', async () => {
  const [photo] = (await world.rest('photoList', {})).body.data;
  expect(fields(photo)).toEqual(sorted('id', 'name', 'description', 'image'));
  expect(photo?.description).toBe('Where every piece is sanded, looked at and wrapped.');
  expect(fields(photo?.image)).toEqual(IMAGE);
});

it('[ENT-14] the blocks of a gallery and of a gallery group have exactly their settings', async () => {
  const { data: home } = (await world.rest('pageOne', { url: '/' })).body;
  const block = home.pageContents.find(({ name }) => name === 'Materials')?.variables;
  const words = ['type', 'heading', 'subheading', 'show_heading'];
  const looks = ['grid_width', 'use_lightbox', 'limit_slides', 'aspect', 'width', 'lightbox_aspect'];
  expect(fields(block)).toEqual(sorted('gallery', ...words, ...looks));
  const { cognitoGallerys } = await world.graphql<{ cognitoGallerys: Gallery[] }>(
    '{ cognitoGallerys(group: "home") { id url } }',
  );
  expect(block).toMatchObject({
    gallery: cognitoGallerys.find(({ url }) => url === 'home-materials')?.id,
    type: 'grid',
    grid_width: 4,
    limit_slides: 4,
    aspect: '4x3',
    width: 300,
    lightbox_aspect: '4x3',
  });
  const { data: demo } = (await world.rest('pageOne', { url: '/demo_asdf' })).body;
  const widgets = demo.rows.flatMap((row) => row.blocks.flatMap((each) => each.widgets));
  expect(widgets.find(({ type }) => type === 'gallery_group')?.templatevar).toEqual({
    heading: 'Two galleries',
    subheading: 'Open one',
    group: 'home',
    aspect: '16x9',
  });
});

it('[ENT-13, ENT-14] galleries, slides and their pictures have exactly their fields', async () => {
  const { data: list } = (await world.rest('slideList', {})).body;
  const words = ['id', 'heading', 'image', 'sub_heading', 'content', 'overlay_color', 'text_color'];
  const looks = ['image_opacity', 'image_saturation', 'link', 'link_button_text', 'link_target'];
  expect(fields(list[0])).toEqual(sorted(...words, ...looks));
  expect(fields(list[0]?.image)).toEqual(IMAGE);
  const { id } = await world.services.database
    .selectFrom('galleries')
    .select('id')
    .where('url', '=', 'home-materials')
    .executeTakeFirstOrThrow();
  const { data: gallery } = (await world.rest('galleryFind', { id })).body as { data: Gallery };
  expect(fields(gallery)).toEqual(sorted('id', 'name', 'url', 'heading', 'sub_heading', 'slides'));
  const listed = await world.graphql<{ cognitoGallerys: object[] }>(
    '{ cognitoGallerys(group: "home") { id url heading sub_heading slides { image { url } } } }',
  );
  expect(listed.cognitoGallerys[1]).toMatchObject({
    id,
    url: 'home-materials',
    slides: expect.arrayContaining([{ image: { url: expect.stringContaining('/assets/i/') } }]),
  });
});

it('[ENT-15] testimonials and people have exactly their fields; a missing rating is 0', async () => {
  const { database } = world.services;
  const [voice] = (await world.rest('testimonialList', {})).body.data;
  expect(fields(voice)).toEqual(sorted('id', 'name', 'title', 'content', 'image', 'rating'));
  await database
    .insertInto('testimonials')
    .values({
      name: 'Quiet',
      title: '',
      content: '',
      group_slug: 'quiet',
      created_at: '2026-01-01T00:00:00.000Z',
    })
    .execute();
  const { data: quiet } = (await world.rest('testimonialList', { group: 'quiet' })).body;
  expect(quiet).toMatchObject([{ name: 'Quiet', rating: 0, image: null }]);
  const [person] = (await world.rest('personList', {})).body.data;
  expect(fields(person)).toEqual(sorted('id', 'photo', 'first_name', 'last_name', 'title', 'description'));
});

it('[ENT-17] questions and videos have exactly their fields; a video’s platform is youtube by default', async () => {
  const [faq] = (await world.rest('faqList', {})).body.data;
  expect(fields(faq)).toEqual(sorted('id', 'name', 'content', 'group'));
  await world.services.database
    .insertInto('videos')
    .values({ platform: '', name: 'Cutting', slug: 'cutting' })
    .execute();
  const video = (await world.rest('videoList', {})).body.data.at(-1);
  const own = ['id', 'platform', 'name', 'slug', 'length', 'slate', 'slate_image', 'file'];
  expect(fields(video)).toEqual(sorted(...own));
  expect(video).toMatchObject({ platform: 'youtube', slug: 'cutting', slate_image: null, file: null });
});
