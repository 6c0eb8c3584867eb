import { Trans } from '@lingui/react/macro';
import { Button } from '../../components/ui/Button.tsx';
import { SuccessCheck } from '../../components/ui/SuccessCheck.tsx';
import { PaymentResult } from '../../features/payment/PaymentResult.tsx';
import { ResultHeading } from '../../features/payment/ResultHeading.tsx';
import { usePaymentResult } from '../../features/payment/use-payment-result.ts';

interface VoucherResultProps {
  token: string;
  onDismiss: () => void;
}

/** What became of a voucher's payment (VCH-01, ERR-11). */
export function VoucherResult({ token, onDismiss }: VoucherResultProps) {
  const { result, retry } = usePaymentResult(token);
  const { isCancelled } = result.context;
  return (
    <div className="mt-6">
      <PaymentResult
        result={result}
        retry={retry}
        paid={<PaidVoucher onDismiss={onDismiss} />}
        failed={
          <>
            <p>
              {isCancelled ? (
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
    </div>
  );
}

function PaidVoucher({ onDismiss }: { onDismiss: () => void }) {
  return (
    <div className="flex items-start gap-4">
      <SuccessCheck className="size-11 shrink-0 text-suc [--burn:600ms]" />
      <div className="min-w-0">
        <ResultHeading>
          <span className="text-xl">
            <Trans>Payment Successful Please check your email for your receipt</Trans>
          </span>
        </ResultHeading>
        <Button className="mt-5" onClick={onDismiss}>
          <Trans>Buy another gift voucher</Trans>
        </Button>
      </div>
    </div>
  );
}
