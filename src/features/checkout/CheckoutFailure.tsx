import { Trans } from '@lingui/react/macro';
import { Alert } from '../../components/ui/Alert.tsx';
import type { Checkout } from './use-checkout.ts';

/** Why the last step did not work: the host's own words, or 'something went wrong' (CHK-07, ERR-05). */
export function CheckoutFailure({ checkout }: { checkout: Checkout }) {
  const { failure } = checkout.snapshot.context;
  if (!failure || checkout.snapshot.matches({ editing: 'quoteFailed' })) return null;
  return (
    <Alert tone="dng" closable={false}>
      {failure.reason === 'refused' && failure.message !== '' ? (
        failure.message
      ) : (
        <Trans>something went wrong</Trans>
      )}
    </Alert>
  );
}
