import type { AddressInput } from '../../graphql/generated/types.ts';

/** What the address form holds; blank optional fields are sent as null. */
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

/** Form values → what `address/create` takes. */
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
