import { Trans, useLingui } from '@lingui/react/macro';
import { useSession } from '../../state/session.ts';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { LoginFailure } from './LoginFailure.tsx';
import { useLoginFailure } from './use-login-failure.ts';

/** A new password is set and logs in; where that fails, the way to the login is here. */
export function PasswordSet() {
  const { t } = useLingui();
  const busy = useSession((snapshot) => snapshot.hasTag('busy'));
  const failure = useLoginFailure();
  return (
    <div className="space-y-5">
      <div role="status" tabIndex={-1}>
        <Trans>Your new password is set.</Trans>{' '}
        {busy ? <Trans>Logging you in …</Trans> : <Trans>You can log in with it now.</Trans>}
      </div>
      <LoginFailure failure={failure} wrong={t`That e-mail and password don't match`} />
      {!busy && (
        <ButtonLink href="/login" variant="primary" fullWidth>
          <Trans>Log in</Trans>
        </ButtonLink>
      )}
    </div>
  );
}
