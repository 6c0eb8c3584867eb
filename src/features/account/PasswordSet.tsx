import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { LoginFailure } from './LoginFailure.tsx';
import type { RecoverPassword } from './use-recover-password.ts';

/** Shown while the new password is set and logs in; offers the login if that fails. */
export function PasswordSet({ snapshot }: RecoverPassword) {
  const { t } = useLingui();
  const busy = snapshot.hasTag('busy');
  return (
    <div className="space-y-5">
      <div role="status" tabIndex={-1}>
        <Trans>Your new password is set.</Trans>{' '}
        {busy ? (
          <Trans comment="Status, after a new password was set">Logging you in …</Trans>
        ) : (
          <Trans>You can log in with it now.</Trans>
        )}
      </div>
      <LoginFailure failure={snapshot.context.failure} wrong={t`That e-mail and password don't match`} />
      {!busy && (
        <ButtonLink href="/login" variant="primary" fullWidth>
          <Trans>Log in</Trans>
        </ButtonLink>
      )}
    </div>
  );
}
