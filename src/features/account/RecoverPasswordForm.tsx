import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { PasswordField } from '../../components/ui/PasswordField.tsx';
import { newPasswordRule } from '../../graphql/generated/contract-rules.ts';
import { AccountSubmit } from './AccountSubmit.tsx';
import { CodeField } from './CodeField.tsx';
import { useRecoverPasswordCheckMutation } from './RecoverPasswordCheck.generated.ts';
import { useCodeRules, withoutSpaces } from './use-code-rules.ts';
import { useServerErrors } from './use-server-errors.ts';

interface RecoverPasswordFormProps {
  email: string;
  /** Back to the address, to mend it or to have another code sent. */
  onBack: () => void;
  onDone: () => void;
}

/** Takes the mailed code and the new password (USR-03). */
export function RecoverPasswordForm({ email, onBack, onDone }: RecoverPasswordFormProps) {
  const { t } = useLingui();
  const codeRules = useCodeRules();
  const form = useForm({ defaultValues: { code: '', newpassword: '' } });
  const { errors } = form.formState;
  const { options, messageOf } = useServerErrors(form, ['code', 'newpassword']);
  const [check, { loading, error }] = useRecoverPasswordCheckMutation(options);
  const failure = messageOf(error);
  const submit = form.handleSubmit(async ({ code, newpassword }) => {
    const variables = { email, code: withoutSpaces(code), newpassword };
    if ((await check({ variables })).data) onDone();
  });
  return (
    <form method="post" noValidate onSubmit={submit} className="space-y-5">
      <p>
        <Trans>
          We have sent a mail to <strong className="wrap-anywhere">{email}</strong>. Type its six digits here,
          and choose a new password.
        </Trans>
      </p>
      <CodeField error={errors.code?.message} {...form.register('code', codeRules)} />
      <PasswordField
        label={t`New password`}
        autoComplete="new-password"
        required
        maxLength={newPasswordRule.maxLength}
        hint={t`At least 8 characters`}
        error={errors.newpassword?.message}
        {...form.register('newpassword', {
          required: t`Please choose a password`,
          minLength: { value: newPasswordRule.minLength, message: t`At least 8 characters` },
        })}
      />
      {failure && (
        <Alert tone="dng" closable={false}>
          {failure}
        </Alert>
      )}
      <AccountSubmit busy={loading}>
        <Trans>Set the new password</Trans>
      </AccountSubmit>
      <Button variant="quiet" fullWidth onClick={onBack}>
        <Trans>Send another code</Trans>
      </Button>
    </form>
  );
}
