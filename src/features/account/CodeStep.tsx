import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { useSession, useSessionRef } from '../../actors/session.ts';
import { Button } from '../../components/ui/Button.tsx';
import { TextField } from '../../components/ui/TextField.tsx';
import { LoginFailure } from './LoginFailure.tsx';

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
  const form = useForm({ defaultValues: { code: '' } });
  const submit = form.handleSubmit(({ code }) =>
    session.send({
      type: 'login.submit',
      credentials: { method: 'code', email, code: code.replace(/\s/g, '') },
    }),
  );
  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      <p>
        <Trans>
          We have sent a mail to <strong className="wrap-anywhere">{email}</strong>. Press the link in it, or
          type its six digits here.
        </Trans>
      </p>
      <TextField
        label={t`Code`}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        maxLength={12}
        error={form.formState.errors.code?.message}
        {...form.register('code', {
          required: t`Please type the code from the mail`,
          validate: (code) => /^\d{6}$/.test(code.replace(/\s/g, '')) || t`The code has six digits`,
        })}
      />
      <LoginFailure
        wrong={t`That code does not match, or is no longer good. You can have another one sent.`}
      />
      <Button type="submit" variant="primary" fullWidth busy={busy}>
        <Trans>Log in</Trans>
      </Button>
      <Button variant="quiet" fullWidth onClick={onBack}>
        <Trans>Send another code</Trans>
      </Button>
    </form>
  );
}
