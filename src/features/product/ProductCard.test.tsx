// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { coastersCard as coasters } from '../../test/content-samples.ts';
import { pictureUrl } from '../../test/picture-url.ts';
import { createFakeClient, renderScreen } from '../../test/render-content.tsx';
import { renderWithApp } from '../../test/render.tsx';
import { SellsOnlineContext } from '../../state/sells-online.ts';
import { ProductCard } from './ProductCard.tsx';

test('[SHP-06] a card shows picture, name, blurb, price and a button, and leads to the product', () => {
  renderWithApp(<ProductCard product={coasters} />);
  for (const name of ['Slate Coasters', 'Details'])
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/product/slate-coasters');
  screen.getByText('Four coasters of natural slate.');
  screen.getByText('$36.00');
  expect(pictureUrl(document.images[0])).toBe('/assets/i/abc/4x3/300.jpg');
  expect(screen.queryByText('new')).toBeNull();
  expect(screen.queryByText('special')).toBeNull();
});

test('[SHP-06] a new product on special has both badges and its full price struck through', () => {
  renderWithApp(<ProductCard product={{ ...coasters, price: 30, is_new: true, is_on_special: true }} />);
  screen.getByText('new');
  screen.getByText('special');
  expect(document.querySelector('s')?.textContent).toBe('$36.00');
});

test('[SHP-06] a product without a price shows ‘Price by e-mail’', () => {
  renderWithApp(<ProductCard product={{ ...coasters, price: null, full_price: null }} />);
  expect(screen.getByText('Price by e-mail').isConnected).toBe(true);
});

test('[GEN-15] in a shop that does not sell online a card shows no price', () => {
  for (const price of [36, null])
    renderWithApp(
      <SellsOnlineContext value={false}>
        <ProductCard product={{ ...coasters, price }} />
      </SellsOnlineContext>,
    );
  expect(screen.getAllByText('Slate Coasters')).toHaveLength(2);
  expect(document.body.textContent).not.toMatch(/\$|by e-mail/);
});

test.each([2, 3] as const)(
  '[SHP-06] its name is a heading of level %i where the page requires that',
  (headingLevel) => {
    renderWithApp(<ProductCard product={coasters} headingLevel={headingLevel} />);
    const headings = screen.getAllByRole('heading', { level: headingLevel });
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Slate Coasters']);
  },
);

afterEach(() => vi.useRealTimers());

/** Renders a card and returns whether its next photo is requested within 1 s after `point`. */
async function isSecondPhotoRequested(point: (card: HTMLElement) => void | Promise<void>): Promise<boolean> {
  // Preloads the module, so that fake timers do not have to wait for its import.
  await import('./SecondPhoto.tsx');
  vi.useFakeTimers();
  const { client, requested } = createFakeClient({
    CardPhotos: () => ({ sellProduct: { __typename: 'Product', id: 1, images: [] } }),
  });
  renderScreen(<ProductCard product={coasters} />, client);
  await act(async () => {
    await point(screen.getByRole('article'));
    await vi.advanceTimersByTimeAsync(1_000);
  });
  return requested.includes('CardPhotos');
}

const enter = (pointerType: string) => (card: HTMLElement) =>
  void fireEvent.pointerEnter(card, { pointerType });

test('a mouse that rests on a card loads the next photo', async () => {
  expect(await isSecondPhotoRequested(enter('mouse'))).toBe(true);
});

test.each(['pointerLeave', 'pointerDown'] as const)(
  'no next photo is requested when the mouse only passes by or presses (%s)',
  async (next) => {
    const wasRequested = await isSecondPhotoRequested(async (card) => {
      enter('mouse')(card);
      await vi.advanceTimersByTimeAsync(100);
      fireEvent[next](card);
    });
    expect(wasRequested).toBe(false);
  },
);

test('a touch on a card requests no next photo', async () => {
  expect(await isSecondPhotoRequested(enter('touch'))).toBe(false);
});
