import { addressInputLimits, australianStateValues, postcodeRule } from '../../generated/contract-rules.ts';
import type { AddressInput } from '../../generated/wire.ts';
import { isAustralia } from '../shipping/shipping-rules.ts';

/** An address in the shop's own spelling: trimmed, blanks as null, state code in capitals, country `AU`. */
export interface CleanAddress {
  display_name: string;
  first_name: string;
  last_name: string;
  email: string | null;
  phone: string | null;
  company: string | null;
  street_address: string;
  street_address_1: string | null;
  postcode: string;
  city: string;
  state: string;
  country: string;
}

export type AddressCheck =
  { ok: true; address: CleanAddress } | { ok: false; fields: Record<string, string> };

const requiredFields = ['first_name', 'last_name', 'street_address', 'city', 'state', 'postcode'] as const;

const cleanText = (text: string | null | undefined) =>
  (text ?? '')
    .normalize('NFC')
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

function cleaned(input: AddressInput): CleanAddress {
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
    display_name:
      text('display_name') ||
      `${required.street_address}, ${required.city}`.slice(0, addressInputLimits.display_name.maxLength),
    email: text('email') || null,
    phone: text('phone') || null,
    company: text('company') || null,
    street_address_1: text('street_address_1') || null,
  };
}

function formatProblems(address: CleanAddress): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const field of requiredFields) {
    if (address[field] === '') fields[field] = 'Please fill this in';
  }
  if (address.email !== null && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address.email))
    fields['email'] = 'This is not an e-mail address';
  if (address.phone !== null && !/^\+?[\d ()-]{6,}$/.test(address.phone))
    fields['phone'] = 'This is not a phone number';
  return fields;
}

/** Checks an address to deliver to; the message of each field is for the shopper (A11). */
export function checkAddress(input: AddressInput): AddressCheck {
  const address = cleaned(input);
  const fields = formatProblems(address);
  if (address.country !== 'AU') fields['country'] = 'Sorry, we only ship within Australia';
  if (!fields['state'] && !australianStateValues.some((state) => state === address.state))
    fields['state'] = 'Please choose a state or territory';
  if (!fields['postcode'] && !new RegExp(postcodeRule.pattern).test(address.postcode))
    fields['postcode'] = 'An Australian postcode has 4 digits';
  return Object.keys(fields).length > 0 ? { ok: false, fields } : { ok: true, address };
}

/** Checks an address that somebody asks a shipping quote for: anywhere, with a way to answer (CHK-05). */
export function checkQuoteAddress(input: AddressInput): AddressCheck {
  const address = cleaned(input);
  const fields = formatProblems(address);
  if (address.country === '') fields['country'] = 'Please fill this in';
  if (address.email === null) fields['email'] ??= 'Please tell us where to send our answer';
  return Object.keys(fields).length > 0 ? { ok: false, fields } : { ok: true, address };
}
