import { useLingui } from '@lingui/react/macro';
import type { UseFormReturn } from 'react-hook-form';
import { SelectField } from '../../components/ui/SelectField.tsx';
import { TextField } from '../../components/ui/TextField.tsx';
import { MaskedField } from '../../components/ui/MaskedField.tsx';
import { DATE } from '../../components/ui/masks.ts';
import {
  australianStateValues,
  personNameRule,
  profileLineRule,
  profileUrlRule,
} from '../../graphql/generated/contract-rules.ts';
import type { ProfileField } from '../../graphql/generated/input-limits.ts';
import { readDay } from '../../rules/calendar-date.ts';
import { CurrentAddressField } from './CurrentAddressField.tsx';
import { isDayField } from './profile-values.ts';
import type { ProfileValues } from './profile-values.ts';

interface ProfileInputProps {
  form: UseFormReturn<ProfileValues>;
  name: ProfileField;
  label: string;
  /** The value saved by another tab; `null` for none. */
  savedElsewhere: string | null;
}

/** Autofill, keyboard and length by field. */
const HELP: Partial<Record<ProfileField, { autoComplete?: string; type?: string; maxLength?: number }>> = {
  first_name: { autoComplete: 'given-name', maxLength: personNameRule.maxLength },
  last_name: { autoComplete: 'family-name', maxLength: personNameRule.maxLength },
  mobile_phone: { autoComplete: 'tel', type: 'tel', maxLength: 30 },
  date_of_birth: { autoComplete: 'bday' },
  company_name: { autoComplete: 'organization' },
  company_phone: { type: 'tel', maxLength: 30 },
  abn: { maxLength: 20 },
  website: { autoComplete: 'url', maxLength: profileUrlRule.maxLength },
  facebook_link: { maxLength: profileUrlRule.maxLength },
  emergency_contact_phone: { type: 'tel', maxLength: 30 },
};

const states = australianStateValues.map((label, index) => ({ value: String(index + 1), label }));

/** An editable field of the profile. */
export function ProfileInput({ form, name, label, savedElsewhere }: ProfileInputProps) {
  const { t } = useLingui();
  const look = {
    label,
    error: form.formState.errors[name]?.message,
    hint:
      savedElsewhere === null
        ? undefined
        : t({
            message: `Saved elsewhere: ${savedElsewhere || '–'}`,
            comment:
              'Under a field that was changed elsewhere meanwhile, e.g. in another tab; {0} is what it holds there',
          }),
  };
  const isRequired = name === 'first_name' || name === 'last_name';
  const registered = form.register(name, {
    validate: (typed) => {
      if (isRequired && typed.trim() === '') return t`Please fill this in`;
      const isWrongDay = isDayField(name) && typed.trim() !== '' && readDay(typed.trim()) === null;
      return isWrongDay ? t`Please enter a date like 31/12/1990` : true;
    },
  });
  if (name === 'drivers_licence_state_of_issue_id')
    return <SelectField {...look} {...registered} options={states} />;
  if (name === 'current_address_id') return <CurrentAddressField {...look} {...registered} form={form} />;
  const help = { maxLength: profileLineRule.maxLength, ...HELP[name] };
  if (isDayField(name)) {
    return (
      <MaskedField
        {...look}
        {...DATE}
        autoComplete={help.autoComplete}
        {...registered}
        fill={(value) => form.setValue(name, value, { shouldDirty: true })}
      />
    );
  }
  return <TextField {...look} {...help} required={isRequired} {...registered} />;
}
