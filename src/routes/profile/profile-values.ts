import { profileFieldValues } from '../../graphql/generated/input-limits.ts';
import type { ProfileField } from '../../graphql/generated/input-limits.ts';
import { dayAsWritten, readDay } from '../../rules/calendar-date.ts';
import type { ProfileForm_UserFragment } from './ProfileForm.generated.ts';

/** What the form holds: a text for each field, as it is typed. */
export type ProfileValues = Record<ProfileField, string>;

const DAYS: readonly ProfileField[] = ['date_of_birth', 'drivers_licence_expiry'];
const IDS: readonly ProfileField[] = ['drivers_licence_state_of_issue_id', 'current_address_id'];

/** Whether a field holds a day, which is typed as dd/mm/yyyy. */
export const isDay = (field: ProfileField): boolean => DAYS.includes(field);

/** A field of the profile as it is typed; '' for nothing. */
function shownValue(user: ProfileForm_UserFragment, field: ProfileField): string {
  const value = user[field];
  return isDay(field) ? dayAsWritten(String(value ?? '')) : String(value ?? '');
}

/** The whole profile as it is typed. */
export const shownValues = (user: ProfileForm_UserFragment): ProfileValues =>
  Object.fromEntries(profileFieldValues.map((name) => [name, shownValue(user, name)])) as ProfileValues;

/** What was typed into a field as the host takes it; a day that is none goes as it is, to be refused. */
export function sentValue(field: ProfileField, typed: string): string | number | null {
  const text = typed.trim();
  if (text === '') return null;
  if (IDS.includes(field)) return Number(text);
  return isDay(field) ? (readDay(text.trim()) ?? text) : text;
}
