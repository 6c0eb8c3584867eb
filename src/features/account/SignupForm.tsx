import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { useSession } from '../../actors/session.ts';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { TextField } from '../../components/ui/TextField.tsx';
import { useRegisterLinkMutation } from './RegisterLink.generated.ts';
import { rememberRequestedMail } from './requested-mail.ts';
import { useMailRequest } from './use-mail-request.ts';

const MAX_NAME = 100;

/** E-mail, first and last name; the mail's link or code then logs in (USR-01). */
export function SignupForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useLingui();
  const fingerprint = useSession((session) => session.context.auth_fingerprint);
  const [registerLink] = useRegisterLinkMutation();
  const mail = useMailRequest();
  const form = useForm({ defaultValues: { first_name: '', last_name: '', email: '' } });
  const { errors } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    rememberRequestedMail(values.email);
    if (await mail.send(() => registerLink({ variables: { ...values, fingerprint } }))) onSent(values.email);
  });
  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      <TextField
        label={t`First name`}
        autoComplete="given-name"
        required
        maxLength={MAX_NAME}
        error={errors.first_name?.message}
        {...form.register('first_name', { required: t`Please enter your first name` })}
      />
      <TextField
        label={t`Last name`}
        autoComplete="family-name"
        required
        maxLength={MAX_NAME}
        error={errors.last_name?.message}
        {...form.register('last_name', { required: t`Please enter your last name` })}
      />
      <TextField
        label={t`E-mail`}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        error={errors.email?.message}
        {...form.register('email', {
          required: t`Please enter your e-mail address`,
          pattern: { value: /^\S+@\S+\.\S+$/, message: t`This does not look like an e-mail address` },
        })}
      />
      {mail.error && (
        <Alert tone="dng" closable={false}>
          {mail.error}
        </Alert>
      )}
      <Button type="submit" variant="primary" fullWidth busy={mail.busy}>
        <Trans>Sign up</Trans>
      </Button>
    </form>
  );
}
