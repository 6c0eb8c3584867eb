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
import { NextPart } from './NextPart.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { creditUsed, isPaidByCredit } from '../../machines/checkout/credit.ts';
import { amountDue, orderTax, orderTotal, surchargeFor } from '../../machines/checkout/surcharges.ts';

/** The steps of the checkout beside the cart summary. */
export function CheckoutForm() {
  const { t } = useLingui();
  const checkout = useCheckout();
  const { context } = checkout.snapshot;
  const total = orderTotal(context);
  const surcharge = isPaidByCredit(context) ? 0 : surchargeFor(context, context.form.paymentGateway);
  const credit = creditUsed(context);
  const due = amountDue(context);
  const lines = useCart((cart) => cart.context.cart.cartitems);
  const count = useCart((cart) => cart.context.cart.cartitemCount);
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
      asideLabel={t({
        message: 'Cart summary',
        comment: 'Heard as the name of the part beside the checkout: products and sums',
      })}
      compactAside={
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="leading-tight font-bold">
            <span className="block text-sm font-normal text-ink-soft">
              {credit > 0 ? <Trans>To pay after credit</Trans> : <Trans>Total (AUD)</Trans>}
            </span>
            <span className="price text-lg">{formatMoney(due)}</span>
          </p>
          <NextPart checkout={checkout} />
        </div>
      }
      aside={
        <OrderSummary count={count} total={total}>
          <CartSummary lines={lines} />
          <PromotionForm />
          <CartTotals
            surcharge={surcharge > 0 ? { amount: surcharge, total, tax: orderTax(context) } : null}
            credit={credit > 0 ? { amount: credit, due } : null}
            shippingLater={
              <Trans comment="Shown in place of the postage, which is known after the address">
                after the address
              </Trans>
            }
            isFreeOffered={context.quotes?.some(({ amount }) => amount === 0)}
          />
          <ButtonLink href="/cart" size="sm" fullWidth>
            <Trans comment="Link from the checkout back to the cart">Change the cart</Trans>
          </ButtonLink>
        </OrderSummary>
      }
    >
      <CheckoutSteps checkout={checkout} />
    </SplitLayout>
  );
}
