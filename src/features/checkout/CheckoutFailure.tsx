import { useLingui } from '@lingui/react/macro';
import { Alert } from '../../components/ui/Alert.tsx';
import type { CheckoutFailure as Failure } from '../../machines/checkout/checkout.types.ts';

/**
 * Why the last step failed: the host's own message, 'something went wrong' for the order itself (CHK-07,
 * ERR-05), or that the shop is unreachable for any other step.
 */
export function CheckoutFailure({ failure }: { failure: Failure }) {
  const { t } = useLingui();
  const message = failure.reason === 'refused' ? failure.message : '';
  return (
    <Alert tone="dng" closable={false}>
      {message || unsaid(failure)}
    </Alert>
  );

  function unsaid({ of, reason, isOver }: Failure): string {
    if (of === 'order' && reason === 'unreachable' && isOver)
      return t`Sorry, something went wrong: the shop did not confirm the order, but it can be reached again. Please press once more; what is ordered once is not ordered twice.`;
    if (of === 'order' && reason === 'unreachable')
      return t`Sorry, something went wrong: the shop did not confirm the order. Please press again; what is ordered once is not ordered twice.`;
    if (of === 'order' || reason === 'refused') return t`Sorry, something went wrong. Please try again.`;
    return t`We cannot reach the shop right now. What you typed is kept, please try again.`;
  }
}
