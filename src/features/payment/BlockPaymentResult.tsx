import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { SuccessCheck } from '../../components/ui/SuccessCheck.tsx';
import { PaymentResult } from './PaymentResult.tsx';
import { ResultHeading } from './ResultHeading.tsx';
import type { CheckedPayment } from './use-payment-result.ts';

interface BlockPaymentResultProps {
  payment: CheckedPayment;
  /** The message after success. */
  paid: ReactNode;
  /** Label of the button that starts again after success. */
  again: ReactNode;
  onDismiss: () => void;
}

/** The result of a payment in place of the block that requested it; a failed one keeps the input. */
export function BlockPaymentResult({ payment, paid, again, onDismiss }: BlockPaymentResultProps) {
  const { result, retry } = payment;
  return (
    <PaymentResult
      result={result}
      retry={retry}
      paid={
        <div className="flex items-start gap-4">
          <SuccessCheck className="size-11 shrink-0 text-suc [--burn:600ms]" />
          <div className="min-w-0">
            <ResultHeading>
              <span className="text-xl">{paid}</span>
            </ResultHeading>
            <Button className="mt-5" onClick={onDismiss}>
              {again}
            </Button>
          </div>
        </div>
      }
      failed={
        <>
          <p>
            {result.context.isCancelled ? (
              <Trans>You cancelled the payment; nothing was charged. What you typed is kept.</Trans>
            ) : (
              <Trans>Nothing was charged, and what you typed is kept.</Trans>
            )}
          </p>
          <Button variant="primary" className="mt-3" onClick={onDismiss}>
            <Trans>Try again</Trans>
          </Button>
        </>
      }
    />
  );
}
