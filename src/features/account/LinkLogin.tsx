import { Trans, useLingui } from '@lingui/react/macro';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { StatusMessage } from '../../components/ui/StatusMessage.tsx';
import { isRefusedFor } from '../../lib/failure.ts';
import { LoginFailure } from './LoginFailure.tsx';
import type { Login } from './use-login.ts';
import { useSendFailureMessage } from './use-send-failure-message.ts';

/**
 * The screen of the e-mailed link. The browser that requested it logs in automatically, any other after a
 * press, so that a mail scanner that opens the link does not use it up (A34). An expired link offers a new
 * one.
 */
export function LinkLogin({ snapshot, send }: Login) {
  const { t } = useLingui();
  const { recipient, failure, unsent } = snapshot.context;
  const { email } = recipient;
  const sendFailureMessage = useSendFailureMessage();
  const isSpent = snapshot.hasTag('spent');
  const isSending = snapshot.hasTag('sending');
  const isReplaced = isRefusedFor(failure, 'CODE_REPLACED');
  return (
    <div className="space-y-5">
      {isSpent ? (
        <Alert
          tone="wrn"
          closable={false}
          title={
            isReplaced
              ? t`A newer mail was sent after this one. Please press the link in that.`
              : t`This link was used already, or is no longer valid.`
          }
        >
          <Trans>
            One press sends a new one to <strong className="wrap-anywhere">{email}</strong>.
          </Trans>
        </Alert>
      ) : (
        <>
          <p>
            <Trans>
              Welcome! This link logs in <strong className="wrap-anywhere">{email}</strong>.
            </Trans>
          </p>
          <LoginFailure failure={failure} wrong="" />
        </>
      )}
      <StatusMessage urgent className="text-dng empty:hidden">
        {isSending ? null : sendFailureMessage(unsent)}
      </StatusMessage>
      <Button
        variant="primary"
        fullWidth
        busy={snapshot.hasTag('busy') || isSending}
        onClick={() => send({ type: isSpent ? 'mail.repeat' : 'link.confirm' })}
      >
        {isSpent ? (
          <Trans>E-mail me a new link</Trans>
        ) : (
          <Trans comment="Button on the page that the link of a mail opens">Log me in</Trans>
        )}
      </Button>
    </div>
  );
}
