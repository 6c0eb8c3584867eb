import type { AddressesTable } from '../../db/tables/address-tables.ts';
import { isPhone } from '../../../src/rules/answer-formats.ts';
import { emailProblem } from '../../../src/rules/email-address.ts';
import { isPostcode } from '../../../src/rules/postcode.ts';
import { australianStateValues, emailRule } from '../../generated/contract-rules.ts';
import { addressInputLimits } from '../../generated/input-limits.ts';
import { isAustralia } from './is-australia.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import type { FieldRefusals, RefusalText } from '../../lib/refusal-text.ts';

/** An address in the shop's own spelling: trimmed, blanks as null, state code in capitals, country `AU`. */
export type CleanAddress = Omit<AddressesTable, 'id' | 'user_id' | 'enabled' | 'created_at'>;

/** An address as somebody has typed it, not checked yet; '' where nothing was typed. */
export type TypedAddress = Record<keyof CleanAddress, string>;

/** An address to be kept. */
export interface NewAddress extends TypedAddress {
  /** Whoever typed it was asked whether suburb, state and postcode are right, and they are. */
  isConfirmed: boolean;
}

export type AddressCheck = { ok: true; address: CleanAddress } | { ok: false; fields: FieldRefusals };

const requiredFields = ['first_name', 'last_name', 'street_address', 'city', 'state', 'postcode'] as const;

const cleanText = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** A checked address as its owner would type it. */
export const asTyped = (address: CleanAddress): TypedAddress => ({
  ...address,
  email: address.email ?? '',
  phone: address.phone ?? '',
  company: address.company ?? '',
  street_address_1: address.street_address_1 ?? '',
});

/** What an address is called that was given no name. */
export function displayName({ street_address, city }: Pick<CleanAddress, 'street_address' | 'city'>): string {
  return `${street_address}, ${city}`.slice(0, addressInputLimits.display_name.maxLength);
}

function cleaned(input: TypedAddress): CleanAddress {
  const text = (field: keyof CleanAddress) => cleanText(input[field]);
  const required = {
    first_name: text('first_name'),
    last_name: text('last_name'),
    street_address: text('street_address'),
    postcode: text('postcode'),
    city: text('city'),
    state: text('state').toUpperCase(),
    country: isAustralia(text('country')) ? 'AU' : text('country'),
  };
  return {
    ...required,
    display_name: text('display_name') || displayName(required),
    email: text('email') || null,
    phone: text('phone') || null,
    company: text('company') || null,
    street_address_1: text('street_address_1') || null,
  };
}

function formatProblems(address: CleanAddress): Record<string, RefusalText> {
  const fields: Record<string, RefusalText> = {};
  for (const field of requiredFields) {
    if (address[field] === '') fields[field] = refusalText('FIELD_REQUIRED');
  }
  if (address.email !== null && emailProblem(address.email, emailRule) !== null)
    fields['email'] = refusalText('ADDRESS_NOT_AN_EMAIL');
  if (address.phone !== null && !isPhone(address.phone)) fields['phone'] = refusalText('ADDRESS_NOT_A_PHONE');
  return fields;
}

/** Checks an address to deliver to; the message of each field is for the shopper (A11). */
export function checkAddress(input: TypedAddress): AddressCheck {
  const address = cleaned(input);
  const fields = formatProblems(address);
  if (address.country !== 'AU') fields['country'] = refusalText('COUNTRY_NOT_SERVED');
  if (!fields['state'] && !australianStateValues.some((state) => state === address.state))
    fields['state'] = refusalText('STATE_UNKNOWN');
  if (!fields['postcode'] && !isPostcode(address.postcode))
    fields['postcode'] = refusalText('POSTCODE_INVALID');
  return Object.keys(fields).length > 0 ? { ok: false, fields } : { ok: true, address };
}

/** Checks an address that somebody asks a shipping quote for: anywhere, with a way to answer (CHK-05). */
export function checkQuoteAddress(input: TypedAddress): AddressCheck {
  const address = cleaned(input);
  const fields = formatProblems(address);
  if (address.country === '') fields['country'] = refusalText('FIELD_REQUIRED');
  if (address.email === null) fields['email'] ??= refusalText('QUOTE_NEEDS_EMAIL');
  return Object.keys(fields).length > 0 ? { ok: false, fields } : { ok: true, address };
}
