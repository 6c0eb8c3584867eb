// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  HASH,
  sampleBlock,
  sampleImage,
  samplePage,
  sampleRow,
  sampleRowBlock,
} from '../test/content-samples.ts';
import { byClasses, renderPage, renderWidget } from '../test/render-content.tsx';

const button = { button_text: 'Shop', button_link: '/shop', button_colour: 'bnd' };
const pictureAddresses = () => [...document.images].map((image) => image.getAttribute('src'));
const follows = (first: Element | null, second: Element | null) =>
  Boolean(first && second && first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING);

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false })));

describe('image_with_content', () => {
  const settings = { heading: 'The bench', html: '<p>words</p>', image: HASH, ...button };

  it('[WGT-08] shows a picture of 16x9 at 1920, heading, words and button', async () => {
    await renderWidget('image_with_content', settings);
    expect(pictureAddresses()).toEqual([`/assets/i/${HASH}/16x9/1920.jpg`]);
    expect(screen.getByRole('heading', { name: 'The bench' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Shop' }).getAttribute('href')).toBe('/shop');
  });

  it.each([
    ['right', true],
    ['left', false],
  ])('[WGT-08] with image_align %s the picture stands last: %s', async (image_align, last) => {
    await renderWidget('image_with_content', { ...settings, image_align });
    expect(follows(screen.getByText('words'), document.querySelector('picture'))).toBe(last);
  });

  it.each(['drawing:gone', ''])('[WGT-08] does without a picture that is %j', async (image) => {
    await renderWidget('image_with_content', { ...settings, image });
    expect(pictureAddresses()).toEqual([]);
    expect(screen.getByText('words')).toBeTruthy();
  });

  it('[WGT-08] takes the record that the host has looked up', async () => {
    const image_hashes = { image: { ...sampleImage(1920, '16x9'), url: '/known.jpg' } };
    await renderWidget('image_with_content', { ...settings, image_hashes });
    expect(pictureAddresses()).toEqual(['/known.jpg']);
  });
});

it('[WGT-09] call_to_action has words, a button and a picture of 16x9 at 300 at either side', async () => {
  await renderWidget('call_to_action', {
    heading: 'Yours',
    subheading: 'Tell us',
    html: '<p>words</p>',
    left_image: HASH,
    right_image: HASH.replace('0', 'a'),
    ...button,
  });
  for (const said of ['Yours', 'Tell us', 'words']) expect(screen.getByText(said)).toBeTruthy();
  expect(pictureAddresses()).toEqual([
    `/assets/i/${HASH}/16x9/300.jpg`,
    `/assets/i/${HASH.replace('0', 'a')}/16x9/300.jpg`,
  ]);
  const [left, right] = document.querySelectorAll('picture');
  expect(follows(left ?? null, screen.getByText('words'))).toBe(true);
  expect(follows(screen.getByText('words'), right ?? null)).toBe(true);
  expect(screen.getByRole('link', { name: 'Shop' }).classList).toContain('bg-bnd');
});

describe('hero_quote', () => {
  const settings = { heading: 'Words in stone', subheading: 'Slate', html: '<p>words</p>', ...button };
  const hero = async (more: object, block = {}) => {
    await renderWidget('hero_quote', { ...settings, ...more }, { block });
    return screen.getByText('Words in stone').closest('section.isolate.flex') as HTMLElement;
  };

  it('[WGT-10] shows heading, subheading, words, button, background (1920) and overlay image (300)', async () => {
    await hero({ background_image: HASH, overlay_image: HASH });
    for (const said of ['Slate', 'words', 'Shop']) expect(screen.getByText(said)).toBeTruthy();
    expect(pictureAddresses()).toEqual([
      `/assets/i/${HASH}/16x9/1920.jpg`,
      `/assets/i/${HASH}/original/300.jpg`,
    ]);
  });

  it.each([
    ['left', 'text-start'],
    ['center', 'text-center'],
    ['right', 'text-end'],
  ])('[WGT-10] text_justify %s', async (text_justify, name) => {
    expect((await hero({ text_justify })).querySelector(`.${name}`)).not.toBeNull();
  });

  it.each([
    ['top', 'items-start'],
    ['center', 'items-center'],
    ['bottom', 'items-end'],
  ])('[WGT-10] text_align %s', async (text_align, name) => {
    expect((await hero({ text_align })).classList).toContain(name);
  });

  it.each([
    ['brand', 'tone-bnd'],
    ['danger', 'tone-dng'],
    ['sec', 'tone-sec'],
  ])('[WGT-10] overlay_colour %s, with a text colour of its own', async (overlay_colour, tone) => {
    const { classList } = await hero({ overlay_colour, text_colour: 'wht' });
    expect([...classList]).toEqual(expect.arrayContaining([tone, 'ink-wht']));
  });

  it('[WGT-10] opacity and saturation change its picture, parallax "1" is on and "0" off', async () => {
    const picture = { background_image: HASH, image_opacity: '50', image_saturation: 0 };
    const layer = (await hero({ ...picture, parallax: '1' })).querySelector<HTMLElement>('[data-parallax]');
    expect([layer?.style.opacity, layer?.style.filter]).toEqual(['0.5', 'saturate(0%)']);
    expect(layer?.classList).toContain('hero-parallax');
    document.body.replaceChildren();
    const still = (await hero({ ...picture, parallax: '0' })).querySelector('[data-parallax]');
    expect(still?.classList).not.toContain('hero-parallax');
  });

  it('[WGT-10] a video with its slate takes the place of the picture', async () => {
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const video = { file: 'bench.webm', slate: HASH };
    const shown = (await hero({ background_video: video, background_image: HASH })).querySelector('video');
    expect([shown?.querySelector('source')?.getAttribute('src'), shown?.getAttribute('poster')]).toEqual([
      '/v/bench.webm',
      `/assets/i/${HASH}/16x9/1920.jpg`,
    ]);
    expect(pictureAddresses()).toEqual([]);
  });

  it('[WGT-11, A75] is a card of 500 px unless it has the full width', async () => {
    expect((await hero({})).classList).toContain('h-[500px]');
    document.body.replaceChildren();
    expect((await hero({}, { full_width: true })).classList).not.toContain('h-[500px]');
  });

  it('[WGT-11] reaches the edges of the page alone in its row, and is a card in a column', async () => {
    const column = sampleRowBlock([['hero_quote', settings]], { width: 6 });
    await renderPage(samplePage({ rows: [sampleRow([sampleRowBlock([['hero_quote', settings]])])] }));
    expect(byClasses('h-[500px]')).toHaveLength(0);
    await renderPage(samplePage({ rows: [sampleRow([column])] }));
    expect(byClasses('h-[500px]')).toHaveLength(1);
  });

  it('[IMG-09] first on its page it carries the page’s heading and its picture comes first', async () => {
    const blocks = [1, 2].map((order) =>
      sampleBlock('hero_quote', { heading: `Hero ${order}`, background_image: HASH }, { sort_order: order }),
    );
    await renderPage(samplePage({ pageContents: blocks }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hero 1');
    expect([...document.images].map((image) => image.getAttribute('loading'))).toEqual(['eager', 'lazy']);
  });
});

describe('testimonials', () => {
  const voice = (id: number, rating: number) => ({
    __typename: 'Testimonial',
    id,
    rating,
    image: sampleImage(100, '1x1'),
    name: `Kylie ${id}`,
    title: 'Gladstone',
    content: `<p>Lovely ${id}</p>`,
  });
  const asked: unknown[] = [];
  const answers = {
    Testimonials: (variables: Record<string, unknown>) => {
      asked.push(variables);
      const all = [voice(1, 5), voice(2, 3.5), voice(3, 0), voice(4, 4)];
      return { cognitoTestimonials: all.slice(0, Number(variables['limit'])) };
    },
  };

  it('[WGT-12] hero_testimonial shows exactly three of its group', async () => {
    const settings = { heading: 'Voices', subheading: 'Three', testimonials: 'home', ...button };
    await renderWidget('hero_testimonial', settings, { answers });
    expect(asked.at(-1)).toEqual({ group: 'home', limit: 3, offset: 0 });
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    for (const said of ['Voices', 'Three']) expect(screen.getByText(said)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Shop' })).toBeTruthy();
  });

  it('[WGT-13, A48, A86] testimonial_grid shows those of the site with their stars', async () => {
    await renderWidget('testimonial_grid', { heading: 'Voices', subheading: 'All' }, { answers });
    expect(asked.at(-1)).toEqual({ group: null, limit: 100, offset: 0 });
    expect(screen.getByRole('heading', { name: 'Voices' })).toBeTruthy();
    expect(screen.getByText('All')).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    const stars = screen
      .getAllByRole('img', { name: /out of 5/ })
      .map((node) => node.getAttribute('aria-label'));
    expect(stars).toEqual(['5 out of 5', '3.5 out of 5', '4 out of 5']);
  });
});

it('[WGT-14] person_list shows photo, names, title and description', async () => {
  const person = {
    __typename: 'Person',
    id: 1,
    first_name: 'Tess',
    last_name: 'Ashby',
    title: 'Packs',
    description: 'Ties every parcel.',
    photo: sampleImage(900, '4x3'),
  };
  const answers = { Persons: () => ({ personList: { __typename: 'PersonList', data: [person] } }) };
  await renderWidget('person_list', { heading: 'Who' }, { answers });
  expect(screen.getByRole('heading', { name: 'Tess Ashby' })).toBeTruthy();
  expect(screen.getByText('Packs')).toBeTruthy();
  expect(screen.getByText('Ties every parcel.')).toBeTruthy();
  expect(screen.getByAltText('Tess Ashby').getAttribute('src')).toBe(`/assets/i/${HASH}/4x3/900.jpg`);
});

it('gift_voucher_purchase says in the owner’s words that vouchers are coming', async () => {
  await renderWidget('gift_voucher_purchase', { heading: 'Gift vouchers', html: '<p>In spring.</p>' });
  expect(screen.getByRole('heading', { name: 'Gift vouchers' })).toBeTruthy();
  expect(screen.getByText('In spring.')).toBeTruthy();
});
