import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useCart } from '../../state/cart.ts';
import { StatusMessage } from '../../components/ui/StatusMessage.tsx';
import { formatMoney } from '../../lib/money.ts';
import { FreeShippingText } from './FreeShippingText.tsx';

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
          ? 'flex flex-wrap items-baseline justify-between gap-x-4 border-t border-scorch pt-3 text-lg font-bold'
          : 'flex flex-wrap items-baseline justify-between gap-x-4'
      }
    >
      <dt>{label}</dt>
      <dd className="price ms-auto">
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}

/** Below the total: credit is a way to pay and does not reduce it. */
function CreditRows({ amount, due }: { amount: number; due: number }) {
  return (
    <dl className="mt-3 space-y-2">
      <Row label={<Trans>Paid with credit</Trans>}>−{formatMoney(amount)}</Row>
      <Row strong label={<Trans>To pay after credit</Trans>}>
        {formatMoney(due)}
      </Row>
    </dl>
  );
}

interface CartTotalsProps {
  /**
   * Surcharge of the selected payment method, with the resulting total and GST, in dollars; `null` for none
   * (CHK-15).
   */
  surcharge?: { amount: number; total: number; tax: number } | null;
  /** The part of the total paid with credit and the remainder, in dollars; `null` for none (A19). */
  credit?: { amount: number; due: number } | null;
  /** Says when the shipping price will be known. */
  shippingLater?: ReactNode;
  /** Whether a free shipping method is already offered for the address. */
  isFreeOffered?: boolean | undefined;
}

/**
 * All amounts of the cart, aligned; 'AUD' is shown once here (A51). Changes of the total are announced to
 * screen readers.
 */
export function CartTotals(props: CartTotalsProps) {
  const { surcharge = null, credit = null, shippingLater, isFreeOffered = false } = props;
  const { t } = useLingui();
  const cart = useCart((snapshot) => snapshot.context.cart);
  const isShippingKnown = cart.shipping_type !== null;
  const total = formatMoney(surcharge?.total ?? cart.total_amount);
  const tax = surcharge?.tax ?? cart.total_tax;
  return (
    <div>
      <dl className="space-y-2">
        <Row label={<Trans comment="A sum: all products without postage">Goods</Trans>}>
          {formatMoney(cart.cartSubtotal)}
        </Row>
        {cart.discount_amount > 0 && (
          <Row
            label={
              <Trans comment="A sum that is taken off; {0} is the code of the promotion">
                Discount {cart.promotion_code ?? ''}
              </Trans>
            }
          >
            −{formatMoney(cart.discount_amount)}
          </Row>
        )}
        <Row label={<Trans comment="A sum: the postage">Shipping</Trans>}>
          {isShippingKnown
            ? formatMoney(cart.shipping_amount)
            : (shippingLater ?? (
                <Trans comment="Shown in place of the postage, which is known at the checkout">
                  at checkout
                </Trans>
              ))}
        </Row>
        {cart.priority_amount > 0 && (
          <Row label={<Trans>Priority processing</Trans>}>{formatMoney(cart.priority_amount)}</Row>
        )}
        {surcharge && <Row label={<Trans>Payment surcharge</Trans>}>{formatMoney(surcharge.amount)}</Row>}
        <Row strong label={<Trans>Total (AUD)</Trans>}>
          {total}
        </Row>
      </dl>
      {tax > 0 && (
        <p className="mt-1 text-end text-sm text-ink-soft">
          <Trans comment="Below the total: so much of it is tax">includes {formatMoney(tax)} GST</Trans>
        </p>
      )}
      {credit && <CreditRows {...credit} />}
      <FreeShippingText
        name={cart.free_shipping_name}
        remaining={cart.free_shipping_remaining}
        isFree={isFreeOffered || (isShippingKnown && cart.shipping_amount === 0)}
      />
      <StatusMessage hidden>
        {credit
          ? t({
              message: `The total is ${total}. After credit, ${formatMoney(credit.due)} is to pay`,
              comment: 'Heard when the sums have changed; {total} and {0} are amounts',
            })
          : isShippingKnown
            ? t({
                message: `The total is ${total}`,
                comment: 'Heard when the sums have changed; {total} is an amount',
              })
            : t`The total is ${total}, without postage`}
      </StatusMessage>
    </div>
  );
}
