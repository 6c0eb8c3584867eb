import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { StatusMessage } from '../../components/ui/StatusMessage.tsx';

interface AnotherCodeProps {
  email: string;
  sending: boolean;
  isSent: boolean;
  /** Why sending failed; `null` otherwise. */
  problem: string | null;
  onSend: () => void;
  /** `null` when the address cannot be wrong. */
  onChangeAddress: (() => void) | null;
  children: ReactNode;
}

/** Below a code field: sends another code, or goes back to the address. */
export function AnotherCode({
  email,
  sending,
  isSent,
  problem,
  onSend,
  onChangeAddress,
  children,
}: AnotherCodeProps) {
  return (
    <div className="space-y-3">
      <StatusMessage className="text-sm empty:hidden">
        {isSent && !sending && (
          <Trans>
            Another mail is on its way to <strong className="wrap-anywhere">{email}</strong>. The previous
            code is no longer valid.
          </Trans>
        )}
      </StatusMessage>
      <StatusMessage urgent className="text-sm text-dng empty:hidden">
        {sending ? null : problem}
      </StatusMessage>
      <div className="-mx-3 flex flex-wrap justify-between gap-2">
        <Button variant="quiet" size="sm" busy={sending} onClick={onSend}>
          {children}
        </Button>
        {onChangeAddress && (
          <Button variant="quiet" size="sm" onClick={onChangeAddress}>
            <Trans comment="Button under ‘we have sent a code to …’: goes back to typing the e-mail address">
              Wrong address? Change it
            </Trans>
          </Button>
        )}
      </div>
    </div>
  );
}
