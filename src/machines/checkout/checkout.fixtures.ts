import type { Address, ShippingQuote } from '../../graphql/generated/types.ts';

/** A saved address in Gladstone. */
export function savedAddress(over: Partial<Address> = {}): Address {
  return {
    id: 9,
    display_name: 'Home',
    first_name: 'Ada',
    last_name: 'Lovelace',
    street_address: '1 Goondoon St',
    postcode: '4680',
    city: 'Gladstone',
    state: 'QLD',
    country: 'AU',
    enabled: true,
    ...over,
  };
}

export const standardPost: ShippingQuote = {
  shipping_type_id: 5,
  shipping_name: 'Standard Post',
  amount: 10.6,
  is_pick_up: false,
  description: '3 to 5 business days',
};

export const expressPost: ShippingQuote = {
  shipping_type_id: 6,
  shipping_name: 'Express Post',
  amount: 14.1,
  is_pick_up: false,
  description: '2 to 3 business days',
};
