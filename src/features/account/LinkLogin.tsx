import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useSession, useSessionRef } from '../../state/session.ts';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { StatusMessage } from '../../components/ui/StatusMessage.tsx';
import { LOGIN_FAILED } from '../../machines/session/session.types.ts';
import { LoginFailure } from './LoginFailure.tsx';
import type { MailedLink } from './mailed-link.ts';
import { isPendingLogin } from './pending-login.ts';
import { useLoginFailure } from './use-login-failure.ts';
import { useLoginMail } from './use-login-mail.ts';
import { useFailureMessage } from './use-server-errors.ts';

interface LinkLoginProps extends MailedLink {
  /** A new link is on its way, since this one is no longer good. */
  onSent: (email: string) => void;
}

/**
 * The e-mailed link: in the browser that asked for it the login happens by itself, in any other after a press,
 * so that a mail scanner that opens the link burns nothing (A34). One that is no longer good offers a new one.
 */
export function LinkLogin({ email, token, onSent }: LinkLoginProps) {
  const session = useSessionRef();
  const busy = useSession((snapshot) => snapshot.hasTag('busy'));
  const failure = useLoginFailure();
  const mail = useLoginMail();
  const messageOf = useFailureMessage();
  const submitted = useRef(false);
  useEffect(() => {
    if (submitted.current || !isPendingLogin(email)) return;
    submitted.current = true;
    session.send({ type: 'login.submit', credentials: { method: 'code', email, code: token } });
  }, [email, token, session]);
  const spent = failure?.reason === 'refused' && failure.textCode === LOGIN_FAILED;
  const logIn = () =>
    session.send({ type: 'login.submit', credentials: { method: 'code', email, code: token } });
  const sendAnother = async () => {
    if (await mail.send(email)) onSent(email);
  };
  return (
    <div className="space-y-5">
      {spent ? (
        <Alert
          tone="wrn"
          closable={false}
          title={<Trans>This link was used already, or is no longer good.</Trans>}
        >
          <Trans>
            A new one to <strong className="wrap-anywhere">{email}</strong> takes one press.
          </Trans>
        </Alert>
      ) : (
        <>
          <p>
            <Trans>
              Welcome! This link logs in <strong className="wrap-anywhere">{email}</strong>.
            </Trans>
          </p>
          <LoginFailure wrong="" />
        </>
      )}
      <StatusMessage urgent className="text-dng empty:hidden">
        {mail.loading ? null : messageOf(mail.error)}
      </StatusMessage>
      <Button
        variant="primary"
        fullWidth
        busy={busy || mail.loading}
        onClick={() => (spent ? void sendAnother() : logIn())}
      >
        {spent ? <Trans>E-mail me a new link</Trans> : <Trans>Log me in</Trans>}
      </Button>
    </div>
  );
}
