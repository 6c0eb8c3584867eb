import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { Alert } from '../../components/ui/Alert.tsx';
import { NewPasswordField } from '../../components/ui/NewPasswordField.tsx';
import { isRefusedFor } from '../../lib/failure.ts';
import { AccountSubmit } from './AccountSubmit.tsx';
import { AnotherCode } from './AnotherCode.tsx';
import { CodeField } from './CodeField.tsx';
import { useCodeRules, withoutSpaces } from './use-code-rules.ts';
import { useNewPasswordField } from './use-new-password-field.ts';
import type { RecoverPassword } from './use-recover-password.ts';
import { useUnsentFields, useSendFailureMessage } from './use-send-failure-message.ts';

/**
 * Asks for the mailed code, unless the link supplied it, and the new password, which stays typed from one to
 * the other (USR-03).
 */
export function RecoverPasswordForm({ snapshot, send }: RecoverPassword) {
  const { email, failure, unsent, isResent, link } = snapshot.context;
  const { t } = useLingui();
  const codeRules = useCodeRules();
  const sendFailureMessage = useSendFailureMessage();
  const form = useForm({ defaultValues: { code: '', newpassword: '' } });
  const { errors } = form.formState;
  const newPassword = useNewPasswordField(form);
  const problem = useUnsentFields(form, link ? ['newpassword'] : ['code', 'newpassword'], failure);
  const isReplaced = isRefusedFor(failure, 'CODE_REPLACED');
  const spentMessage = isReplaced
    ? t`A newer mail was sent after this one. Please press the link in that.`
    : t`This link was used already, or is no longer valid. Please have a new one sent.`;
  const message = snapshot.hasTag('spent') ? spentMessage : problem;
  const submit = form.handleSubmit(({ code, newpassword }) =>
    send({ type: 'password.submit', code: withoutSpaces(code), newpassword }),
  );
  return (
    <form method="post" noValidate onSubmit={submit} className="space-y-5">
      {link === null ? (
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
      {link === null && <CodeField error={errors.code?.message} {...form.register('code', codeRules)} />}
      <NewPasswordField {...newPassword} />
      {message && <Alert tone="dng">{message}</Alert>}
      <AccountSubmit busy={snapshot.hasTag('busy')}>
        <Trans comment="Button of the form in which the new password is typed">Set the new password</Trans>
      </AccountSubmit>
      <AnotherCode
        email={email}
        sending={snapshot.hasTag('sending')}
        isSent={isResent}
        problem={sendFailureMessage(unsent)}
        onSend={() => send({ type: 'mail.repeat' })}
        onChangeAddress={link === null ? () => send({ type: 'address.change' }) : null}
      >
        {link === null ? <Trans>Send another code</Trans> : <Trans>E-mail me a new link</Trans>}
      </AnotherCode>
    </form>
  );
}
