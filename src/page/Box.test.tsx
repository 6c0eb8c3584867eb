// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleImage } from '../test/content-samples.ts';
import { pictureUrls, renderWidget } from '../test/render-content.tsx';
import { stubIntersectionObserver } from '../test/intersection-observer.ts';

const CONTAINED = ['px-6', 'py-2', 'mx-auto', 'max-w-5xl'];
const HTML = { html: '<p>words</p>' };

const show = async (block: Parameters<typeof renderWidget>[2] extends infer Options ? Options : never) => {
  await renderWidget('core/html', HTML, block);
  const section = document.querySelector('section');
  if (!section) throw new Error('there is no block');
  return section;
};

const isContained = (section: Element) =>
  [section, ...section.querySelectorAll('*')].some((node) =>
    CONTAINED.every((name) => node.classList.contains(name)),
  );

beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: false, media: query }));
});
afterEach(() => vi.unstubAllGlobals());

describe('a content block', () => {
  it('[BLK-09] is contained, unless it has the full width', async () => {
    expect(isContained(await show({}))).toBe(true);
    document.body.replaceChildren();
    expect(isContained(await show({ block: { full_width: true } }))).toBe(false);
  });

  it.each([
    ['wht', 'ink-wht'],
    ['blk', 'ink-blk'],
    ['bnd', 'text-bnd', '[--ink:var(--bnd)]'],
    ['pri', 'text-pri', '[--ink:var(--pri)]'],
    ['sec', 'text-sec', '[--ink:var(--sec)]'],
    ['suc', 'text-suc', '[--ink:var(--suc)]'],
    ['inf', 'text-inf', '[--ink:var(--inf)]'],
    ['wrn', 'text-wrn', '[--ink:var(--wrn)]'],
    ['dng', 'text-dng', '[--ink:var(--dng)]'],
  ])('[BLK-06, BLK-07] stands on the colour %s, and writes in it', async (code, ...inks) => {
    const classesOf = async (block: object) => [...(await show({ block })).classList];
    const blank = await classesOf({});
    document.body.replaceChildren();
    const added = async (block: object) => {
      const classes = await classesOf(block);
      document.body.replaceChildren();
      return classes.filter((name) => !blank.includes(name) && /^(tone|ink|text|\[--ink)/.test(name));
    };
    expect(await added({ text_colour: code })).toEqual(inks);
    expect(await added({ background_colour: code })).toEqual([`tone-${code}`]);
  });

  it('[BLK-08] has its spacing at the logical sides, and none for a step outside the scale', async () => {
    const section = await show({
      block: { padding_top: 24, padding_left: 6, margin_bottom: 8, padding_right: 13 },
    });
    expect(section.style.getPropertyValue('--padding-top')).toBe('6rem');
    expect(section.style.getPropertyValue('--padding-start')).toBe('1.5rem');
    expect(section.style.getPropertyValue('--margin-bottom')).toBe('2rem');
    expect(section.style.getPropertyValue('--padding-end')).toBe('');
    expect(section.className).toContain('pt-(--padding-top)');
    expect(section.className).toMatch(/md:ps-\(--padding-start\)/);
    expect(section.className).not.toMatch(/\bpe-/);
  });

  /** A block with a picture behind it: the picture's box and classes. */
  async function showPicture(block: object) {
    const imageHashes = { background_image: sampleImage(1920, '16x9') };
    const section = await show({ block: { imageHashes, ...block } });
    const box = section.querySelector('picture')?.parentElement;
    return { box, classes: [...(box?.classList ?? [])] };
  }

  it.each([10, 30, 50, 70, 90, 100])(
    '[BLK-10] has a picture behind it of the opacity %s',
    async (opacity) => {
      const { classes } = await showPicture({ background_image_opacity: opacity });
      expect(classes.filter((name) => name.startsWith('opacity-'))).toEqual([`opacity-${opacity}`]);
    },
  );

  it.each([
    [0, ['[filter:saturate(0)]']],
    [50, ['[filter:saturate(.5)]']],
    [100, []],
  ])('[BLK-10] has a picture behind it of the saturation %s', async (saturation, filters) => {
    const { classes } = await showPicture({ background_image_saturation: saturation });
    expect(classes.filter((name) => name.includes('saturate'))).toEqual(filters);
  });

  it('[BLK-10] has a picture behind it that stands still on demand', async () => {
    const { box, classes } = await showPicture({ background_image_fixed: true });
    expect(classes).toContain('fixed');
    expect(box?.parentElement?.getAttribute('aria-hidden')).toBe('true');
    expect(pictureUrls()).toEqual([expect.stringContaining('/16x9/1920.jpg')]);
    document.body.replaceChildren();
    expect((await showPicture({ background_image_fixed: false })).classes).not.toContain('fixed');
  });

  it('[BLK-12] can be linked to by its anchor', async () => {
    expect((await show({ block: { anchor_name: '#care ' } })).id).toBe('care');
  });

  it('[BLK-13] has its entrance settings as attributes of the element', async () => {
    const section = await show({ block: { aos_type: 'fade-up', aos_delay: 50 } });
    const { dataset } = section.querySelector<HTMLElement>('[data-aos]') ?? section;
    expect({ ...dataset }).toEqual({
      aos: 'fade-up',
      aosEasing: 'ease',
      aosOffset: '120',
      aosDuration: '400',
      aosDelay: '50',
    });
  });

  it('[PGR-17] shows a logged-in user which settings are left out, and a visitor nothing', async () => {
    const block = { name: 'Bench', background_colour: 'zzz', padding_top: 13 };
    await show({ block, loggedIn: true });
    expect(screen.getByText('words')).toBeTruthy();
    expect(screen.getByText('background_colour: zzz')).toBeTruthy();
    expect(screen.getByText('padding_top: 13')).toBeTruthy();
    document.body.replaceChildren();
    await show({ block });
    expect(screen.queryByText(/zzz/)).toBeNull();
  });
});

describe('a background video', () => {
  let seen: ReturnType<typeof stubIntersectionObserver>;
  const play = vi.fn(async () => undefined);
  const pause = vi.fn();
  const block = {
    background_video: { id: 1, file: 'bench.mp4', imageHashes: { slate: sampleImage(1920, '16x9') } },
  };

  beforeEach(() => {
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(pause);
    play.mockClear();
    pause.mockClear();
    seen = stubIntersectionObserver();
  });

  it('[BLK-11] plays muted, inline and looped over its slate, and can be paused', async () => {
    const video = (await show({ block })).querySelector('video');
    expect([video?.muted, video?.loop, video?.playsInline]).toEqual([true, true, true]);
    expect(video?.poster).toContain('/16x9/1920.avif');
    expect(video?.querySelector('source')?.getAttribute('src')).toBe('/v/bench.mp4');
    seen(true);
    expect(play).toHaveBeenCalledOnce();
    screen.getByRole('button', { name: 'Pause the video' }).click();
    expect(await screen.findByRole('button', { name: 'Play the video' })).toBeTruthy();
    expect(pause).toHaveBeenCalledOnce();
  });

  it('[BLK-11] is loaded and played only while it is in view', async () => {
    const video = (await show({ block })).querySelector('video');
    expect([video?.autoplay, video?.preload]).toEqual([false, 'none']);
    seen(false);
    expect(play).not.toHaveBeenCalled();
    play.mockRejectedValueOnce(new DOMException('interrupted', 'AbortError'));
    await act(async () => seen(true));
    await act(async () => seen(false));
    expect([play.mock.calls.length, pause.mock.calls.length]).toEqual([1, 2]);
    expect(screen.getByRole('button', { name: 'Pause the video' })).toBeTruthy();
  });

  it('[BLK-11] is shown as paused when the browser does not let it play', async () => {
    await show({ block });
    play.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
    await act(async () => seen(true));
    expect(screen.getByRole('button', { name: 'Play the video' })).toBeTruthy();
  });

  it('[BLK-11] does not play under reduced motion', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduce'), media: query }));
    const video = (await show({ block })).querySelector('video');
    expect(video?.querySelector('source')?.media).toBe('(prefers-reduced-motion: no-preference)');
    expect(play).not.toHaveBeenCalled();
    expect(pause).toHaveBeenCalled();
  });
});
