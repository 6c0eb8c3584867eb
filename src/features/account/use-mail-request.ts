import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { RestError } from '../../graphql/rest-error.ts';
import type { SayAtFields } from './field-words.ts';

type MailRequest = { kind: 'idle' } | { kind: 'sending' } | { kind: 'failed'; message: string };

/**
 * Sends one call that makes the shop write a mail, and keeps what to tell the shopper when it does not go
 * through, unless `say` could put it at the fields. `send` gives true when the call was accepted.
 */
export function useMailRequest(say: SayAtFields) {
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
      if (refused && say(error.fields)) {
        setRequest({ kind: 'idle' });
        return false;
      }
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
