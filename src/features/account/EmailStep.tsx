import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { useDrafts } from '../../state/drafts.ts';
import { Button } from '../../components/ui/Button.tsx';
import { EARLY_PRESS } from '../../components/layout/use-early-press.ts';
import { AccountSubmit } from './AccountSubmit.tsx';
import { EmailField } from './EmailField.tsx';
import { usePendingLogin } from './pending-login.ts';
import { useEmailRules } from './use-email-rules.ts';
import { useLoginMail } from './use-login-mail.ts';
import { useServerErrors } from './use-server-errors.ts';

interface EmailStepProps {
  email: string;
  /** The mail with link and code is on its way, or was sent before. */
  onSent: (email: string) => void;
  onPassword: (email: string) => void;
}

/** Keeps a half-typed address through a reload; returns how to forget it. */
function useEmailDraft({ getValues, setValue, subscribe }: UseFormReturn<{ email: string }>): () => void {
  const drafts = useDrafts();
  useEffect(() => {
    const kept = drafts?.read('login', 'email');
    if (typeof kept === 'string' && getValues('email') === '') setValue('email', kept);
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => drafts?.write('login', 'email', values.email || null),
    });
  }, [drafts, getValues, setValue, subscribe]);
  return () => drafts?.write('login', 'email', null);
}

/** Asks for an e-mail address and sends a link and a code; new addresses are welcome as they are (A02). */
export function EmailStep({ email, onSent, onPassword }: EmailStepProps) {
  const rules = useEmailRules();
  // A default, even an empty one, would take away what was typed before the script was there.
  const form = useForm<{ email: string }>(email === '' ? {} : { defaultValues: { email } });
  const { options, messageOf } = useServerErrors(form, ['email']);
  const { send, loading, error } = useLoginMail(options);
  const requested = usePendingLogin();
  const forget = useEmailDraft(form);
  useEffect(() => {
    if (requested !== null && form.getValues('email') === '') form.setValue('email', requested);
  }, [requested, form]);
  const submit = form.handleSubmit(async (values) => {
    const address = values.email.trim();
    if (!(await send(address))) return;
    forget();
    onSent(address);
  });
  return (
    <form method="post" noValidate {...EARLY_PRESS} onSubmit={submit} className="group/early space-y-5">
      <EmailField
        error={form.formState.errors.email?.message ?? messageOf(error)}
        fill={(address) => form.setValue('email', address, { shouldDirty: true, shouldValidate: true })}
        {...form.register('email', rules)}
      />
      <AccountSubmit busy={loading}>
        <Trans>E-mail me a login code</Trans>
      </AccountSubmit>
      {requested !== null && (
        <Button variant="secondary" fullWidth onClick={() => onSent(requested)}>
          <Trans>I have a code already</Trans>
        </Button>
      )}
      <Button variant="quiet" fullWidth onClick={() => onPassword(form.getValues('email'))}>
        <Trans>Use my password instead</Trans>
      </Button>
    </form>
  );
}
