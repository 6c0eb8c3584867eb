import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useCart } from '../../state/cart.ts';
import { formatMoney } from '../../lib/money.ts';

function Row({
  label,
  children,
  strong = false,
}: {
  label: ReactNode;
  children: ReactNode;
  strong?: boolean;
}) {
  return (
    <div
      className={
        strong
          ? 'flex items-baseline justify-between gap-4 border-t border-scorch pt-3 text-lg font-bold'
          : 'flex items-baseline justify-between gap-4'
      }
    >
      <dt>{label}</dt>
      <dd className="price">{children}</dd>
    </div>
  );
}

interface CartTotalsProps {
  /** What the chosen way to pay costs on top, and the total with it, in dollars; null for nothing (CHK-15). */
  surcharge?: { amount: number; total: number } | null;
}

/** Every amount of the cart, aligned; 'AUD' is said once here (A51). Changes are announced. */
export function CartTotals({ surcharge = null }: CartTotalsProps) {
  const cart = useCart((snapshot) => snapshot.context.cart);
  const shippingKnown = cart.shipping_type !== null;
  return (
    <div aria-live="polite">
      <dl className="space-y-2">
        <Row label={<Trans>Goods</Trans>}>{formatMoney(cart.cartSubtotal)}</Row>
        {cart.discount_amount > 0 && (
          <Row label={<Trans>Discount {cart.promotion_code ?? ''}</Trans>}>
            −{formatMoney(cart.discount_amount)}
          </Row>
        )}
        <Row label={<Trans>Shipping</Trans>}>
          {shippingKnown ? formatMoney(cart.shipping_amount) : <Trans>at checkout</Trans>}
        </Row>
        {surcharge && <Row label={<Trans>Payment surcharge</Trans>}>{formatMoney(surcharge.amount)}</Row>}
        <Row strong label={<Trans>Total (AUD)</Trans>}>
          {formatMoney(surcharge?.total ?? cart.total_amount)}
        </Row>
      </dl>
      {cart.total_tax > 0 && !surcharge && (
        <p className="mt-1 text-end text-sm text-ink-soft">
          <Trans>includes {formatMoney(cart.total_tax)} GST</Trans>
        </p>
      )}
      {cart.free_shipping_remaining !== null && cart.free_shipping_remaining > 0 && (
        <p className="mt-3 text-sm text-ink-soft">
          <Trans>Spend {formatMoney(cart.free_shipping_remaining)} more for free Standard Post</Trans>
        </p>
      )}
    </div>
  );
}
