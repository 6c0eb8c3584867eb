import { DeliveryEstimate } from '../../features/shipping/DeliveryEstimate.tsx';
import { goodsOf } from '../../machines/cart/cart.selectors.ts';
import { useCart } from '../../state/cart.ts';

/** What sending a product of this price (dollars) costs, together with what is in the cart already. */
export function ProductDelivery({ price }: { price: number }) {
  const goods = useCart(goodsOf);
  return (
    <div className="mt-8 border-t border-kerf pt-6 print:hidden">
      <DeliveryEstimate goods={goods + price} />
    </div>
  );
}
