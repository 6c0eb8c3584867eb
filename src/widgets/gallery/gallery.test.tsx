// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleImage, sampleSlide } from '../../test/content-samples.ts';
import { installDialog } from '../../test/dialog.ts';
import { pictureUrl } from '../../test/picture-url.ts';
import { pictureUrls, renderWidget } from '../../test/render-content.tsx';
import { stubResizeObserver } from '../../test/resize-observer.ts';

const slides = ['Slate', 'Wood', 'Glass', 'Metal'].map((heading) =>
  sampleSlide({ heading, link: `/shop/${heading.toLowerCase()}` }),
);
const gallery = (all = slides, more: object = {}) => ({
  __typename: 'Gallery',
  id: 7,
  name: 'Materials',
  url: 'materials',
  heading: 'Materials',
  sub_heading: '',
  slides: all,
  ...more,
});
const requestedVariables: unknown[] = [];
const responses = (all = slides) => ({
  GalleryView(variables: object) {
    requestedVariables.push(variables);
    return { cognitoGallery: gallery(all) };
  },
});
const show = (settings: object, all = slides) =>
  renderWidget('gallery', { gallery: 7, ...settings }, { responses: responses(all) });

let reportSizes: () => void;

beforeEach(() => {
  installDialog();
  reportSizes = stubResizeObserver();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('grids', () => {
  it('[GAL-07] shadowgrid has two columns, three from medium screens, and opens the slides’ links', async () => {
    await show({ type: 'shadowgrid' });
    expect([...screen.getByRole('list').classList]).toEqual(
      expect.arrayContaining(['grid-cols-2', 'md:grid-cols-3']),
    );
    expect(screen.getByRole('link', { name: 'Wood' }).getAttribute('href')).toBe('/shop/wood');
  });

  it('[GAL-08] centeredgrid has tiles of one third', async () => {
    await show({ type: 'centeredgrid' });
    const tiles = screen.getAllByRole('listitem');
    expect(tiles.every((tile) => tile.classList.contains('w-1/3'))).toBe(true);
  });

  it.each(['shadowgrid', 'centeredgrid', 'grid'])(
    '[GAL-07, GAL-08, GAL-09] in a %s a slide without a heading is named by its number, and has no empty line',
    async (type) => {
      await show({ type }, [sampleSlide({ heading: '', link: '/shop' })]);
      const link = screen.getByRole('link', { name: 'Picture 1' });
      expect(link.textContent).toBe('');
      expect(link.querySelectorAll('span:empty:not(.empty\\:hidden)')).toHaveLength(0);
    },
  );

  it.each([
    [1, /grid-cols-1$/],
    [2, /grid-cols-2$/],
    [3, /:grid-cols-3$/],
    [4, /:grid-cols-4$/],
    ['5', /:grid-cols-5$/],
    [6, /:grid-cols-6$/],
  ])('[GAL-09] grid with grid_width %s has as many columns', async (grid_width, columns) => {
    await show({ type: 'grid', grid_width });
    expect(screen.getByRole('list').className).toMatch(columns);
  });

  it('[GAL-09] shows its heading on demand and no more slides than limit_slides', async () => {
    await show({ heading: 'What we cut', show_heading: '1', limit_slides: 2 });
    expect(screen.getByRole('heading', { name: 'What we cut' })).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    document.body.replaceChildren();
    await show({ heading: 'What we cut', show_heading: '0' });
    expect(screen.queryByRole('heading', { name: 'What we cut' })).toBeNull();
  });

  it.each([
    [640, [175, 375, 625, 725]],
    [400, [175, 400]],
  ])('requests sizes that the host generates when the owner has chosen %s px', async (width, widths) => {
    await show({ type: 'grid', width });
    const srcset = document.querySelector('picture source')?.getAttribute('srcset') ?? '';
    expect(Array.from(srcset.matchAll(/ (\d+)w/g), ([, one]) => Number(one))).toEqual(widths);
  });

  it('[GAL-10, GAL-11] use_lightbox opens a slide large (1920) with its text and its link', async () => {
    const slide = sampleSlide({
      sub_heading: 'Grey on black',
      content: '<p>words</p>',
      link: '/shop/slate',
      link_button_text: 'Shop slate',
      link_target: 'blank',
    });
    await show({ use_lightbox: '1', lightbox_aspect: '16x9' }, [slide]);
    const tile = screen.getByRole('button', { name: 'Slate' });
    await userEvent.click(tile);
    const dialog = within(screen.getByRole('dialog', { name: 'Slate' }));
    for (const said of ['Grey on black', 'words']) expect(dialog.getByText(said)).toBeTruthy();
    expect(pictureUrl(dialog.getByRole('img'))).toMatch(/\/16x9\/1920\.jpg$/);
    expect(dialog.getByRole('link', { name: 'Shop slate' }).getAttribute('target')).toBe('_blank');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(tile);
  });

  it.each(['self', '', null])(
    '[GAL-10] with the link_target %j the way on stays in this tab',
    async (link_target) => {
      const slide = sampleSlide({ link: '/shop/slate', link_button_text: 'Shop slate', link_target });
      await show({ use_lightbox: '1' }, [slide]);
      await userEvent.click(screen.getByRole('button', { name: 'Slate' }));
      expect(screen.getByRole('link', { name: 'Shop slate' }).hasAttribute('target')).toBe(false);
    },
  );

  it('[GAL-09] a gallery without slides shows nothing, not even its heading', async () => {
    await show({ heading: 'What we cut' }, []);
    expect(screen.queryByText('What we cut')).toBeNull();
  });
});

describe('slider', () => {
  const parts = sampleSlide({ sub_heading: 'Three of us', content: '<p>words</p>', link: '/shop' });

  it('[GAL-05] a slide shows heading, sub heading and text, and a button only with link and label', async () => {
    await show({ type: 'slider' }, [parts]);
    for (const said of ['Slate', 'Three of us', 'words']) expect(screen.getByText(said)).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
    document.body.replaceChildren();
    await show({ type: 'slider' }, [{ ...parts, link_button_text: 'Shop' }]);
    expect(screen.getByRole('link', { name: 'Shop' }).getAttribute('href')).toBe('/shop');
    document.body.replaceChildren();
    await show({ type: 'slider' }, [{ ...parts, link: null, link_button_text: 'Shop' }]);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it.each([
    ['white', 'tone-wht'],
    ['black', 'tone-blk'],
    ['brand', 'tone-bnd'],
    ['success', 'tone-suc'],
    ['info', 'tone-inf'],
    ['warning', 'tone-wrn'],
    ['danger', 'tone-dng'],
    ['mauve', 'tone-wht'],
  ])('[GAL-06] has the overlay %s', async (overlay_color, tone) => {
    await show({ type: 'slider' }, [{ ...parts, overlay_color, text_color: 'blk' }]);
    const panel = screen.getByText('words').closest('.slide-panel');
    expect([...(panel?.classList ?? [])]).toEqual(expect.arrayContaining([tone, 'ink-blk']));
  });

  it('[GAL-06] opacity and saturation change the picture', async () => {
    await show({ type: 'slider' }, [{ ...parts, image_opacity: 30, image_saturation: 50 }]);
    const style = document.querySelector<HTMLElement>('[style*="opacity"]')?.style;
    expect([style?.opacity, style?.filter]).toEqual(['0.3', 'saturate(50%)']);
  });

  describe('plays', () => {
    // Loaded beforehand: a fake clock does not wait for imports.
    beforeAll(() => import('../../components/ui/start-slider.ts'));
    beforeEach(() => void vi.useFakeTimers());
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    const shown = () =>
      screen
        .getAllByRole('group', { name: /of 4/ })
        .flatMap((slide, index) => (slide.hasAttribute('inert') ? [] : [index + 1]));
    const press = (name: string) => act(() => screen.getByRole('button', { name }).click());
    const startsPlaying = async () => {
      await show({ type: 'slider' });
      // keen-slider initialises and moves in animation frames.
      await pass(100);
    };

    it('[GAL-04] automatically, one slide at a time, every 4000 ms, in a loop', async () => {
      await startsPlaying();
      expect(shown()).toEqual([1]);
      await pass(3_800);
      expect(shown()).toEqual([1]);
      for (const slide of [2, 3, 4, 1]) {
        await pass(slide === 2 ? 1_200 : 4_000);
        expect(shown()).toEqual([slide]);
      }
    });

    it.each([2, -2])('[GAL-04] from the slide that was scrolled to before, %i widths away', async (at) => {
      await show({ type: 'slider' });
      const strip = screen.getByRole('group', { name: '1 of 4' }).parentElement;
      Object.defineProperty(strip, 'clientWidth', { value: 390 });
      if (strip) strip.scrollLeft = at * 390 + 8;
      await pass(100);
      expect([shown(), strip?.scrollLeft]).toEqual([[3], 0]);
    });

    it('by its own width once it is shown, if it has started in a hidden tab', async () => {
      const width = vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(0);
      await startsPlaying();
      width.mockReturnValue(390);
      vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(390);
      vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 390, 200));
      reportSizes();
      press('Next slide');
      await pass(1_000);
      expect(shown()).toEqual([2]);
      expect(screen.getByRole('group', { name: '2 of 4' }).style.transform).toBe(
        'translate3d(-390px, 0px, 0)',
      );
    });

    it('[GAL-04, A71] again after a press, but not while it is paused', async () => {
      await startsPlaying();
      press('Next slide');
      await pass(1_000);
      expect(shown()).toEqual([2]);
      await pass(4_000);
      expect(shown()).toEqual([3]);
      press('Pause the slides');
      await pass(20_000);
      expect(shown()).toEqual([3]);
      press('Play the slides');
      await pass(5_000);
      expect(shown()).toEqual([4]);
    });

    it('[GAL-04, A71] neither while hovered nor while it has the keyboard focus, whichever ends first', async () => {
      await startsPlaying();
      const [back, , next] = screen.getAllByRole('button');
      if (!back || !next) throw new Error('the slider has no buttons');
      const isPaused = async () => {
        const [before] = shown();
        await pass(5_000);
        return shown()[0] === before;
      };
      // `:focus-visible` matches: the focus comes from the keyboard, not from a tap.
      const isSeen = vi.spyOn(Element.prototype, 'matches').mockReturnValue(true);
      fireEvent.pointerEnter(back);
      act(() => back.focus());
      fireEvent.pointerLeave(back);
      expect(await isPaused()).toBe(true);
      act(() => next.focus());
      expect(await isPaused()).toBe(true);
      fireEvent.pointerEnter(next);
      act(() => next.blur());
      expect(await isPaused()).toBe(true);
      fireEvent.pointerLeave(next);
      expect(await isPaused()).toBe(false);
      isSeen.mockReturnValue(false);
      act(() => next.focus());
      expect(await isPaused()).toBe(false);
    });
  });

  it('[GAL-11] requests its pictures at 1920x700, the home page’s aspect', async () => {
    const wide = { ...parts, image: sampleImage(1920, '1920x700') };
    await show({ type: 'slider', aspect: '1920x700' }, [wide]);
    expect(requestedVariables.at(-1)).toEqual({ id: 7, aspect: '1920x700' });
    const image = document.querySelector('picture img');
    expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['1920', '700']);
    expect(image?.getAttribute('srcset')).toMatch(/\/1920x700\/1920\.jpg 1920w$/);
  });

  it('[GAL-04, A71] starts paused under reduced motion', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
    await show({ type: 'slider' });
    expect(await screen.findByRole('button', { name: 'Play the slides' })).toBeTruthy();
  });
});

describe('a group of galleries', () => {
  const cover = (id: number, heading: string) =>
    gallery([{ ...sampleSlide(), image: sampleImage(400, '16x9') }], { id, heading, url: heading });
  const group = (...covers: unknown[]) =>
    renderWidget(
      'gallery_group',
      { heading: 'Albums', group: 'home', aspect: '4x3' },
      {
        responses: {
          GalleryGroup: () => ({ cognitoGallerys: covers }),
          GalleryView: (variables) => {
            requestedVariables.push(variables);
            return { cognitoGallery: gallery(slides, { id: variables['id'], heading: 'Inside' }) };
          },
        },
      },
    );

  it('[GAL-01] shows covers of 16x9 at 400; a pressed one opens its gallery below and scrolls to it', async () => {
    await group(cover(1, 'Timber'), cover(2, 'Stone'));
    expect([...document.images].map((image) => image.getAttribute('width'))).toEqual(['400', '400']);
    expect(pictureUrls()).toEqual(
      Array.from({ length: 2 }, () => expect.stringMatching(/\/16x9\/700\.jpg$/)),
    );
    expect(screen.queryByText('Inside')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Stone' }));
    const opened = await screen.findByRole('heading', { name: 'Inside' });
    expect(requestedVariables.at(-1)).toEqual({ id: 2, aspect: '4x3' });
    expect(opened.scrollIntoView).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(opened);
    expect(screen.getByRole('button', { name: 'Stone' }).getAttribute('aria-expanded')).toBe('true');
  });

  it('[GAL-01] shows that a gallery is loading or has failed, and requests it again', async () => {
    let response = () => new Promise<object>(() => undefined);
    const covers = [cover(1, 'Timber'), cover(2, 'Stone')];
    await renderWidget(
      'gallery_group',
      { group: 'home' },
      { responses: { GalleryGroup: () => ({ cognitoGallerys: covers }), GalleryView: () => response() } },
    );
    await userEvent.click(screen.getByRole('button', { name: 'Timber' }));
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
    response = () => Promise.reject(new Error('no network'));
    await userEvent.click(screen.getByRole('button', { name: 'Stone' }));
    expect(await screen.findByText('We cannot reach the shop right now')).toBeTruthy();
    response = () => Promise.resolve({ cognitoGallery: gallery(slides, { id: 2, heading: 'Inside' }) });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Inside' })).toBe(document.activeElement);
  });

  it('[GAL-02] a single gallery is open, without a cover and without scrolling', async () => {
    await group(cover(1, 'Timber'));
    expect(screen.queryByRole('button', { name: 'Timber' })).toBeNull();
    expect(screen.getAllByRole('link')).toHaveLength(4);
    expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
  });

  it('[GAL-03, GAL-11] a slide opens the lightbox (2000), the arrow keys change the slide, Escape returns the focus to its tile', async () => {
    await group(cover(1, 'Timber'));
    const [, tile] = screen.getAllByRole('link');
    expect(tile?.getAttribute('href')).toMatch(/\/4x3\/2000\.jpg$/);
    if (!tile) throw new Error('there is no second tile');
    tile.focus();
    await userEvent.click(tile);
    const viewer = await screen.findByRole('dialog');
    const current = () => viewer.querySelector('.yarl__slide_current')?.getAttribute('aria-label') ?? '';
    await expect.poll(() => current()).toMatch(/^2 of 4/);
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => current()).toMatch(/^3 of 4/);
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(() => current()).toMatch(/^2 of 4/);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    await act(async () => undefined);
    expect(document.activeElement).toBe(tile);
  });
});
