import { Trans } from '@lingui/react/macro';
import { useMachine } from '@xstate/react';
import { useEmitToCart } from '../../state/cart.ts';
import { useConnectionRestore } from '../../state/connectivity.ts';
import { useScreenMachine } from '../../state/screen-machines.ts';
import { providePaymentResult } from '../../features/checkout/payment-actors.ts';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { ScreenWakeLock } from '../../components/ui/ScreenWakeLock.tsx';
import { CheckoutHeading } from './CheckoutHeading.tsx';
import { PaidOrder } from './PaidOrder.tsx';
import { ResultHeading } from './ResultHeading.tsx';
import { isWaitingForPayment } from '../../machines/paymentResult/paymentResult.machine.ts';

/** What became of the payment: paid and the cart empty, or 'Payment Failed' and the cart kept (CHK-09, A14). */
export function CheckoutPaymentResult({ token }: { token: string }) {
  const [result, send, actor] = useMachine(useScreenMachine(providePaymentResult), { input: { token } });
  useEmitToCart(actor);
  useConnectionRestore(() => send({ type: 'connection.restore' }));
  const { payment, isCancelled } = result.context;
  if (result.hasTag('paid')) return <PaidOrder id={payment} />;
  return (
    <>
      <CheckoutHeading />
      {result.hasTag('failed') ? (
        <FailedPayment isCancelled={isCancelled} />
      ) : result.hasTag('retryable') ? (
        <UndecidedPayment onRetry={() => send({ type: 'check.retry' })} />
      ) : (
        <div role="status" className="wood-grain rounded-cut px-6 py-16 text-center">
          <Trans>One moment, we are asking about your payment …</Trans>
          <ScreenWakeLock active={isWaitingForPayment(result)} />
        </div>
      )}
    </>
  );
}

function FailedPayment({ isCancelled }: { isCancelled: boolean }) {
  return (
    <Alert tone="dng" closable={false}>
      <ResultHeading>
        <Trans>Payment Failed</Trans>
      </ResultHeading>
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
    </Alert>
  );
}

function UndecidedPayment({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert tone="wrn" closable={false} title={<Trans>Your payment is still being decided</Trans>}>
      <p>
        <Trans>You can close this page: we write to you as soon as it is through.</Trans>
      </p>
      <Button className="mt-3" onClick={onRetry}>
        <Trans>Ask again</Trans>
      </Button>
    </Alert>
  );
}
