import { useState } from 'react';
import type { MailSending } from './mail-sending.ts';
import { useFailureMessage } from './use-server-errors.ts';

/**
 * Props of `AnotherCode` for a form that sends its own mail.
 * @param onSent called when another mail was sent
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
