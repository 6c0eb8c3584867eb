import type { EditedLine } from '../../features/product/use-edited-line.ts';
import { DeliveryEstimate } from '../../features/shipping/DeliveryEstimate.tsx';
import { itemsTotalOf } from '../../machines/cart/items-total.ts';
import { useCart } from '../../state/cart.ts';

interface ProductDeliveryProps {
  /** The value, in dollars, that the product's form would add to the cart. */
  formTotal: number;
  /** The cart line that they would replace. */
  edited: Pick<EditedLine, 'line'> | null;
}

/** The delivery cost of the chosen items together with the rest of the cart. */
export function ProductDelivery({ formTotal, edited }: ProductDeliveryProps) {
  const itemsTotal = useCart(itemsTotalOf) - (edited?.line?.subtotal ?? 0) + formTotal;
  return (
    <div className="mt-8 border-t border-kerf pt-6 print:hidden">
      <DeliveryEstimate itemsTotal={Math.max(0, Math.round(itemsTotal * 100) / 100)} />
    </div>
  );
}
