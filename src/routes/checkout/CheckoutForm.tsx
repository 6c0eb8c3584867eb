import { Trans, useLingui } from '@lingui/react/macro';
import { useCart } from '../../state/cart.ts';
import { SplitLayout } from '../../components/layout/SplitLayout.tsx';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { EmptyState } from '../../components/ui/EmptyState.tsx';
import { CartSummary } from '../../features/cart/CartSummary.tsx';
import { CartTotals } from '../../features/cart/CartTotals.tsx';
import { PromotionForm } from '../../features/cart/PromotionForm.tsx';
import { CheckoutSteps } from '../../features/checkout/CheckoutSteps.tsx';
import { useCheckout } from '../../features/checkout/use-checkout.ts';
import { formatMoney } from '../../lib/money.ts';
import { orderTotal, surchargeFor } from '../../machines/checkout/surcharges.ts';

/** The steps of the checkout beside the cart summary. */
export function CheckoutForm() {
  const { t } = useLingui();
  const checkout = useCheckout();
  const total = orderTotal(checkout.snapshot.context);
  const surcharge = surchargeFor(checkout.snapshot.context, checkout.snapshot.context.form.paymentGateway);
  const lines = useCart((cart) => cart.context.cart.cartitems);
  if (checkout.snapshot.hasTag('empty')) {
    return (
      <EmptyState
        title={<Trans>Your cart is empty</Trans>}
        action={
          <ButtonLink href="/shop" variant="primary">
            <Trans>Go to the shop</Trans>
          </ButtonLink>
        }
      >
        <Trans>There is nothing to pay for yet.</Trans>
      </EmptyState>
    );
  }
  return (
    <SplitLayout
      asideLabel={t`Cart summary`}
      compactAside={
        <p className="flex items-baseline justify-between font-bold">
          <Trans>Total (AUD)</Trans>
          <span className="price text-lg">{formatMoney(total)}</span>
        </p>
      }
      aside={
        <div className="space-y-5 rounded-cut border border-kerf bg-surface p-5 shadow-contact">
          <CartSummary lines={lines} />
          <PromotionForm />
          <CartTotals surcharge={surcharge > 0 ? { amount: surcharge, total } : null} />
          <ButtonLink href="/cart" size="sm" fullWidth>
            <Trans>Change the cart</Trans>
          </ButtonLink>
        </div>
      }
    >
      <CheckoutSteps checkout={checkout} />
    </SplitLayout>
  );
}
