import type { EditedLine } from '../../features/product/use-edited-line.ts';
import { DeliveryEstimate } from '../../features/shipping/DeliveryEstimate.tsx';
import { goodsOf } from '../../machines/cart/cart.selectors.ts';
import { useCart } from '../../state/cart.ts';

interface ProductDeliveryProps {
  /** What the pieces in the product's form would add to the cart, in dollars. */
  worth: number;
  /** The line of the cart that they would stand in for. */
  edited: EditedLine | null;
}

/** What sending the pieces that are chosen costs, together with what else is in the cart already. */
export function ProductDelivery({ worth, edited }: ProductDeliveryProps) {
  const goods = useCart(goodsOf) - (edited?.line?.subtotal ?? 0) + worth;
  return (
    <div className="mt-8 border-t border-kerf pt-6 print:hidden">
      <DeliveryEstimate goods={Math.max(0, Math.round(goods * 100) / 100)} />
    </div>
  );
}
