import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useSession, useSessionRef } from '../../state/session.ts';
import { Button } from '../../components/ui/Button.tsx';
import { LoginFailure } from './LoginFailure.tsx';
import { isPendingLogin } from './pending-login.ts';

interface LinkLoginProps {
  email: string;
  token: string;
}

/**
 * The e-mailed link: in the browser that asked for it the login happens by itself, in any other after a press,
 * so that a mail scanner that opens the link burns nothing (A34).
 */
export function LinkLogin({ email, token }: LinkLoginProps) {
  const { t } = useLingui();
  const session = useSessionRef();
  const busy = useSession((snapshot) => snapshot.hasTag('busy'));
  const submitted = useRef(false);
  useEffect(() => {
    if (submitted.current || !isPendingLogin(email)) return;
    submitted.current = true;
    session.send({ type: 'login.submit', credentials: { method: 'code', email, code: token } });
  }, [email, token, session]);
  return (
    <div className="space-y-5">
      <p>
        <Trans>
          Welcome! This link logs in <strong className="wrap-anywhere">{email}</strong>.
        </Trans>
      </p>
      <LoginFailure
        wrong={t`This link was used already, or is no longer good. Please have another one sent.`}
      />
      <Button
        variant="primary"
        fullWidth
        busy={busy}
        onClick={() =>
          session.send({ type: 'login.submit', credentials: { method: 'code', email, code: token } })
        }
      >
        <Trans>Log me in</Trans>
      </Button>
    </div>
  );
}
