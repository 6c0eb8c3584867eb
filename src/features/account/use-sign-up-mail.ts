import { useSession } from '../../state/session.ts';
import { useRegisterLinkMutation } from './RegisterLink.generated.ts';
import { rememberPendingLogin } from './pending-login.ts';
import type { MailOptions, MailSending } from './mail-sending.ts';

/** Who signs up. */
export interface NewUser {
  first_name: string;
  last_name: string;
  email: string;
}

/** Sends the mail of a sign-up, and notes that this browser asked for it (USR-01). */
export function useSignUpMail(options: MailOptions = { errorPolicy: 'all' }): MailSending<NewUser> {
  const fingerprint = useSession((session) => session.context.auth_fingerprint);
  const [mutate, { loading, error }] = useRegisterLinkMutation(options);
  const send = async (user: NewUser) => {
    const { data } = await mutate({ variables: { ...user, fingerprint } });
    if (data) rememberPendingLogin(user.email);
    return Boolean(data);
  };
  return { send, loading, error };
}
