import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { RestError } from '../../graphql/rest-error.ts';

type MailRequest = { kind: 'idle' } | { kind: 'sending' } | { kind: 'failed'; message: string };

/**
 * Sends one call that makes the shop write a mail, and keeps what to tell the shopper when it does not go
 * through. `send` gives true when the call was accepted.
 */
export function useMailRequest() {
  const { t } = useLingui();
  const [request, setRequest] = useState<MailRequest>({ kind: 'idle' });
  const send = async (call: () => Promise<unknown>): Promise<boolean> => {
    setRequest({ kind: 'sending' });
    try {
      await call();
      setRequest({ kind: 'idle' });
      return true;
    } catch (error) {
      const refused = error instanceof RestError && error.status < 500;
      const message = refused ? error.message : t`We cannot reach the shop right now. Please try again.`;
      setRequest({ kind: 'failed', message });
      return false;
    }
  };
  return {
    busy: request.kind === 'sending',
    error: request.kind === 'failed' ? request.message : null,
    send,
  };
}
