// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HASH, sampleBlock, samplePage, sampleRow, sampleRowBlock } from '../../test/content-samples.ts';
import { byClasses, pictureUrls, renderCmsPage, renderWidget } from '../../test/render-content.tsx';
import { stubIntersectionObserver } from '../../test/intersection-observer.ts';

const button = { button_text: 'Shop', button_link: '/shop', button_colour: 'bnd' };

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false })));

describe('hero_quote', () => {
  const settings = { heading: 'Words in stone', subheading: 'Slate', html: '<p>words</p>', ...button };
  const hero = async (more: object, block = {}) => {
    await renderWidget('hero_quote', { ...settings, ...more }, { block });
    return screen.getByText('Words in stone').closest('section.isolate.flex') as HTMLElement;
  };

  it('[WGT-10] shows heading, subheading, text, button, background (1920) and overlay image (300)', async () => {
    await hero({ background_image: HASH, overlay_image: HASH });
    for (const said of ['Slate', 'words', 'Shop']) expect(screen.getByText(said)).toBeTruthy();
    expect(pictureUrls()).toEqual([`/assets/i/${HASH}/16x9/1920.jpg`, `/assets/i/${HASH}/original/300.jpg`]);
  });

  it.each([
    ['left', 'text-start'],
    ['center', 'text-center'],
    ['right', 'text-end'],
  ])('[WGT-10] sets text_justify %s', async (text_justify, name) => {
    expect((await hero({ text_justify })).querySelector(`.${name}`)).not.toBeNull();
  });

  it.each([
    ['top', 'items-start'],
    ['center', 'items-center'],
    ['bottom', 'items-end'],
  ])('[WGT-10] sets text_align %s', async (text_align, name) => {
    expect((await hero({ text_align })).classList).toContain(name);
  });

  it.each([
    ['brand', 'tone-bnd'],
    ['danger', 'tone-dng'],
    ['sec', 'tone-sec'],
  ])('[WGT-10] sets overlay_colour %s, with its own text colour', async (overlay_colour, tone) => {
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

  it('[WGT-10] a video with its slate replaces the picture', async () => {
    stubIntersectionObserver();
    const video = { file: 'bench.webm', slate: HASH };
    const shown = (await hero({ background_video: video, background_image: HASH })).querySelector('video');
    expect([shown?.querySelector('source')?.getAttribute('src'), shown?.getAttribute('poster')]).toEqual([
      '/v/bench.webm',
      `/assets/i/${HASH}/16x9/1920.avif`,
    ]);
    expect(pictureUrls()).toEqual([]);
  });

  it('[WGT-11, A75] is a card of 500 px unless it has the full width', async () => {
    expect((await hero({})).classList).toContain('h-[500px]');
    document.body.replaceChildren();
    expect((await hero({}, { full_width: true })).classList).not.toContain('h-[500px]');
  });

  it('[WGT-11] has the full page width alone in its row, and is a card in a column', async () => {
    const column = sampleRowBlock([['hero_quote', settings]], { width: 6 });
    await renderCmsPage(samplePage({ rows: [sampleRow([sampleRowBlock([['hero_quote', settings]])])] }));
    expect(byClasses('h-[500px]')).toHaveLength(0);
    await renderCmsPage(samplePage({ rows: [sampleRow([column])] }));
    expect(byClasses('h-[500px]')).toHaveLength(1);
  });

  it('[IMG-09] first on its page it has the page’s heading, and its picture is loaded first', async () => {
    const blocks = [1, 2].map((order) =>
      sampleBlock('hero_quote', { heading: `Hero ${order}`, background_image: HASH }, { sort_order: order }),
    );
    await renderCmsPage(samplePage({ pageContents: blocks }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hero 1');
    expect([...document.images].map((image) => image.getAttribute('loading'))).toEqual(['eager', null]);
  });
});
