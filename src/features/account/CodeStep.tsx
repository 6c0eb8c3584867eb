import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ChangeEvent } from 'react';
import { useForm } from 'react-hook-form';
import { useSession, useSessionRef } from '../../state/session.ts';
import { AccountSubmit } from './AccountSubmit.tsx';
import { AnotherCode } from './AnotherCode.tsx';
import { CodeField } from './CodeField.tsx';
import { LoginFailure } from './LoginFailure.tsx';
import type { MailSending } from './mail-sending.ts';
import { isWholeCode, useCodeRules, withoutSpaces } from './use-code-rules.ts';

interface CodeStepProps<Recipient> {
  email: string;
  mail: MailSending<Recipient>;
  /** Who gets another code. */
  recipient: Recipient;
  onChangeAddress: () => void;
}

/** Takes the six digits from the mail; the last of them sends the code, which needs no press then. */
export function CodeStep<Recipient>({ email, mail, recipient, onChangeAddress }: CodeStepProps<Recipient>) {
  const { t } = useLingui();
  const session = useSessionRef();
  const busy = useSession((snapshot) => snapshot.hasTag('busy'));
  const [resent, setResent] = useState(0);
  const rules = useCodeRules();
  const form = useForm({ defaultValues: { code: '' } });
  const submit = form.handleSubmit(({ code }) =>
    session.send({
      type: 'login.submit',
      credentials: { method: 'code', email, code: withoutSpaces(code) },
    }),
  );
  const [typed, setTyped] = useState('');
  const sendWhole = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const code = withoutSpaces(target.value);
    setTyped(code);
    if (code !== typed && isWholeCode(code)) void submit();
  };
  return (
    <form method="post" noValidate onSubmit={submit} className="space-y-5">
      <p>
        <Trans>
          We have sent a mail to <strong className="wrap-anywhere">{email}</strong>. Press the link in it, or
          type its six digits here.
        </Trans>
      </p>
      <CodeField
        error={form.formState.errors.code?.message}
        {...form.register('code', { ...rules, onChange: sendWhole })}
      />
      {/* A new code makes good what was wrong with the one before. */}
      <LoginFailure
        key={resent}
        wrong={t`That code does not match, or is no longer good. You can have another one sent.`}
      />
      <AccountSubmit busy={busy}>
        <Trans>Log in</Trans>
      </AccountSubmit>
      <AnotherCode
        email={email}
        mail={mail}
        recipient={recipient}
        onSent={() => setResent(resent + 1)}
        onChangeAddress={onChangeAddress}
      >
        <Trans>Send another code</Trans>
      </AnotherCode>
    </form>
  );
}
