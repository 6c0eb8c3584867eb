import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ChangeEvent } from 'react';
import { useForm } from 'react-hook-form';
import { AccountSubmit } from './AccountSubmit.tsx';
import { AnotherCode } from './AnotherCode.tsx';
import { CodeField } from './CodeField.tsx';
import { LoginFailure } from './LoginFailure.tsx';
import { useCodeOnly } from './use-code-only.ts';
import { isWholeCode, useCodeRules, withoutSpaces } from './use-code-rules.ts';
import type { Login } from './use-login.ts';
import { useSendFailureMessage } from './use-send-failure-message.ts';

/** Asks for the six digits of the mail and submits automatically after the last one. */
export function CodeStep({ snapshot, send }: Login) {
  const { t } = useLingui();
  const { recipient, failure, unsent, isResent } = snapshot.context;
  const { email } = recipient;
  const rules = useCodeRules();
  const codeOnly = useCodeOnly();
  const sendFailureMessage = useSendFailureMessage();
  const form = useForm({ defaultValues: { code: '' } });
  const submit = form.handleSubmit(({ code }) => send({ type: 'code.submit', code: withoutSpaces(code) }));
  const [typed, setTyped] = useState('');
  const sendWhole = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const code = withoutSpaces(target.value);
    setTyped(code);
    if (code !== typed && isWholeCode(code)) void submit();
  };
  return (
    <form method="post" noValidate onSubmit={submit} className="space-y-5">
      <p>
        {codeOnly ? (
          <Trans>
            We have sent a mail to <strong className="wrap-anywhere">{email}</strong>. Type its six digits
            here.
          </Trans>
        ) : (
          <Trans>
            We have sent a mail to <strong className="wrap-anywhere">{email}</strong>. Press the link in it,
            or type its six digits here.
          </Trans>
        )}
      </p>
      <CodeField
        error={form.formState.errors.code?.message}
        {...form.register('code', { ...rules, onChange: sendWhole })}
      />
      <LoginFailure
        failure={failure}
        wrong={t`That code does not match, or is no longer valid. You can have another one sent.`}
      />
      <AccountSubmit busy={snapshot.hasTag('busy')}>
        <Trans>Log in</Trans>
      </AccountSubmit>
      <AnotherCode
        email={email}
        sending={snapshot.hasTag('sending')}
        isSent={isResent}
        problem={sendFailureMessage(unsent)}
        onSend={() => send({ type: 'mail.repeat' })}
        onChangeAddress={() => send({ type: 'address.change', email })}
      >
        <Trans comment="Button: mails a new code of six digits">Send another code</Trans>
      </AnotherCode>
    </form>
  );
}
