import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '../../components/ui/Button.tsx';
import { SuccessCheck } from '../../components/ui/SuccessCheck.tsx';
import { useDrafts } from '../../state/drafts.ts';
import { PaymentResult } from '../../features/payment/PaymentResult.tsx';
import { ResultHeading } from '../../features/payment/ResultHeading.tsx';
import { usePaymentResult } from '../../features/payment/use-payment-result.ts';
import { formDraft } from '../../features/forms/form-draft.ts';

/** What became of the payment for a form (FRM-15, ERR-10, A65); a failed one leaves what was typed. */
export function FormPaymentResult({ form, token }: { form: string; token: string }) {
  const { result, retry } = usePaymentResult(token);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const drafts = useDrafts();
  const isPaid = result.hasTag('paid');
  useEffect(() => {
    if (isPaid) formDraft(drafts, form, pathname, []).clear();
  }, [isPaid, drafts, form, pathname]);
  const dismiss = () => void navigate(pathname, { replace: true, preventScrollReset: true });
  return (
    <PaymentResult
      result={result}
      retry={retry}
      paid={
        <div className="flex items-start gap-4">
          <SuccessCheck className="size-11 shrink-0 text-suc [--burn:600ms]" />
          <div className="min-w-0">
            <ResultHeading>
              <span className="text-xl">
                <Trans>Payment Successful. Please check your email for your invoice.</Trans>
              </span>
            </ResultHeading>
            <Button className="mt-5" onClick={dismiss}>
              <Trans>Fill in the form again</Trans>
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
          <Button variant="primary" className="mt-3" onClick={dismiss}>
            <Trans>Try again</Trans>
          </Button>
        </>
      }
    />
  );
}
