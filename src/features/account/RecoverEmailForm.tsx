import { Trans } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { EARLY_SUBMIT } from '../../components/layout/use-early-submit.ts';
import { AppLink } from '../../components/ui/AppLink.tsx';
import { useTextDraft } from '../../state/text-draft.ts';
import { AccountSubmit } from './AccountSubmit.tsx';
import { EmailField } from './EmailField.tsx';
import { useEmailRules } from './use-email-rules.ts';
import type { RecoverPassword } from './use-recover-password.ts';
import { useUnsentFields } from './use-send-failure-message.ts';

const FIELDS = ['email'] as const;

/** Asks for the address to mail the code for a new password to. */
export function RecoverEmailForm({ snapshot, send }: RecoverPassword) {
  const { email, unsent } = snapshot.context;
  const rules = useEmailRules();
  // A default value, even an empty one, would erase what was typed before the script loaded.
  const form = useForm<{ email: string }>(email === '' ? {} : { defaultValues: { email } });
  const problem = useUnsentFields(form, FIELDS, unsent);
  useTextDraft(form, 'login', 'email', FIELDS);
  const submit = form.handleSubmit((values) => send({ type: 'mail.request', email: values.email.trim() }));
  return (
    <form method="post" noValidate {...EARLY_SUBMIT} onSubmit={submit} className="group/early space-y-5">
      <p className="text-ink-soft">
        <Trans>We send you a mail with a code. With it you choose a new password.</Trans>
      </p>
      <EmailField
        error={form.formState.errors.email?.message ?? problem}
        fill={(address) => form.setValue('email', address, { shouldDirty: true, shouldValidate: true })}
        {...form.register('email', rules)}
      />
      <AccountSubmit busy={snapshot.hasTag('sending')}>
        <Trans comment="Button: mails six digits with which a new password can be set">Send me a code</Trans>
      </AccountSubmit>
      <p className="border-t border-kerf pt-4 text-sm text-ink-soft">
        <Trans>
          You need no password:{' '}
          <AppLink href="/login" className="text-ink underline underline-offset-4">
            log in with a code alone
          </AppLink>
          .
        </Trans>
      </p>
    </form>
  );
}
