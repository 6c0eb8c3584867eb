import { ProductCard } from './ProductCard.tsx';
import type { ProductCard_ProductFragment } from './ProductCard.generated.ts';

interface ProductGridProps {
  products: readonly ProductCard_ProductFragment[];
  /** How many of the first pictures are above the fold. */
  priorityCount?: number;
  /** The level of their names among the page's headings. */
  headingLevel?: 2 | 3;
}

/** Products in an even grid: two columns on phones, three, then four. */
export function ProductGrid({ products, priorityCount = 0, headingLevel = 3 }: ProductGridProps) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 sm:gap-x-6 lg:grid-cols-4">
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} priority={index < priorityCount} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}
