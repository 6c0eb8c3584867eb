import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { BlockPaymentResult } from '../../features/payment/BlockPaymentResult.tsx';
import { usePaymentResult } from '../../features/payment/use-payment-result.ts';

interface VoucherResultProps {
  token: string;
  onPaid: () => void;
  onDismiss: () => void;
}

/** The result of a voucher's payment (VCH-01, ERR-11). */
export function VoucherResult({ token, onPaid, onDismiss }: VoucherResultProps) {
  const payment = usePaymentResult(token);
  const isPaid = payment.result.hasTag('paid');
  const notifyPaid = useEffectEvent(onPaid);
  useEffect(() => {
    if (isPaid) notifyPaid();
  }, [isPaid]);
  return (
    <div className="mt-6">
      <BlockPaymentResult
        payment={payment}
        paid={<Trans>Payment Successful Please check your email for your receipt</Trans>}
        again={<Trans comment="Button, after one was bought">Buy another gift voucher</Trans>}
        onDismiss={onDismiss}
      />
    </div>
  );
}
