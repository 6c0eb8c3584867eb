import { useSession } from '../../state/session.ts';
import { useRecoverPasswordMutation } from './RecoverPassword.generated.ts';
import type { MailOptions, MailSending } from './mail-sending.ts';

/** Sends the mail for setting a new password (USR-03). */
export function usePasswordMail(options: MailOptions = { errorPolicy: 'all' }): MailSending {
  const fingerprint = useSession((session) => session.context.auth_fingerprint);
  const [mutate, { loading, error }] = useRecoverPasswordMutation(options);
  const send = async (email: string) => Boolean((await mutate({ variables: { email, fingerprint } })).data);
  return { send, loading, error };
}
