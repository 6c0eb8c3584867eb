import { useSession } from '../../state/session.ts';
import { typedToDay } from '../../lib/calendar-date.ts';
import { useRegisterLinkMutation } from './RegisterLink.generated.ts';
import { rememberPendingLogin } from './pending-login.ts';
import type { MailOptions, MailSending } from './mail-sending.ts';

/** Who signs up. */
export interface NewUser {
  first_name: string;
  last_name: string;
  email: string;
  /** As it is typed, `dd/mm/yyyy`; blank where it is not asked for. */
  date_of_birth?: string;
}

/** Sends the mail of a sign-up, and notes that this browser asked for it (USR-01). */
export function useSignUpMail(options: MailOptions = { errorPolicy: 'all' }): MailSending<NewUser> {
  const fingerprint = useSession((session) => session.context.auth_fingerprint);
  const [mutate, { loading, error }] = useRegisterLinkMutation(options);
  const send = async (user: NewUser) => {
    const { date_of_birth = '', ...person } = user;
    const day = typedToDay(date_of_birth);
    const { data } = await mutate({
      variables: { ...person, fingerprint, ...(day === null ? {} : { date_of_birth: day }) },
    });
    if (data) rememberPendingLogin(user.email);
    return Boolean(data);
  };
  return { send, loading, error };
}
