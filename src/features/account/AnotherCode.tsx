import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { StatusMessage } from '../../components/ui/StatusMessage.tsx';
import type { MailSending } from './mail-sending.ts';
import { useFailureMessage } from './use-server-errors.ts';

interface AnotherCodeProps<Recipient> {
  email: string;
  mail: MailSending<Recipient>;
  recipient: Recipient;
  /** Another mail is on its way. */
  onSent?: () => void;
  /** Null where the address cannot be wrong. */
  onChangeAddress: (() => void) | null;
  children: ReactNode;
}

/** Below the field for a code: has another one sent at once, or goes back to the address. */
export function AnotherCode<Recipient>({
  email,
  mail: { send, loading, error },
  recipient,
  onSent,
  onChangeAddress,
  children,
}: AnotherCodeProps<Recipient>) {
  const messageOf = useFailureMessage();
  const [isSent, setSent] = useState(false);
  const sendAgain = async () => {
    const sent = await send(recipient);
    setSent(sent);
    if (sent) onSent?.();
  };
  return (
    <div className="space-y-3">
      <StatusMessage className="text-sm empty:hidden">
        {isSent && !loading && (
          <Trans>
            Another mail is on its way to <strong className="wrap-anywhere">{email}</strong>. The code before
            it is no longer good.
          </Trans>
        )}
      </StatusMessage>
      <StatusMessage urgent className="text-sm text-dng empty:hidden">
        {loading ? null : messageOf(error)}
      </StatusMessage>
      <div className="-mx-3 flex flex-wrap justify-between gap-2">
        <Button variant="quiet" size="sm" busy={loading} onClick={() => void sendAgain()}>
          {children}
        </Button>
        {onChangeAddress && (
          <Button variant="quiet" size="sm" onClick={onChangeAddress}>
            <Trans>Wrong address? Change it</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}
