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

const states = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'];
const requiredFields = ['first_name', 'last_name', 'street_address', 'city', 'state', 'postcode'] as const;
const limits: Record<keyof CleanAddress, number> = {
  display_name: 100,
  first_name: 60,
  last_name: 60,
  email: 254,
  phone: 30,
  company: 100,
  street_address: 100,
  street_address_1: 100,
  postcode: 12,
  city: 60,
  state: 60,
  country: 60,
};

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
      text('display_name') || `${required.street_address}, ${required.city}`.slice(0, limits.display_name),
    email: text('email') || null,
    phone: text('phone') || null,
    company: text('company') || null,
    street_address_1: text('street_address_1') || null,
  };
}

function formatProblems(address: CleanAddress): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const field of Object.keys(limits) as (keyof CleanAddress)[]) {
    if ((address[field]?.length ?? 0) > limits[field])
      fields[field] = `This must have at most ${limits[field]} characters`;
  }
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
  if (!fields['state'] && !states.includes(address.state))
    fields['state'] = 'Please choose a state or territory';
  if (!fields['postcode'] && !/^\d{4}$/.test(address.postcode))
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
