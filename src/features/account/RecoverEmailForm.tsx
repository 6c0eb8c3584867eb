import { Trans } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { EARLY_PRESS } from '../../components/layout/use-early-press.ts';
import { AccountSubmit } from './AccountSubmit.tsx';
import { EmailField } from './EmailField.tsx';
import { useEmailDraft } from './use-email-draft.ts';
import { useEmailRules } from './use-email-rules.ts';
import type { RecoverPassword } from './use-recover-password.ts';
import { useUnsentFields } from './use-unsent-words.ts';

/** Asks where to send the mail for a new password. */
export function RecoverEmailForm({ snapshot, send }: RecoverPassword) {
  const { email, unsent } = snapshot.context;
  const rules = useEmailRules();
  // A default, even an empty one, would take away what was typed before the script was there.
  const form = useForm<{ email: string }>(email === '' ? {} : { defaultValues: { email } });
  const problem = useUnsentFields(form, ['email'], unsent);
  useEmailDraft(form);
  const submit = form.handleSubmit((values) => send({ type: 'mail.request', email: values.email.trim() }));
  return (
    <form method="post" noValidate {...EARLY_PRESS} onSubmit={submit} className="group/early space-y-5">
      <EmailField
        error={form.formState.errors.email?.message ?? problem}
        fill={(address) => form.setValue('email', address, { shouldDirty: true, shouldValidate: true })}
        {...form.register('email', rules)}
      />
      <AccountSubmit busy={snapshot.hasTag('sending')}>
        <Trans>Send me a code</Trans>
      </AccountSubmit>
    </form>
  );
}
