import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Alert } from '../../components/ui/Alert.tsx';
import { EARLY_SUBMIT } from '../../components/layout/use-early-submit.ts';
import { TextField } from '../../components/ui/TextField.tsx';
import { personNameRule } from '../../graphql/generated/contract-rules.ts';
import { readDay } from '../../rules/calendar-date.ts';
import { MaskedField } from '../../components/ui/MaskedField.tsx';
import { DATE } from '../../components/ui/masks.ts';
import type { MailRecipient } from '../../machines/login/login.types.ts';
import { useDrafts } from '../../state/drafts.ts';
import { useTextDraft } from '../../state/text-draft.ts';
import { AccountSubmit } from './AccountSubmit.tsx';
import { EmailField } from './EmailField.tsx';
import { useEmailRules } from './use-email-rules.ts';
import type { Login } from './use-login.ts';
import { useUnsentFields } from './use-send-failure-message.ts';

interface SignupFormProps extends Login {
  /** The shop asks for the date of birth (GEN-23). */
  asksDateOfBirth: boolean;
}

type SignupValues = MailRecipient & { first_name: string; last_name: string };

const FIELDS = ['first_name', 'last_name', 'email', 'date_of_birth'] as const;

const filled = (message: string) => ({
  validate: (text: string) => text.trim() !== '' || message,
});

/** Asks for e-mail address, first and last name; the mailed link or code then logs in (USR-01). */
export function SignupForm({ snapshot, send, asksDateOfBirth }: SignupFormProps) {
  const { t } = useLingui();
  const { recipient, unsent } = snapshot.context;
  const emailRules = useEmailRules();
  // Default values, even empty ones, would erase what was typed before the script loaded.
  const form = useForm<SignupValues>(recipient.email === '' ? {} : { defaultValues: recipient });
  useTextDraft(form, 'login', 'signup', FIELDS);
  const drafts = useDrafts();
  useEffect(() => {
    // The draft was deleted when the mail was sent, and the address is to be changed.
    if (recipient.email !== '') drafts?.write('login', 'signup', recipient);
  }, [drafts, recipient]);
  const { errors } = form.formState;
  const failure = useUnsentFields(form, FIELDS, unsent);
  const submit = form.handleSubmit((values) => {
    const user = {
      first_name: values.first_name.trim(),
      last_name: values.last_name.trim(),
      email: values.email.trim(),
      ...(asksDateOfBirth ? { date_of_birth: values.date_of_birth?.trim() ?? '' } : {}),
    };
    send({ type: 'mail.request', recipient: user });
  });
  return (
    <form method="post" noValidate {...EARLY_SUBMIT} onSubmit={submit} className="group/early space-y-5">
      <TextField
        label={t`First name`}
        autoComplete="given-name"
        required
        maxLength={personNameRule.maxLength}
        error={errors.first_name?.message}
        {...form.register('first_name', filled(t`Please enter your first name`))}
      />
      <TextField
        label={t`Last name`}
        autoComplete="family-name"
        required
        maxLength={personNameRule.maxLength}
        error={errors.last_name?.message}
        {...form.register('last_name', filled(t`Please enter your last name`))}
      />
      <EmailField
        error={errors.email?.message}
        fill={(address) => form.setValue('email', address, { shouldDirty: true, shouldValidate: true })}
        {...form.register('email', emailRules)}
      />
      {asksDateOfBirth && (
        <MaskedField
          label={t({ message: 'Date of birth', comment: 'Label of a field' })}
          {...DATE}
          autoComplete="bday"
          error={errors.date_of_birth?.message}
          {...form.register('date_of_birth', {
            validate: (typed = '') =>
              typed.trim() === '' || readDay(typed.trim()) !== null || t`Please enter a date like 31/12/1990`,
          })}
          fill={(value) => form.setValue('date_of_birth', value, { shouldDirty: true })}
        />
      )}
      {failure && <Alert tone="dng">{failure}</Alert>}
      <AccountSubmit busy={snapshot.hasTag('sending')}>
        <Trans>Sign up</Trans>
      </AccountSubmit>
    </form>
  );
}
