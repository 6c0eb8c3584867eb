import type { ProductPreview } from '../../features/product/product-preview.ts';
import { imageInSlot } from '../../lib/image-url.ts';
import type { ProductPageQuery } from './ProductPage.generated.ts';

type Product = NonNullable<ProductPageQuery['sellProduct']>;

/** The photo's format as requested by the screen; width in px. */
const PHOTO = { aspect: '4x3', width: 1184 };

/** A product with only its card's data; everything else is left empty. */
export function previewProduct({ image, brand, badge, ...card }: ProductPreview): Product {
  return {
    ...card,
    brand,
    badge,
    title: card.name,
    meta_description: '',
    content: '',
    in_stock: true,
    in_stock_at_price: true,
    size_chart_image: null,
    video: null,
    primaryGroup: null,
    photos: image ? [{ id: 0, photo: imageInSlot(image, PHOTO) }] : [],
    relateds: [],
    groups: [],
    skus: [],
    variations: [],
    productAddons: [],
    sizes: [],
  };
}
