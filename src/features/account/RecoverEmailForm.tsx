import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/ui/Button.tsx';
import { TextField } from '../../components/ui/TextField.tsx';
import { useRecoverPasswordMutation } from './RecoverPassword.generated.ts';
import { useMailRequest } from './use-mail-request.ts';

/** Asks where to send the code for a new password. */
export function RecoverEmailForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useLingui();
  const [recover] = useRecoverPasswordMutation();
  const mail = useMailRequest();
  const form = useForm({ defaultValues: { email: '' } });
  const submit = form.handleSubmit(async ({ email }) => {
    if (await mail.send(() => recover({ variables: { email } }))) onSent(email);
  });
  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      <TextField
        label={t`E-mail`}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        error={form.formState.errors.email?.message ?? mail.error}
        {...form.register('email', { required: t`Please enter your e-mail address` })}
      />
      <Button type="submit" variant="primary" fullWidth busy={mail.busy}>
        <Trans>Send me a code</Trans>
      </Button>
    </form>
  );
}
