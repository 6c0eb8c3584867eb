import { classNames } from '../../lib/class-names.ts';
import { cardSlot, wholeRows } from '../../components/ui/whole-rows.ts';
import { ProductCard } from './ProductCard.tsx';
import type { ProductCard_ProductFragment } from './ProductCard.generated.ts';

interface ProductGridProps {
  products: readonly ProductCard_ProductFragment[];
  /** Number of pictures above the fold. */
  priorityCount?: number;
  /** The heading level of the products' names. */
  headingLevel?: 2 | 3;
}

/** Maximum number of cards visible initially in any window. */
const FIRST_LOOK = 4;

/** Products in full rows: two on phones, then up to three, then up to four. */
export function ProductGrid({ products, priorityCount = 0, headingLevel = 3 }: ProductGridProps) {
  const grid = wholeRows('cards', products.length);
  return (
    <ul className={grid.list}>
      {products.map((product, index) => (
        <li key={product.id} className={classNames(grid.cell(index), index >= FIRST_LOOK && 'below')}>
          <ProductCard
            product={product}
            slot={cardSlot(products.length, index)}
            priority={index < priorityCount && products.length > 1}
            headingLevel={headingLevel}
          />
        </li>
      ))}
    </ul>
  );
}
