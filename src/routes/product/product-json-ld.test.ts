import { expect, it } from 'vitest';
import { describedProduct } from './product-json-ld.ts';

const trivet = {
  name: 'Cork Trivet',
  slug: 'cork-trivet',
  blurb: 'Quiet on the table',
  meta_description: 'A trivet of natural cork.',
  brand: null,
  price: 10.6,
  in_stock_at_price: true,
  photos: [{ photo: { url: '/assets/i/abc/4x3/1184.jpg' } }],
};

it('[SEO-04] contains name, picture, description, price in AUD and availability', () => {
  expect(describedProduct(trivet)).toEqual({
    '@type': 'Product',
    name: 'Cork Trivet',
    url: '/product/cork-trivet',
    description: 'A trivet of natural cork.',
    image: ['/assets/i/abc/4x3/1184.jpg'],
    offers: {
      '@type': 'Offer',
      url: '/product/cork-trivet',
      price: '10.60',
      priceCurrency: 'AUD',
      availability: 'https://schema.org/InStock',
    },
  });
});

it('[SEO-04] marks a sold-out product', () => {
  expect(describedProduct({ ...trivet, in_stock_at_price: false })).toMatchObject({
    offers: { availability: 'https://schema.org/OutOfStock' },
  });
});
