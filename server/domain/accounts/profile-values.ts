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
import type { UserRow } from './user-store.ts';

/** The values of profile fields; null if empty. */
export type ProfileValues = Pick<UserRow, ProfileField>;

type Checked<Value> = { value: Value } | { problem: RefusalText };

/** Returns the clean value or the problem with it; a text is one line and not blank. */
type Check<Value, Given = unknown> = (given: Given, today: Date) => Checked<Value>;

const wrong = (problem: RefusalText) => ({ problem });

const oneLine = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();

const text =
  (
    limit: number,
    clean: (text: string, today: Date) => string | null,
    problem: RefusalText,
  ): Check<string, string | number> =>
  (value, today) => {
    if (typeof value !== 'string') return wrong(refusalText('FIELD_TYPE', { type: 'string' }));
    if (value.length > limit) return wrong(refusalText('FIELD_TOO_LONG', { limit: String(limit) }));
    const cleaned = clean(value, today);
    return cleaned === null ? wrong(problem) : { value: cleaned };
  };

const number =
  (isGood: (value: number) => boolean, problem: RefusalText): Check<number, string | number> =>
  (value) =>
    typeof value === 'number' && isGood(value) ? { value } : wrong(problem);

/** Checks a value unless it is empty, for which it returns `empty`. */
const unlessEmpty =
  <Empty, Value>(empty: Checked<Empty>, check: Check<Value, string | number>): Check<Value | Empty> =>
  (given, today) => {
    const value = typeof given === 'string' ? oneLine(given) : given;
    if (value === '' || value === null || value === undefined) return empty;
    if (typeof value !== 'string' && typeof value !== 'number') return wrong(refusalText('FIELD_INVALID'));
    return check(value, today);
  };

const required = <Value>(check: Check<Value, string | number>): Check<Value> =>
  unlessEmpty<never, Value>(wrong(refusalText('FIELD_REQUIRED')), check);

const optional = <Value>(check: Check<Value, string | number>): Check<Value | null> =>
  unlessEmpty({ value: null }, check);

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

const CHECKS: { [Field in ProfileField]: Check<ProfileValues[Field]> } = {
  first_name: required(name),
  last_name: required(name),
  mobile_phone: optional(phone),
  date_of_birth: optional(text(10, parseDateOfBirth, refusalText('DATE_OF_BIRTH_INVALID'))),
  club_additional_member: optional(line),
  company_name: optional(line),
  company_phone: optional(phone),
  trading_name: optional(line),
  abn: optional(text(20, parseAbn, refusalText('ABN_INVALID'))),
  website: optional(url),
  facebook_link: optional(url),
  drivers_licence_number: optional(line),
  drivers_licence_expiry: optional(
    text(10, (typed) => (isDay(typed) ? typed : null), refusalText('DATE_INVALID')),
  ),
  drivers_licence_state_of_issue_id: optional(
    number((id) => isRowId(id) && id <= australianStateValues.length, refusalText('STATE_UNKNOWN')),
  ),
  emergency_contact_name: optional(line),
  emergency_contact_phone: optional(phone),
  current_address_id: optional(number(isRowId, refusalText('ADDRESS_UNKNOWN'))),
};

/**
 * Normalises a value typed for a field: single line, blanks as null, days as `YYYY-MM-DD`, an ABN as its
 * digits. Refusals: 422, each at the field.
 */
export function cleanProfileValue<Field extends ProfileField>(
  field: Field,
  given: unknown,
  today: Date,
): Outcome<ProfileValues[Field]> {
  const checked = CHECKS[field](given, today);
  return 'problem' in checked ? invalidAt(field, checked.problem) : success(checked.value);
}
