import type { JsonLdNode } from '../../components/head/head-notes.ts';

/** What of a product search engines are told. Amounts in dollars. */
export interface DescribedProduct {
  name: string;
  slug: string;
  blurb: string;
  meta_description: string;
  brand: string | null;
  price: number;
  /** One of the pieces that cost this can be bought. */
  in_stock_at_price: boolean;
  photos: readonly { photo: { url: string } }[];
}

/** A product for JSON-LD (SEO-04). Its price is the one that the page shows before anything is chosen. */
export function describedProduct(product: DescribedProduct): JsonLdNode {
  return {
    '@type': 'Product',
    name: product.name,
    url: `/product/${product.slug}`,
    description: product.meta_description || product.blurb,
    image: product.photos.map(({ photo }) => photo.url),
    ...(product.brand === null ? {} : { brand: { '@type': 'Brand', name: product.brand } }),
    offers: offerOf(product),
  };
}

const offerOf = ({ slug, price, in_stock_at_price }: DescribedProduct) => ({
  '@type': 'Offer',
  url: `/product/${slug}`,
  price: price.toFixed(2),
  priceCurrency: 'AUD',
  availability: `https://schema.org/${in_stock_at_price ? 'InStock' : 'OutOfStock'}`,
});
