import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/ui/Button.tsx';
import { EARLY_SUBMIT } from '../../components/layout/use-early-submit.ts';
import { useTextDraft } from '../../state/text-draft.ts';
import { AccountSubmit } from './AccountSubmit.tsx';
import { EmailField } from './EmailField.tsx';
import { PasskeyLogin } from './PasskeyLogin.tsx';
import { useCodeOnly } from './use-code-only.ts';
import { useEmailRules } from './use-email-rules.ts';
import type { Login } from './use-login.ts';
import { useUnsentFields } from './use-send-failure-message.ts';

const FIELDS = ['email'] as const;

/** Asks for an e-mail address and sends a link and a code; accepts new addresses too (A02). */
export function EmailStep({ snapshot, send }: Login) {
  const { recipient, requested, unsent } = snapshot.context;
  const { email } = recipient;
  const rules = useEmailRules();
  const codeOnly = useCodeOnly();
  // A default value, even an empty one, would erase what was typed before the script loaded.
  const form = useForm<{ email: string }>(email === '' ? {} : { defaultValues: { email } });
  const problem = useUnsentFields(form, FIELDS, unsent);
  useTextDraft(form, 'login', 'email', FIELDS);
  useEffect(() => {
    if (requested !== null && form.getValues('email') === '') form.setValue('email', requested);
  }, [requested, form]);
  const submit = form.handleSubmit((values) =>
    send({ type: 'mail.request', recipient: { email: values.email.trim() } }),
  );
  return (
    <form method="post" noValidate {...EARLY_SUBMIT} onSubmit={submit} className="group/early space-y-5">
      <EmailField
        error={form.formState.errors.email?.message ?? problem}
        fill={(address) => form.setValue('email', address, { shouldDirty: true, shouldValidate: true })}
        {...form.register('email', rules)}
      />
      <AccountSubmit busy={snapshot.hasTag('sending')}>
        <Trans>E-mail me a login code</Trans>
      </AccountSubmit>
      {requested !== null && (
        <Button variant="secondary" fullWidth onClick={() => send({ type: 'code.expect' })}>
          <Trans>I have a code already</Trans>
        </Button>
      )}
      <PasskeyLogin snapshot={snapshot} send={send} />
      {!codeOnly && (
        <Button
          variant="quiet"
          fullWidth
          onClick={() => send({ type: 'password.choose', email: form.getValues('email') })}
        >
          <Trans comment="Button: instead of a code that is mailed">Use my password instead</Trans>
        </Button>
      )}
    </form>
  );
}
