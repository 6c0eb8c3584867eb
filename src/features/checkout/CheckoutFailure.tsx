import { useLingui } from '@lingui/react/macro';
import { Alert } from '../../components/ui/Alert.tsx';
import type { Checkout } from './use-checkout.ts';

/**
 * Why the last step did not work: the host's own words, 'something went wrong' for the order itself (CHK-07, ERR-05),
 * or that the shop cannot be reached for any other step. The step that lacks its quotes or surcharges says so
 * itself.
 */
export function CheckoutFailure({ checkout }: { checkout: Checkout }) {
  const { t } = useLingui();
  const { failure } = checkout.snapshot.context;
  if (!failure || failure.of === 'quotes' || failure.of === 'surcharges') return null;
  const message = failure.reason === 'refused' ? failure.message : '';
  const unsaid =
    failure.of === 'order' || failure.reason === 'refused'
      ? t`something went wrong`
      : t`We cannot reach the shop right now. What you typed is kept, please try again.`;
  return (
    <Alert tone="dng" closable={false}>
      {message || unsaid}
    </Alert>
  );
}
