import { Trans } from '@lingui/react/macro';
import { useEmitToCart } from '../../state/cart.ts';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { PaymentResult } from '../../features/payment/PaymentResult.tsx';
import { usePaymentResult } from '../../features/payment/use-payment-result.ts';
import { CheckoutHeading } from './CheckoutHeading.tsx';
import { PaidOrder } from './PaidOrder.tsx';

/**
 * The result of an order's payment: paid and the cart emptied, or 'Payment Failed' and the cart kept (CHK-09,
 * A14).
 */
export function CheckoutPaymentResult({ token }: { token: string }) {
  const { result, retry, actor } = usePaymentResult(token);
  useEmitToCart(actor);
  const { payment, isCancelled } = result.context;
  return (
    <PaymentResult
      result={result}
      retry={retry}
      heading={<CheckoutHeading />}
      paid={<PaidOrder id={payment} />}
      failed={
        <>
          <p>
            {isCancelled ? (
              <Trans>You cancelled the payment; nothing was charged. Your cart is kept.</Trans>
            ) : (
              <Trans>Nothing was charged, and your cart is as it was.</Trans>
            )}
          </p>
          <ButtonLink href="/checkout" variant="primary" className="mt-3">
            <Trans>Try again</Trans>
          </ButtonLink>
        </>
      }
    />
  );
}
