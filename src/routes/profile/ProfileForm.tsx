import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { StatusMessage } from '../../components/ui/StatusMessage.tsx';
import { useServerErrors } from '../../features/account/use-server-errors.ts';
import { isConflict } from '../../graphql/rest-error.ts';
import { profileFieldValues } from '../../graphql/generated/input-limits.ts';
import type { ProfileField } from '../../graphql/generated/input-limits.ts';
import type { ProfileQuery } from './Profile.generated.ts';
import { ProfileInput } from './ProfileInput.tsx';
import { useProfileUpdateMutation } from './ProfileUpdate.generated.ts';
import { sentValue, shownValues } from './profile-values.ts';
import type { ProfileValues } from './profile-values.ts';
import { useProfileDraft } from './use-profile-draft.ts';
import { useFieldLabels } from './use-field-labels.ts';

interface ProfileFormProps {
  account: ProfileQuery['userMyAccount'];
  /** Something was saved, or differs from what is shown. */
  onChange: () => void;
}

const isField = (name: string): name is ProfileField => profileFieldValues.some((field) => field === name);

/**
 * The profile fields shown by the shop, read-only or editable (GEN-19, A36). Sends only changes together with
 * the previous values, so that two tabs do not overwrite each other.
 */
export function ProfileForm({ account, onChange }: ProfileFormProps) {
  const { user } = account;
  const labels = useFieldLabels(account.club_additional_member_label);
  const fields = account.fields.flatMap(({ name, editable }) => (isField(name) ? [{ name, editable }] : []));
  const open = fields.filter(({ editable }) => editable).map(({ name }) => name);
  const saved = shownValues(user);
  const form = useForm<ProfileValues>({
    values: saved,
    resetOptions: { keepDirtyValues: true, keepErrors: true },
  });
  const { dirtyFields } = form.formState;
  const { knownOf, takeSaved, forget } = useProfileDraft(form, saved, open);
  const [elsewhere, setElsewhere] = useState<readonly ProfileField[]>([]);
  const [isSaved, setSaved] = useState(false);
  const { options, messageOf } = useServerErrors(form, open);
  const [update, { loading, error }] = useProfileUpdateMutation({ ...options, fetchPolicy: 'no-cache' });
  const failure = messageOf(error);
  const submit = form.handleSubmit(async (values) => {
    const changed = open.filter((name) => dirtyFields[name]);
    if (changed.length === 0) return setSaved(true);
    setSaved(false);
    const data = Object.fromEntries(changed.map((name) => [name, sentValue(name, values[name])]));
    const known = Object.fromEntries(changed.map((name) => [name, sentValue(name, knownOf(name))]));
    const response = await update({ variables: { data, known } });
    const updated = response.data?.userUpdate;
    const isChangedElsewhere = isConflict(response.error);
    setElsewhere(isChangedElsewhere ? changed : []);
    // The other tab's values are shown from now on, so saving again confirms them.
    if (isChangedElsewhere) takeSaved();
    if (updated) {
      const typed = form.getValues();
      form.reset(shownValues(updated), { keepDirtyValues: false, keepErrors: false });
      forget();
      setSaved(true);
      // Input made while saving is not saved yet.
      for (const name of open)
        if (typed[name] !== values[name]) form.setValue(name, typed[name], { shouldDirty: true });
    }
    onChange();
  });
  const isElsewhere = (name: ProfileField) =>
    elsewhere.includes(name) && Boolean(form.formState.errors[name]) && Boolean(dirtyFields[name]);
  return (
    <form method="post" noValidate className="@container" onSubmit={submit}>
      <dl className="mb-4 grid gap-4 @md:grid-cols-2 @md:*:first:col-span-2">
        <ReadOnly label={<Trans>E-mail</Trans>} value={user.email ?? ''} />
        {fields
          .filter(({ editable }) => !editable)
          .map(({ name }) => (
            <ReadOnly key={name} label={labels[name]} value={saved[name] || '–'} />
          ))}
      </dl>
      <div className="grid gap-4 @md:grid-cols-2">
        {open.map((name) => (
          <ProfileInput
            key={name}
            {...{ form, name }}
            label={labels[name]}
            savedElsewhere={isElsewhere(name) ? saved[name] : null}
          />
        ))}
      </div>
      {failure && (
        <div className="mt-4">
          <Alert tone="dng">{failure}</Alert>
        </div>
      )}
      <div className="mt-5 flex flex-wrap items-center gap-4">
        <Button type="submit" variant="primary" busy={loading}>
          <Trans comment="Button: keeps what was changed">Save your profile</Trans>
        </Button>
        <StatusMessage className="text-ink-soft">
          {isSaved && !loading && !Object.values(dirtyFields).some(Boolean) && (
            <Trans comment="Status: what was typed in the profile is kept now">Saved.</Trans>
          )}
        </StatusMessage>
      </div>
    </form>
  );
}

const ReadOnly = ({ label, value }: { label: ReactNode; value: string }) => (
  <div>
    <dt className="text-sm text-ink-soft">{label}</dt>
    <dd className="wrap-anywhere">
      <bdi>{value}</bdi>
    </dd>
  </div>
);
