import { Trans } from '@lingui/react/macro';
import { focusAround } from '../../components/ui/focus-around.ts';
import { isConnected } from '../../machines/connectivity/connectivity.machine.ts';
import { useConnectivity } from '../../state/connectivity.ts';

/** The SKU search failed: retried automatically once there is a connection, or on a press. */
export function LookupFailure({ onRetry }: { onRetry: () => void }) {
  const connected = useConnectivity(isConnected);
  return (
    <p role="alert" className="text-sm text-dng">
      {connected ? (
        <Trans>We could not look this choice up.</Trans>
      ) : (
        <Trans>There is no connection. What you chose is kept and looked up as soon as there is one.</Trans>
      )}{' '}
      <button ref={focusAround} type="button" className="underline" onClick={onRetry}>
        <Trans>Try again</Trans>
      </button>
    </p>
  );
}
