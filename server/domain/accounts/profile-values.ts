import { isPhone } from '../../../src/rules/answer-formats.ts';
import { isDay } from '../../../src/rules/calendar-date.ts';
import {
  australianStateValues,
  personNameRule,
  profileLineRule,
  profileUrlRule,
} from '../../generated/contract-rules.ts';
import type { ProfileField } from '../../generated/contract-rules.ts';
import { invalidAt, success } from '../../lib/outcome.ts';
import type { Outcome } from '../../lib/outcome.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import type { RefusalText } from '../../lib/refusal-text.ts';
import { isRowId } from '../../lib/row-id.ts';
import { parseAbn } from './abn.ts';
import { parseDateOfBirth } from './date-of-birth.ts';

/** What a field of the profile holds; null: nothing. */
export type ProfileValue = string | number | null;

/** Answers the clean value, or why it is none; a blank text has become null before. */
type Check = (value: string | number, today: Date) => { value: string | number } | { problem: RefusalText };

const wrong = (problem: RefusalText) => ({ problem });

const oneLine = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();

const text =
  (limit: number, clean: (text: string, today: Date) => string | null, problem: RefusalText): Check =>
  (value, today) => {
    if (typeof value !== 'string') return wrong(refusalText('FIELD_TYPE', { type: 'string' }));
    if (value.length > limit) return wrong(refusalText('FIELD_TOO_LONG', { limit: String(limit) }));
    const cleaned = clean(value, today);
    return cleaned === null ? wrong(problem) : { value: cleaned };
  };

const number =
  (isGood: (value: number) => boolean, problem: RefusalText): Check =>
  (value) =>
    typeof value === 'number' && isGood(value) ? { value } : wrong(problem);

const line = text(profileLineRule.maxLength, (typed) => typed, refusalText('FIELD_INVALID'));
const name = text(personNameRule.maxLength, (typed) => typed, refusalText('FIELD_INVALID'));
const phone = text(30, (typed) => (isPhone(typed) ? typed : null), refusalText('ADDRESS_NOT_A_PHONE'));
const url = text(profileUrlRule.maxLength, webUrl, refusalText('WEBSITE_INVALID'));

function webUrl(typed: string): string | null {
  const full = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  const read = URL.parse(full);
  const isPublic =
    read !== null && read.hostname.includes('.') && read.username === '' && read.password === '';
  return isPublic && full.length <= profileUrlRule.maxLength ? full : null;
}

const CHECKS: Record<ProfileField, Check> = {
  first_name: name,
  last_name: name,
  mobile_phone: phone,
  date_of_birth: text(10, parseDateOfBirth, refusalText('DATE_OF_BIRTH_INVALID')),
  club_additional_member: line,
  company_name: line,
  company_phone: phone,
  trading_name: line,
  abn: text(20, parseAbn, refusalText('ABN_INVALID')),
  website: url,
  facebook_link: url,
  drivers_licence_number: line,
  drivers_licence_expiry: text(10, (typed) => (isDay(typed) ? typed : null), refusalText('DATE_INVALID')),
  drivers_licence_state_of_issue_id: number(
    (id) => isRowId(id) && id <= australianStateValues.length,
    refusalText('STATE_UNKNOWN'),
  ),
  emergency_contact_name: line,
  emergency_contact_phone: phone,
  current_address_id: number(isRowId, refusalText('ADDRESS_UNKNOWN')),
};

const isRequired = (field: ProfileField) => field === 'first_name' || field === 'last_name';

/**
 * A value that somebody has typed for a field, in the shop's own spelling: one line, blanks as null, days as
 * `YYYY-MM-DD`, an ABN as its digits. Refusals: 422, each at the field.
 */
export function cleanProfileValue(field: ProfileField, given: unknown, today: Date): Outcome<ProfileValue> {
  const value = typeof given === 'string' ? oneLine(given) : given;
  if (value === '' || value === null || value === undefined)
    return isRequired(field) ? invalidAt(field, refusalText('FIELD_REQUIRED')) : success(null);
  if (typeof value !== 'string' && typeof value !== 'number')
    return invalidAt(field, refusalText('FIELD_INVALID'));
  const checked = CHECKS[field](value, today);
  return 'problem' in checked ? invalidAt(field, checked.problem) : success(checked.value);
}
