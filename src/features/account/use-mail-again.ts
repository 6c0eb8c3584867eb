import { useState } from 'react';
import type { MailSending } from './mail-sending.ts';
import { useFailureMessage } from './use-server-errors.ts';

/**
 * What `AnotherCode` shows and does for a mail that a form sends by itself.
 * @param onSent another one is on its way
 */
export function useMailAgain({ send, loading, error }: MailSending, email: string, onSent?: () => void) {
  const messageOf = useFailureMessage();
  const [isSent, setSent] = useState(false);
  const sendAgain = async () => {
    const sent = await send(email);
    setSent(sent);
    if (sent) onSent?.();
  };
  return { sending: loading, isSent, problem: messageOf(error), onSend: () => void sendAgain() };
}
