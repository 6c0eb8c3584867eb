import type { PickUpWay } from '../../graphql/generated/types.ts';
import type { PaymentSurcharge, ShippingOffer } from './checkout.types.ts';
import type { SavedAddress } from '../cart/cart-state.ts';

/** A saved address in Gladstone. */
export function savedAddress(over: Partial<SavedAddress> = {}): SavedAddress {
  return {
    id: 9,
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

export const standardPost: ShippingOffer = {
  shipping_type_id: 5,
  shipping_name: 'Standard Post',
  amount: 10.6,
  description: '3 to 5 business days',
};

export const expressPost: ShippingOffer = {
  shipping_type_id: 6,
  shipping_name: 'Express Post',
  amount: 14.1,
  description: '2 to 3 business days',
};

export const pickUp: PickUpWay = {
  shipping_type_id: 8,
  shipping_name: 'Pick-up',
  amount: 0,
  description: 'At our workshop',
};

/** What the test gateway charges in addition to `amount` dollars, `credit` of which is paid with credit. */
export const surcharges = (amount: number, surcharge = 0, credit = 0): PaymentSurcharge[] => [
  {
    gateway: 'sandbox',
    surcharge,
    total: amount + surcharge,
    total_tax: 0,
    amount_due: amount + surcharge - credit,
  },
];
