import { DeliveryEstimate } from '../../features/shipping/DeliveryEstimate.tsx';
import { goodsOf } from '../../machines/cart/cart.selectors.ts';
import { useCart } from '../../state/cart.ts';

/** Shipping of a product with this price (dollars) together with the current cart. */
export function ProductDelivery({ price }: { price: number }) {
  const goods = useCart(goodsOf);
  return (
    <div className="mt-8 border-t border-kerf pt-6 print:hidden">
      <DeliveryEstimate goods={goods + price} />
    </div>
  );
}
