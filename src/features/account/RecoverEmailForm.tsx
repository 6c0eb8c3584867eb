import { Trans } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { EARLY_PRESS } from '../../components/layout/use-early-press.ts';
import { AccountSubmit } from './AccountSubmit.tsx';
import { EmailField } from './EmailField.tsx';
import { useEmailRules } from './use-email-rules.ts';
import { usePasswordMail } from './use-password-mail.ts';
import { useServerErrors } from './use-server-errors.ts';

interface RecoverEmailFormProps {
  email: string;
  onSent: (email: string) => void;
}

/** Asks where to send the mail for a new password. */
export function RecoverEmailForm({ email, onSent }: RecoverEmailFormProps) {
  const rules = useEmailRules();
  // A default, even an empty one, would take away what was typed before the script was there.
  const form = useForm<{ email: string }>(email === '' ? {} : { defaultValues: { email } });
  const { options, messageOf } = useServerErrors(form, ['email']);
  const { send, loading, error } = usePasswordMail(options);
  const submit = form.handleSubmit(async (values) => {
    const address = values.email.trim();
    if (await send(address)) onSent(address);
  });
  return (
    <form method="post" noValidate {...EARLY_PRESS} onSubmit={submit} className="group/early space-y-5">
      <EmailField
        error={form.formState.errors.email?.message ?? messageOf(error)}
        fill={(address) => form.setValue('email', address, { shouldDirty: true, shouldValidate: true })}
        {...form.register('email', rules)}
      />
      <AccountSubmit busy={loading}>
        <Trans>Send me a code</Trans>
      </AccountSubmit>
    </form>
  );
}
