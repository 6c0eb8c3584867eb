import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/ui/Button.tsx';
import { PasswordField } from '../../components/ui/PasswordField.tsx';
import { CodeField } from '../../features/account/CodeField.tsx';
import { useCodeRules, withoutSpaces } from '../../features/account/use-code-rules.ts';
import type { Failure } from '../../lib/failure.ts';
import type { DeletionProof } from '../../machines/accountDeletion/accountDeletion.machine.ts';
import { DeletionFailure } from './DeletionFailure.tsx';

interface DeletionProofFormProps {
  email: string;
  by: 'code' | 'password';
  failure: Failure | null;
  isBusy: boolean;
  onSubmit: (proof: DeletionProof) => void;
  onMailCode: () => void;
  onClose: () => void;
}

/** The last step: mailed code or password, and the delete button. */
export function DeletionProofForm({ email, by, failure, isBusy, ...on }: DeletionProofFormProps) {
  const { t } = useLingui();
  const codeRules = useCodeRules();
  const form = useForm({ defaultValues: { code: '', password: '' } });
  const { setError, formState } = form;
  useEffect(() => {
    const message = failure?.reason === 'refused' ? failure.fields?.[by] : undefined;
    if (message !== undefined) setError(by, { message }, { shouldFocus: true });
  }, [by, failure, setError]);
  const submit = form.handleSubmit(({ code, password }) =>
    on.onSubmit(by === 'code' ? { code: withoutSpaces(code) } : { password }),
  );
  return (
    <form method="post" noValidate onSubmit={submit} className="space-y-4">
      {by === 'code' ? (
        <>
          <p className="text-sm">
            <Trans>
              We have sent a mail to <strong className="wrap-anywhere">{email}</strong>. Type its six digits
              here, and your account is deleted.
            </Trans>
          </p>
          <CodeField error={formState.errors.code?.message} {...form.register('code', codeRules)} />
        </>
      ) : (
        <PasswordField
          label={t({
            message: 'Your password',
            comment: 'Label of a field: it proves whose account is deleted',
          })}
          autoComplete="current-password"
          required
          error={formState.errors.password?.message}
          {...form.register('password', { required: t`Please enter your password` })}
        />
      )}
      <DeletionFailure failure={failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" busy={isBusy}>
          <Trans>Delete my account for good</Trans>
        </Button>
        <Button variant="quiet" size="sm" onClick={on.onClose}>
          <Trans>Keep my account</Trans>
        </Button>
      </div>
      <Button variant="quiet" size="sm" className="-mx-3" onClick={on.onMailCode}>
        {by === 'code' ? <Trans>Send another code</Trans> : <Trans>E-mail me a code instead</Trans>}
      </Button>
      {by === 'password' && <input type="email" autoComplete="username" value={email} readOnly hidden />}
    </form>
  );
}
