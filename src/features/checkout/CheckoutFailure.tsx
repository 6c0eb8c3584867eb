import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Alert } from '../../components/ui/Alert.tsx';
import type { Checkout } from './use-checkout.ts';

/**
 * Why the last step did not work: the host's own words, 'something went wrong' for the order itself (CHK-07, ERR-05),
 * or that the shop cannot be reached for any other step.
 */
export function CheckoutFailure({ checkout }: { checkout: Checkout }) {
  const { t } = useLingui();
  const { failure } = checkout.snapshot.context;
  // Each step forgets the failure of the one before: what comes after an order without that is the order's.
  const submitting = checkout.snapshot.matches('submitting');
  const [ordered, setOrdered] = useState(submitting);
  if (ordered !== submitting && (submitting || !failure)) setOrdered(submitting);
  // The step that it belongs to says it, and asks again.
  const isSaid =
    checkout.snapshot.matches({ editing: 'quoteFailed' }) || checkout.snapshot.hasTag('surchargesFailed');
  if (!failure || isSaid) return null;
  const words = failure.reason === 'refused' ? failure.message : '';
  const unsaid =
    ordered || failure.reason === 'refused'
      ? t`something went wrong`
      : t`We cannot reach the shop right now. What you typed is kept, please try again.`;
  return (
    <Alert tone="dng" closable={false}>
      {words || unsaid}
    </Alert>
  );
}
