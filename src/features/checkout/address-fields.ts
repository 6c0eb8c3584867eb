import type { DeliveryLocality } from '../../lib/delivery-locality.ts';
import type { AddressInput, Locality } from '../../graphql/generated/types.ts';
import type { SavedAddress } from '../../machines/cart/cart-state.ts';

/** The values of the address form; blank optional fields are sent as `null`. */
export interface AddressValues {
  first_name: string;
  last_name: string;
  company: string;
  street_address: string;
  street_address_1: string;
  city: string;
  state: string;
  postcode: string;
  phone: string;
}

export const blankAddress: AddressValues = {
  first_name: '',
  last_name: '',
  company: '',
  street_address: '',
  street_address_1: '',
  city: '',
  state: '',
  postcode: '',
  phone: '',
};

/** Converts a saved address to form values. */
export const addressValues = (address: SavedAddress): AddressValues => ({
  first_name: address.first_name,
  last_name: address.last_name,
  company: address.company ?? '',
  street_address: address.street_address,
  street_address_1: address.street_address_1 ?? '',
  city: address.city,
  state: address.state,
  postcode: address.postcode,
  phone: address.phone ?? '',
});

/** Form values with the postcode, and perhaps suburb, that the visitor entered before. */
export const addressIn = (place: DeliveryLocality | null): AddressValues => ({
  ...blankAddress,
  postcode: place?.postcode ?? '',
  city: place?.suburb ?? '',
});

/** Converts form values to the input of `address/create` and `address/update`. */
export function toAddressInput(values: AddressValues): AddressInput {
  const optional = (text: string) => (text.trim() === '' ? null : text.trim());
  return {
    first_name: values.first_name.trim(),
    last_name: values.last_name.trim(),
    company: optional(values.company),
    street_address: values.street_address.trim(),
    street_address_1: optional(values.street_address_1),
    city: values.city.trim(),
    state: values.state,
    postcode: values.postcode.trim(),
    phone: optional(values.phone),
    country: 'Australia',
  };
}

const placeFields: readonly (keyof AddressValues)[] = ['city', 'state', 'postcode'];

/** Whether this is suburb, state or postcode, which are validated together. */
export const isPlaceField = (name: keyof AddressValues): boolean => placeFields.includes(name);

/** Whether suburb, state and postcode are the same. */
export const hasSamePlace = (one: AddressValues, other: AddressValues): boolean =>
  placeFields.every((name) => one[name] === other[name]);

/** The place of the address, as typed. */
export const placeOf = ({ city, state, postcode }: AddressValues): Locality => ({
  suburb: city.trim(),
  state,
  postcode: postcode.trim(),
});
