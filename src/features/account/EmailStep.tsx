import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { useSession } from '../../actors/session.ts';
import { Button } from '../../components/ui/Button.tsx';
import { TextField } from '../../components/ui/TextField.tsx';
import { rememberRequestedMail } from './requested-mail.ts';
import { useSendLoginLinkMutation } from './SendLoginLink.generated.ts';
import { useMailRequest } from './use-mail-request.ts';

interface EmailStepProps {
  email: string;
  /** The mail with link and code is on its way. */
  onSent: (email: string) => void;
  onPassword: (email: string) => void;
}

const MAX_EMAIL = 254;

/** Asks for an e-mail address and sends a link and a code; new addresses are welcome as they are (A02). */
export function EmailStep({ email, onSent, onPassword }: EmailStepProps) {
  const { t } = useLingui();
  const fingerprint = useSession((session) => session.context.auth_fingerprint);
  const [sendLoginLink] = useSendLoginLinkMutation();
  const mail = useMailRequest();
  const form = useForm({ defaultValues: { email } });
  const submit = form.handleSubmit(async (values) => {
    rememberRequestedMail(values.email);
    const variables = { email: values.email, fingerprint, code_only: false };
    if (await mail.send(() => sendLoginLink({ variables }))) onSent(values.email);
  });
  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      <TextField
        label={t`E-mail`}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        maxLength={MAX_EMAIL}
        error={form.formState.errors.email?.message ?? mail.error}
        {...form.register('email', {
          required: t`Please enter your e-mail address`,
          pattern: { value: /^\S+@\S+\.\S+$/, message: t`This does not look like an e-mail address` },
        })}
      />
      <Button type="submit" variant="primary" fullWidth busy={mail.busy}>
        <Trans>E-mail me a login code</Trans>
      </Button>
      <Button variant="quiet" fullWidth onClick={() => onPassword(form.getValues('email'))}>
        <Trans>Use my password instead</Trans>
      </Button>
    </form>
  );
}
