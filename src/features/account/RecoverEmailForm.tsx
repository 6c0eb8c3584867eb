import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { TextField } from '../../components/ui/TextField.tsx';
import { emailRule } from '../../graphql/generated/contract-rules.ts';
import { AccountSubmit } from './AccountSubmit.tsx';
import { useRecoverPasswordMutation } from './RecoverPassword.generated.ts';
import { useEmailRules } from './use-email-rules.ts';
import { useServerErrors } from './use-server-errors.ts';

interface RecoverEmailFormProps {
  email: string;
  onSent: (email: string) => void;
}

/** Asks where to send the code for a new password. */
export function RecoverEmailForm({ email, onSent }: RecoverEmailFormProps) {
  const { t } = useLingui();
  const rules = useEmailRules();
  // A default, even an empty one, would take away what was typed before the script was there.
  const form = useForm<{ email: string }>(email === '' ? {} : { defaultValues: { email } });
  const { options, messageOf } = useServerErrors(form, ['email']);
  const [recover, { loading, error }] = useRecoverPasswordMutation(options);
  const submit = form.handleSubmit(async (values) => {
    const address = values.email.trim();
    if ((await recover({ variables: { email: address } })).data) onSent(address);
  });
  return (
    <form method="post" noValidate onSubmit={submit} className="space-y-5">
      <TextField
        label={t`E-mail`}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        maxLength={emailRule.maxLength}
        error={form.formState.errors.email?.message ?? messageOf(error)}
        {...form.register('email', rules)}
      />
      <AccountSubmit busy={loading}>
        <Trans>Send me a code</Trans>
      </AccountSubmit>
    </form>
  );
}
