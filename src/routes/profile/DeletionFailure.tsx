import { Trans } from '@lingui/react/macro';
import { Alert } from '../../components/ui/Alert.tsx';
import { AppLink } from '../../components/ui/AppLink.tsx';
import { isRefusedFor } from '../../lib/failure.ts';
import type { Failure } from '../../lib/failure.ts';

const saysField = ({ fields = {} }: Extract<Failure, { reason: 'refused' }>) =>
  'code' in fields || 'password' in fields;

/** Why the account could not be deleted, unless a field shows it; links to a blocking order. */
export function DeletionFailure({ failure }: { failure: Failure | null }) {
  if (!failure || (failure.reason === 'refused' && saysField(failure))) return null;
  return (
    <Alert tone="dng">
      {failure.reason === 'unreachable' ? (
        <Trans>We cannot reach the shop right now. Please try again.</Trans>
      ) : (
        failure.message
      )}
      {isRefusedFor(failure, 'ACCOUNT_ORDER_UNPAID') && (
        <>
          {' '}
          <AppLink href="/my-account" className="underline">
            <Trans comment="Link behind a sentence: an order that is not paid yet is in the way">
              Go to your orders
            </Trans>
          </AppLink>
        </>
      )}
    </Alert>
  );
}
