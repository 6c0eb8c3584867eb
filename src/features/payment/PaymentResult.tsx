import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { ScreenWakeLock } from '../../components/ui/ScreenWakeLock.tsx';
import { UnreachableAlert } from '../../components/ui/UnreachableAlert.tsx';
import { isWaitingForPayment } from '../../machines/paymentResult/paymentResult.machine.ts';
import type { paymentResultMachine } from '../../machines/paymentResult/paymentResult.machine.ts';
import { ResultHeading } from './ResultHeading.tsx';

interface PaymentResultProps {
  /** From `usePaymentResult`. */
  result: SnapshotFrom<typeof paymentResultMachine>;
  retry: () => void;
  /** Shown above every result except success, which has its own heading. */
  heading?: ReactNode;
  /** The message after success. */
  paid: ReactNode;
  /** The text below 'Payment Failed'. */
  failed: ReactNode;
}

/** The result of a payment, worded the same for all kinds (CHK-09, VCH-01, FRM-15). */
export function PaymentResult({ result, retry, heading, paid, failed }: PaymentResultProps) {
  if (result.hasTag('paid')) return paid;
  return (
    <>
      {heading}
      {result.hasTag('failed') ? (
        <Alert tone="dng" closable={false}>
          <ResultHeading>
            <Trans comment="Heading, shown to shoppers who come back from paying">Payment Failed</Trans>
          </ResultHeading>
          {failed}
        </Alert>
      ) : result.hasTag('undecided') ? (
        <UndecidedPayment onRetry={retry} />
      ) : result.hasTag('unreachable') ? (
        <UnreachableAlert onRetry={retry} />
      ) : (
        <div role="status" className="wood-grain rounded-cut px-6 py-16 text-center">
          <Trans>One moment, we are checking your payment …</Trans>
          <ScreenWakeLock active={isWaitingForPayment(result)} />
        </div>
      )}
    </>
  );
}

function UndecidedPayment({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert tone="wrn" closable={false} title={<Trans>Your payment is still being decided</Trans>}>
      <p>
        <Trans>You can close this page: we write to you as soon as it is through.</Trans>
      </p>
      <Button className="mt-3" onClick={onRetry}>
        <Trans comment="Button: asks the bank once more whether the payment was made">Ask again</Trans>
      </Button>
    </Alert>
  );
}
