import { Trans } from '@lingui/react/macro';
import { ProductGrid } from '../../features/product/ProductGrid.tsx';
import type { ProductScreen_ProductFragment } from './ProductScreen.generated.ts';
import { ProductVideo } from './ProductVideo.tsx';

/** Below a product: its video and related products. */
export function ProductBelow({
  product,
}: {
  product: Pick<ProductScreen_ProductFragment, 'video' | 'relateds'>;
}) {
  return (
    <>
      {product.video && <ProductVideo video={product.video} />}
      {product.relateds.length > 0 && (
        <section className="below mt-12 border-t border-kerf pt-8">
          <h2 className="mb-6 font-display text-2xl font-bold">
            <Trans>You may also be interested in:</Trans>
          </h2>
          <ProductGrid products={product.relateds} />
        </section>
      )}
    </>
  );
}
