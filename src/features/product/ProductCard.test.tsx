// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pictureUrl } from '../../test/picture-url.ts';
import { renderWithApp } from '../../test/render.tsx';
import { SellsOnlineContext } from '../../state/sells-online.ts';
import { ProductCard } from './ProductCard.tsx';
import type { ProductCard_ProductFragment } from './ProductCard.generated.ts';

const image = (format: string) => `/assets/i/abc/4x3/300.${format}`;

const coasters: ProductCard_ProductFragment = {
  id: 1,
  name: 'Slate Coasters',
  slug: 'slate-coasters',
  blurb: 'Four coasters of natural slate.',
  price: 36,
  full_price: 36,
  is_new: false,
  is_on_special: false,
  image: {
    aspect: '4x3',
    placeholder: '',
    url: image('jpg'),
    webp_url: image('webp'),
    avif_url: image('avif'),
    width: 300,
    height: 225,
  },
};

test('[SHP-06] a card shows picture, name, blurb, price and a button, and leads to the product', () => {
  renderWithApp(<ProductCard product={coasters} />);
  for (const name of ['Slate Coasters', 'Details']) {
    const link = screen.getByText(name).closest('a');
    expect(link?.getAttribute('href')).toBe('/product/slate-coasters');
  }
  screen.getByText('Four coasters of natural slate.');
  screen.getByText('$36.00');
  expect(pictureUrl(document.images[0])).toBe(image('jpg'));
  expect(screen.queryByText('new')).toBeNull();
  expect(screen.queryByText('special')).toBeNull();
});

test('[SHP-06] a new product on special wears both badges and its full price struck through', () => {
  renderWithApp(<ProductCard product={{ ...coasters, price: 30, is_new: true, is_on_special: true }} />);
  screen.getByText('new');
  screen.getByText('special');
  expect(document.querySelector('s')?.textContent).toBe('$36.00');
});

test('[SHP-06] a product without a price is quoted by e-mail', () => {
  renderWithApp(<ProductCard product={{ ...coasters, price: null, full_price: null }} />);
  expect(screen.getByText('Price by e-mail').isConnected).toBe(true);
});

test('[GEN-15] in a shop that does not sell online a card says nothing of prices', () => {
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
  '[SHP-06] its name is a heading of level %i where the page needs that',
  (headingLevel) => {
    renderWithApp(<ProductCard product={coasters} headingLevel={headingLevel} />);
    const headings = screen.getAllByRole('heading', { level: headingLevel });
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Slate Coasters']);
  },
);
