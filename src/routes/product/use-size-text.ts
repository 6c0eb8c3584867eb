import { useLingui } from '@lingui/react/macro';
import type { ProductPageQuery } from './ProductPage.generated.ts';

type Product = NonNullable<ProductPageQuery['sellProduct']>;

/** A size as text; '' for none. */
export function useSizeText(size: Product['sizes'][number] | null): string {
  const { t } = useLingui();
  if (!size) return '';
  const { outline, width_mm: width, height_mm: height } = size;
  return outline === 'round'
    ? t({ message: `${width} mm across`, comment: 'The size of something round' })
    : t({ message: `${width} × ${height} mm`, comment: 'The size of a product: how wide, how high' });
}
