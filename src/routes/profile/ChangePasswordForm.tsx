import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { NewPasswordField } from '../../components/ui/NewPasswordField.tsx';
import { PasswordField } from '../../components/ui/PasswordField.tsx';
import { AnotherCode } from '../../features/account/AnotherCode.tsx';
import { CodeField } from '../../features/account/CodeField.tsx';
import { useMailAgain } from '../../features/account/use-mail-again.ts';
import type { MailSending } from '../../features/account/mail-sending.ts';
import { useCodeRules, withoutSpaces } from '../../features/account/use-code-rules.ts';
import { useNewPasswordField } from '../../features/account/use-new-password-field.ts';
import { useServerErrors } from '../../features/account/use-server-errors.ts';
import { useSession, useSessionRef } from '../../state/session.ts';
import { useChangePasswordMutation } from './ChangePassword.generated.ts';

interface ChangePasswordFormProps {
  email: string;
  /** How the user proves their identity. */
  proof: 'password' | 'code';
  mail: MailSending;
  /** The old password is forgotten: mails a code. */
  onMailCode: () => void;
  onCancel: () => void;
  onDone: () => void;
}

/** A new password and its proof; the host ends all other logins. */
export function ChangePasswordForm(props: ChangePasswordFormProps) {
  const { email, proof, mail } = props;
  const anotherMail = useMailAgain(mail, email);
  const { t } = useLingui();
  const session = useSessionRef();
  const fingerprint = useSession((snapshot) => snapshot.context.auth_fingerprint);
  const codeRules = useCodeRules();
  const form = useForm({ defaultValues: { password: '', code: '', newpassword: '' } });
  const { errors } = form.formState;
  const newPassword = useNewPasswordField(form);
  const { options, messageOf } = useServerErrors(form, [proof, 'newpassword']);
  const [change, { loading, error }] = useChangePasswordMutation({ ...options, fetchPolicy: 'no-cache' });
  const failure = messageOf(error);
  const submit = form.handleSubmit(async ({ password, code, newpassword }) => {
    const given = proof === 'code' ? { code: withoutSpaces(code) } : { password };
    const { data } = await change({ variables: { newpassword, fingerprint, ...given } });
    if (!data) return;
    session.send({ type: 'tokens.refresh', tokens: data.userChangePassword });
    props.onDone();
  });
  return (
    <form method="post" noValidate onSubmit={submit} className="mt-2 space-y-4">
      {proof === 'code' ? (
        <>
          <p className="text-sm">
            <Trans>
              We have sent a mail to <strong className="wrap-anywhere">{email}</strong>. Type its six digits
              here.
            </Trans>
          </p>
          <CodeField error={errors.code?.message} {...form.register('code', codeRules)} />
        </>
      ) : (
        <PasswordField
          label={t({
            message: 'Your current password',
            comment: 'Label of a field, where a new password is set',
          })}
          autoComplete="current-password"
          required
          error={errors.password?.message}
          {...form.register('password', { required: t`Please enter your password` })}
        />
      )}
      <NewPasswordField {...newPassword} />
      {failure && <Alert tone="dng">{failure}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" busy={loading}>
          <Trans>Set the new password</Trans>
        </Button>
        <Button variant="quiet" size="sm" onClick={props.onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
      {proof === 'code' ? (
        <AnotherCode email={email} {...anotherMail} onChangeAddress={null}>
          <Trans>Send another code</Trans>
        </AnotherCode>
      ) : (
        <Button variant="quiet" size="sm" className="-mx-3" busy={mail.loading} onClick={props.onMailCode}>
          <Trans>I do not know it: e-mail me a code</Trans>
        </Button>
      )}
      {/* For password managers. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
    </form>
  );
}
