import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { PasswordField } from '../../components/ui/PasswordField.tsx';
import { TextField } from '../../components/ui/TextField.tsx';
import { useRecoverPasswordCheckMutation } from './RecoverPasswordCheck.generated.ts';
import { useMailRequest } from './use-mail-request.ts';

const MIN_PASSWORD = 8;

interface RecoverPasswordFormProps {
  email: string;
  onDone: () => void;
}

/** Takes the mailed code and the new password (USR-03). */
export function RecoverPasswordForm({ email, onDone }: RecoverPasswordFormProps) {
  const { t } = useLingui();
  const [check] = useRecoverPasswordCheckMutation();
  const request = useMailRequest();
  const form = useForm({ defaultValues: { code: '', newpassword: '' } });
  const { errors } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    if (await request.send(() => check({ variables: { ...values, email } }))) onDone();
  });
  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      <TextField
        label={t`Code`}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        error={errors.code?.message}
        {...form.register('code', { required: t`Please type the code from the mail` })}
      />
      <PasswordField
        label={t`New password`}
        autoComplete="new-password"
        required
        hint={t`At least 8 characters`}
        error={errors.newpassword?.message}
        {...form.register('newpassword', {
          required: t`Please choose a password`,
          minLength: { value: MIN_PASSWORD, message: t`At least 8 characters` },
        })}
      />
      {request.error && (
        <Alert tone="dng" closable={false}>
          {request.error}
        </Alert>
      )}
      <Button type="submit" variant="primary" fullWidth busy={request.busy}>
        <Trans>Set the new password</Trans>
      </Button>
    </form>
  );
}
