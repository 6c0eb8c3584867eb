import { Trans } from '@lingui/react/macro';
import { BlockPaymentResult } from '../../features/payment/BlockPaymentResult.tsx';
import { usePaymentResult } from '../../features/payment/use-payment-result.ts';

interface VoucherResultProps {
  token: string;
  onDismiss: () => void;
}

/** Result of a voucher's payment (VCH-01, ERR-11). */
export function VoucherResult({ token, onDismiss }: VoucherResultProps) {
  return (
    <div className="mt-6">
      <BlockPaymentResult
        payment={usePaymentResult(token)}
        paid={<Trans>Payment Successful Please check your email for your receipt</Trans>}
        again={<Trans comment="Button, after one was bought">Buy another gift voucher</Trans>}
        onDismiss={onDismiss}
      />
    </div>
  );
}
