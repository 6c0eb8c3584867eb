import type { Page } from '@playwright/test';
import { expect, test } from '../testkit/fixtures.ts';

/** px */
const PHONE = { width: 390, height: 844 };
const TABLET = { width: 768, height: 1024 };
const DESKTOP = { width: 1440, height: 900 };

const PRODUCT = '/product/engraved-slate-coasters';
const PAGES = ['/', '/shop', '/shop/slate', PRODUCT, '/about'];

/** Another density makes the same difference on all pages. */
const SOME_PAGES = ['/shop/slate', PRODUCT];

/**
 * Density, and the pages of each window: every window, and each density on its typical devices. A line of the
 * cart is equally large on a tablet and a desktop. Windows only grow, since a browser keeps a file that is too
 * wide.
 */
const SCREENS = [
  [
    2,
    [
      [PHONE, [...PAGES, '/cart']],
      [TABLET, [...PAGES, '/cart']],
      [DESKTOP, PAGES],
    ],
  ],
  [3, [[PHONE, SOME_PAGES]]],
  [1, [[DESKTOP, SOME_PAGES]]],
] as const;
const MAX_DENSITY = 2;

/** The visible pictures: position, width (px), and the chosen and offered file widths. */
const shownPictures = (page: Page) =>
  page.locator('picture img').evaluateAll((images) =>
    images.flatMap((image) => {
      const box = image.getBoundingClientRect();
      const { top, bottom, left, right } = box;
      const isSeen = bottom > 0 && top < window.innerHeight && right > 1 && left < window.innerWidth - 1;
      if (!(image instanceof HTMLImageElement) || box.width === 0 || !isSeen || image.closest('[inert]'))
        return [];
      // A slide covers its box, which may be taller than the picture's aspect: the resulting width counts.
      const isSlide = image.closest('[aria-roledescription]') !== null;
      const covering = (box.height * image.naturalWidth) / image.naturalHeight;
      const width = isSlide ? Math.max(box.width, Math.floor(covering)) : box.width;
      const sources = [...(image.parentElement?.querySelectorAll('source') ?? [])];
      const path = new URL(image.currentSrc, location.href).pathname;
      const widths = sources.find(({ srcset }) => srcset.includes(path))?.srcset.match(/\d+(?=w\b)/g);
      const chosen = /\/assets\/i\/\w+\/\w+\/(\d+)\.avif$/.exec(image.currentSrc)?.[1];
      return widths
        ? [{ file: image.currentSrc, width, chosen: Number(chosen), offered: widths.map(Number) }]
        : [];
    }),
  );

/**
 * What is wrong with the file chosen for a picture at this density (device pixels per CSS pixel).
 * @param known files the browser already has, of which it may use a wider one
 */
function problemOf(
  { file, width, chosen, offered }: Awaited<ReturnType<typeof shownPictures>>[number],
  density: number,
  known: ReadonlySet<string>,
): string[] {
  const needed = width * Math.min(density, MAX_DENSITY) - 1;
  const best = offered.find((one) => one >= needed) ?? Math.max(...offered);
  return chosen === best || (chosen > best && known.has(file))
    ? []
    : [`${file} for ${Math.round(width)} px at ${density}, not ${best} of ${offered.join()}`];
}

/** The problems of the pictures on a page's first three screens, and how many pictures there are. */
async function lookedAt(page: Page, density: number, known: ReadonlySet<string>) {
  const problems: string[] = [];
  let seen = 0;
  for (let screen = 0; screen < 3; screen++) {
    let shown: Awaited<ReturnType<typeof shownPictures>> = [];
    const lacking = async () => (shown = await shownPictures(page)).filter(({ chosen }) => !(chosen > 0));
    await expect.poll(lacking).toEqual([]);
    seen += shown.length;
    problems.push(...shown.flatMap((picture) => problemOf(picture, density, known)));
    await page.evaluate(() => window.scrollBy({ top: window.innerHeight, behavior: 'instant' }));
  }
  return { problems, seen };
}

for (const [deviceScaleFactor, windows] of SCREENS) {
  const widths = windows.map(([{ width }]) => width).join(', ');
  test(`[IMG-06, IMG-07, A46, A90] picture files are as wide as they are shown, ${deviceScaleFactor} x ${widths} px`, async ({
    newShopper,
  }) => {
    const shopper = await newShopper({ deviceScaleFactor, isNew: true });
    const { page } = shopper;
    await shopper.hasInCart();
    const known = new Set<string>();
    // Includes pictures that load without being seen.
    let requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    for (const [viewport, pages] of windows) {
      await page.setViewportSize(viewport);
      let all = 0;
      for (const path of pages) {
        await shopper.opens(path);
        const { problems, seen } = await lookedAt(page, deviceScaleFactor, known);
        const named = problems.map((problem) => problem.replace(/^.*\/assets\/i\/\w+/, ''));
        expect.soft(named, `${path} at ${viewport.width} px`).toEqual([]);
        all += seen;
        requested.forEach((file) => known.add(file));
        requested = [];
      }
      expect(all).toBeGreaterThan(2 * pages.length);
    }
  });
}
