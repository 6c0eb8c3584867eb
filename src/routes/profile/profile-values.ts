import { profileFieldValues } from '../../graphql/generated/input-limits.ts';
import type { ProfileField } from '../../graphql/generated/input-limits.ts';
import { dayAsWritten, readDay } from '../../rules/calendar-date.ts';
import type { ProfileForm_UserFragment } from './ProfileForm.generated.ts';

/** The form's values: a text per field, as typed. */
export type ProfileValues = Record<ProfileField, string>;

const DAYS: readonly ProfileField[] = ['date_of_birth', 'drivers_licence_expiry'];
const IDS: readonly ProfileField[] = ['drivers_licence_state_of_issue_id', 'current_address_id'];

/** Whether a field is a day, typed as dd/mm/yyyy. */
export const isDayField = (field: ProfileField): boolean => DAYS.includes(field);

/** A profile field as typed; '' when blank. */
function shownValue(user: ProfileForm_UserFragment, field: ProfileField): string {
  const value = user[field];
  return isDayField(field) ? dayAsWritten(String(value ?? '')) : String(value ?? '');
}

/** All profile fields as typed. */
export const shownValues = (user: ProfileForm_UserFragment): ProfileValues =>
  Object.fromEntries(profileFieldValues.map((name) => [name, shownValue(user, name)])) as ProfileValues;

/** Converts a typed value for the host; an invalid day is sent as it is, to be refused. */
export function sentValue(field: ProfileField, typed: string): string | number | null {
  const text = typed.trim();
  if (text === '') return null;
  if (IDS.includes(field)) return Number(text);
  return isDayField(field) ? (readDay(text.trim()) ?? text) : text;
}
