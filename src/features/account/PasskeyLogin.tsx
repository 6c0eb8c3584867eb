import { Trans, useLingui } from '@lingui/react/macro';
import { KeyRound } from 'lucide-react';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { isRefusedFor } from '../../lib/failure.ts';
import { PASSKEY_CANCELLED } from '../../machines/session/session.types.ts';
import { LoginFailure } from './LoginFailure.tsx';
import type { Login } from './use-login.ts';
import { usePasskeySupport } from './use-passkey-support.ts';

/** Logs in with a passkey if the browser supports it; the typed address survives a failure. */
export function PasskeyLogin({ snapshot, send }: Login) {
  const { t } = useLingui();
  const isOffered = usePasskeySupport();
  const { failure } = snapshot.context;
  const isCancelled = isRefusedFor(failure, PASSKEY_CANCELLED);
  if (!isOffered) return null;
  return (
    <>
      {isCancelled ? (
        <Alert tone="inf" closable={false}>
          <Trans>
            No passkey was used. If you have none for this shop yet, log in with your e-mail address; you can
            add one in your profile.
          </Trans>
        </Alert>
      ) : (
        <LoginFailure failure={failure} wrong={t`This passkey did not log you in.`} />
      )}
      <Button
        variant="secondary"
        fullWidth
        busy={snapshot.hasTag('prompting')}
        onClick={() => send({ type: 'passkey.choose' })}
      >
        <KeyRound aria-hidden="true" size={18} strokeWidth={1.5} />
        <Trans>Log in with a passkey</Trans>
      </Button>
    </>
  );
}
