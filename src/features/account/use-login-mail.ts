import { useSession } from '../../state/session.ts';
import { useSendLoginLinkMutation } from './SendLoginLink.generated.ts';
import { rememberPendingLogin } from './pending-login.ts';
import type { MailOptions, MailSending } from './mail-sending.ts';

/** Sends a login mail to an address, and notes that this browser asked for it (A34). */
export function useLoginMail(options: MailOptions = { errorPolicy: 'all' }): MailSending<string> {
  const fingerprint = useSession((session) => session.context.auth_fingerprint);
  const [mutate, { loading, error }] = useSendLoginLinkMutation(options);
  const send = async (email: string) => {
    const { data } = await mutate({ variables: { email, fingerprint, code_only: false } });
    if (data) rememberPendingLogin(email);
    return Boolean(data);
  };
  return { send, loading, error };
}
