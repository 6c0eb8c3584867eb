import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { formDraft } from '../../features/forms/form-draft.ts';
import { BlockPaymentResult } from '../../features/payment/BlockPaymentResult.tsx';
import { usePaymentResult } from '../../features/payment/use-payment-result.ts';
import { useDrafts } from '../../state/drafts.ts';

/** Result of a form's payment (FRM-15, ERR-10, A65); a failed one keeps what was typed. */
export function FormPaymentResult({ form, token }: { form: string; token: string }) {
  const payment = usePaymentResult(token);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const drafts = useDrafts();
  const isPaid = payment.result.hasTag('paid');
  useEffect(() => {
    if (isPaid) formDraft(drafts, form, pathname, []).clear();
  }, [isPaid, drafts, form, pathname]);
  return (
    <BlockPaymentResult
      payment={payment}
      paid={<Trans>Payment Successful. Please check your email for your invoice.</Trans>}
      again={<Trans>Fill in the form again</Trans>}
      onDismiss={() => void navigate(pathname, { replace: true, preventScrollReset: true })}
    />
  );
}
