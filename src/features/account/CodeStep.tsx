import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { useSession, useSessionRef } from '../../state/session.ts';
import { Button } from '../../components/ui/Button.tsx';
import { AccountSubmit } from './AccountSubmit.tsx';
import { CodeField } from './CodeField.tsx';
import { LoginFailure } from './LoginFailure.tsx';
import { useCodeRules, withoutSpaces } from './use-code-rules.ts';

interface CodeStepProps {
  email: string;
  /** Back to the address, to mend it or to have another code sent. */
  onBack: () => void;
}

/** Takes the six digits from the mail. */
export function CodeStep({ email, onBack }: CodeStepProps) {
  const { t } = useLingui();
  const session = useSessionRef();
  const busy = useSession((snapshot) => snapshot.hasTag('busy'));
  const rules = useCodeRules();
  const form = useForm({ defaultValues: { code: '' } });
  const submit = form.handleSubmit(({ code }) =>
    session.send({
      type: 'login.submit',
      credentials: { method: 'code', email, code: withoutSpaces(code) },
    }),
  );
  return (
    <form method="post" noValidate onSubmit={submit} className="space-y-5">
      <p>
        <Trans>
          We have sent a mail to <strong className="wrap-anywhere">{email}</strong>. Press the link in it, or
          type its six digits here.
        </Trans>
      </p>
      <CodeField error={form.formState.errors.code?.message} {...form.register('code', rules)} />
      <LoginFailure
        wrong={t`That code does not match, or is no longer good. You can have another one sent.`}
      />
      <AccountSubmit busy={busy}>
        <Trans>Log in</Trans>
      </AccountSubmit>
      <Button variant="quiet" fullWidth onClick={onBack}>
        <Trans>Send another code</Trans>
      </Button>
    </form>
  );
}
