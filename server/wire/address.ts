import type { AddressChoice, AddressUpdate, SavedAddress } from '../domain/addresses/address-manager.ts';
import type { NewAddress } from '../domain/addresses/address-rules.ts';
import type { Address, AddressInput, Scalars } from '../generated/wire.ts';

/** A saved address for its owner (APS-01). */
export const addressWire = (address: SavedAddress): Address => ({
  id: address.id,
  display_name: address.display_name,
  first_name: address.first_name,
  last_name: address.last_name,
  email: address.email,
  phone: address.phone,
  company: address.company,
  street_address: address.street_address,
  street_address_1: address.street_address_1,
  postcode: address.postcode,
  city: address.city,
  state: address.state,
  country: address.country,
  enabled: address.enabled,
});

/** Reads an address to be stored (APS-01); omitted or null fields count as not typed. */
export const addressFromWire = (input: AddressInput): NewAddress => ({
  display_name: input.display_name ?? '',
  first_name: input.first_name,
  last_name: input.last_name,
  email: input.email ?? '',
  phone: input.phone ?? '',
  company: input.company ?? '',
  street_address: input.street_address,
  street_address_1: input.street_address_1 ?? '',
  postcode: input.postcode,
  city: input.city,
  state: input.state,
  country: input.country,
  isConfirmed: input.confirmed === true,
});

/** Reads the change of an address: an omitted e-mail or name stays, null removes it. */
export const addressUpdateFromWire = (input: AddressInput): AddressUpdate => ({
  ...addressFromWire(input),
  email: input.email === undefined ? null : (input.email ?? ''),
  display_name: input.display_name === undefined ? null : (input.display_name ?? ''),
});

/** Reads a saved address by id, or the address itself (A08). */
export const addressChoiceFromWire = (reference: Scalars['AddressRef']['input']): AddressChoice =>
  typeof reference === 'number'
    ? { kind: 'saved', id: reference }
    : { kind: 'typed', address: addressFromWire(reference) };
