import type { JsonLdNode } from '../../components/head/head-data.ts';

/** The product data for search engines. Amounts in dollars. */
export interface DescribedProduct {
  name: string;
  slug: string;
  blurb: string;
  meta_description: string;
  brand: string | null;
  price: number;
  /** An item at this price is in stock. */
  in_stock_at_price: boolean;
  photos: readonly { photo: { url: string } }[];
}

/** A product as JSON-LD (SEO-04), with the price that the page shows before any choice. */
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
