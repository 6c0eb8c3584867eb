import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { AppLink } from '../../components/ui/AppLink.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { PasswordField } from '../../components/ui/PasswordField.tsx';
import { AccountSubmit } from './AccountSubmit.tsx';
import { EmailField } from './EmailField.tsx';
import { LoginFailure } from './LoginFailure.tsx';
import type { Login } from './use-login.ts';

/** Login with e-mail address and password; a code can be requested instead. */
export function PasswordStep({ snapshot, send }: Login) {
  const { t } = useLingui();
  const { recipient, failure } = snapshot.context;
  const form = useForm({ defaultValues: { username: recipient.email, password: '' } });
  const { errors } = form.formState;
  const submit = form.handleSubmit(({ username, password }) =>
    send({ type: 'password.submit', username, password }),
  );
  return (
    <form method="post" noValidate onSubmit={submit} className="space-y-5">
      <EmailField
        autoComplete="username"
        error={errors.username?.message}
        fill={(address) => form.setValue('username', address, { shouldValidate: true })}
        {...form.register('username', { required: t`Please enter your e-mail address` })}
      />
      <PasswordField
        label={t({ message: 'Password', comment: 'Label of a field, and heading in the profile' })}
        autoComplete="current-password"
        required
        error={errors.password?.message}
        {...form.register('password', {
          required: t({
            message: 'Please enter your password',
            comment: 'What is wrong with a field that was left empty',
          }),
        })}
      />
      <LoginFailure failure={failure} wrong={t`That e-mail and password don't match`} />
      <AccountSubmit busy={snapshot.hasTag('busy')}>
        <Trans>Log in</Trans>
      </AccountSubmit>
      <div className="flex flex-wrap justify-between gap-2 text-sm">
        <Button
          variant="quiet"
          size="sm"
          onClick={() => send({ type: 'address.change', email: form.getValues('username') })}
        >
          <Trans>E-mail me a login code</Trans>
        </Button>
        <AppLink href="/forgotpassword" className="self-center underline underline-offset-4">
          <Trans comment="Link at the login, and heading of the page where a new one is set">
            Forgot your password?
          </Trans>
        </AppLink>
      </div>
    </form>
  );
}
