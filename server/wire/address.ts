import type { SavedAddress } from '../domain/addresses/address-manager.ts';
import type { Address } from '../generated/wire.ts';

/** A saved address, for its owner (APS-01). */
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
