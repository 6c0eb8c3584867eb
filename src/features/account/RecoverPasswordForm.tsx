import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { Alert } from '../../components/ui/Alert.tsx';
import { RestError } from '../../graphql/rest-error.ts';
import { NewPasswordField } from '../../components/ui/NewPasswordField.tsx';
import { useSession } from '../../state/session.ts';
import { AccountSubmit } from './AccountSubmit.tsx';
import { AnotherCode } from './AnotherCode.tsx';
import { CodeField } from './CodeField.tsx';
import { useRecoverPasswordCheckMutation } from './RecoverPasswordCheck.generated.ts';
import { useCodeRules, withoutSpaces } from './use-code-rules.ts';
import { useMailAgain } from './use-mail-again.ts';
import { useNewPasswordField } from './use-new-password-field.ts';
import { usePasswordMail } from './use-password-mail.ts';
import { useServerErrors } from './use-server-errors.ts';

interface RecoverPasswordFormProps {
  email: string;
  /** Of the mailed link, instead of a code to type. */
  token: string | null;
  /** Another mail is on its way. */
  onSent: () => void;
  onChangeAddress: () => void;
  onDone: (password: string) => void;
}

/** Takes the mailed code, or that of the link, and the new password (USR-03). */
export function RecoverPasswordForm(props: RecoverPasswordFormProps) {
  const { email, token } = props;
  const { t } = useLingui();
  const fingerprint = useSession((session) => session.context.auth_fingerprint);
  const codeRules = useCodeRules();
  const anotherMail = useMailAgain(usePasswordMail(), email, props.onSent);
  const form = useForm({ defaultValues: { code: '', newpassword: '' } });
  const { errors } = form.formState;
  const newPassword = useNewPasswordField(form);
  const { options, messageOf } = useServerErrors(
    form,
    token === null ? ['code', 'newpassword'] : ['newpassword'],
  );
  const [check, { loading, error }] = useRecoverPasswordCheckMutation(options);
  const isSpentLink = token !== null && error instanceof RestError && error.text_code === 'CODE_INVALID';
  const failure = isSpentLink
    ? t`This link was used already, or is no longer good. Please have a new one sent.`
    : messageOf(error);
  const submit = form.handleSubmit(async ({ code, newpassword }) => {
    const variables = { email, code: token ?? withoutSpaces(code), newpassword, fingerprint };
    if ((await check({ variables })).data) props.onDone(newpassword);
  });
  return (
    <form method="post" noValidate onSubmit={submit} className="space-y-5">
      {token === null ? (
        <p>
          <Trans>
            We have sent a mail to <strong className="wrap-anywhere">{email}</strong>. Press the link in it,
            or type its six digits here, and choose a new password.
          </Trans>
        </p>
      ) : (
        <p>
          <Trans>
            Choose a new password for <strong className="wrap-anywhere">{email}</strong>.
          </Trans>
        </p>
      )}
      {token === null && <CodeField error={errors.code?.message} {...form.register('code', codeRules)} />}
      <NewPasswordField {...newPassword} />
      {failure && (
        <Alert tone="dng" closable={false}>
          {failure}
        </Alert>
      )}
      <AccountSubmit busy={loading}>
        <Trans>Set the new password</Trans>
      </AccountSubmit>
      <AnotherCode
        email={email}
        {...anotherMail}
        onChangeAddress={token === null ? props.onChangeAddress : null}
      >
        {token === null ? <Trans>Send another code</Trans> : <Trans>E-mail me a new link</Trans>}
      </AnotherCode>
    </form>
  );
}
