import { expect, it } from 'vitest';
import { addressFromWire, addressUpdateFromWire } from './address.ts';
import { cartOptionsFromWire } from './cart.ts';
import { orderRequestFromWire } from './order.ts';
import { voucherRequestFromWire } from './voucher.ts';

const typed = {
  first_name: 'Ada',
  last_name: 'Byron',
  street_address: '1 Tank Street',
  postcode: ' 4680',
  city: 'Gladstone',
  state: 'QLD',
  country: 'AU',
};
const order = { shipping_option_id: 1, paymentGateway: 'sandbox', url: '/checkout' };

it('[APS-01] in a new address missing or null fields are empty; in an update null clears a field, and a missing e-mail or name is kept', () => {
  const blank = { email: '', phone: '', company: '', street_address_1: '', display_name: '' };
  expect(addressFromWire(typed)).toEqual({ ...typed, ...blank, isConfirmed: false });
  expect(addressFromWire({ ...typed, email: null, confirmed: true })).toMatchObject({
    email: '',
    isConfirmed: true,
  });
  expect(addressUpdateFromWire(typed)).toMatchObject({ email: null, display_name: null, phone: '' });
  expect(addressUpdateFromWire({ ...typed, email: null, display_name: 'Home' })).toMatchObject({
    email: '',
    display_name: 'Home',
  });
});

it('[APS-07] a cart is priced for a saved address, for the place of an entered one, or for none', () => {
  expect(cartOptionsFromWire({})).toEqual(
    cartOptionsFromWire({ promotion_code: ' ', shipping_address: null, shipping_type: null, priority: null }),
  );
  expect(cartOptionsFromWire({ promotion_code: ' WELCOME10 ', shipping_address: 7 })).toMatchObject({
    promotionCode: 'WELCOME10',
    shipTo: { kind: 'saved', addressId: 7 },
  });
  expect(cartOptionsFromWire({ shipping_address: typed }).shipTo).toEqual({
    kind: 'place',
    place: { suburb: 'Gladstone', postcode: '4680', country: 'AU' },
  });
});

it('[APS-12] missing, null or blank fields of an order request nothing, and its amounts are cents', () => {
  const nothing = {
    address: null,
    priority: false,
    promotionCode: null,
    note: null,
    usesCredit: false,
    consent: null,
    expectedTotalCents: null,
    expectedCreditCents: null,
    idempotencyKey: null,
  };
  expect(orderRequestFromWire(order)).toMatchObject(nothing);
  const blank = {
    address: null,
    note: ' ',
    idempotency_key: '',
    expected_total: null,
    marketing_text: 'Yes',
  };
  expect(orderRequestFromWire({ ...order, ...blank })).toMatchObject(nothing);
  const rest = { address: 0, expected_total: 10.6, expected_credit: 0, marketing_opt_in: true };
  expect(orderRequestFromWire({ ...order, ...rest })).toMatchObject({
    address: { kind: 'saved', id: 0 },
    expectedTotalCents: 1060,
    expectedCreditCents: 0,
    consent: { text: null },
  });
});

it('[VCH-11] blank fields of a voucher count as empty', () => {
  const wanted = { theme_id: 1, amount: 25, url: '/gift', email: ' ', recipient_name: ' Bo ', message: null };
  expect(voucherRequestFromWire(wanted)).toEqual({
    themeId: 1,
    amount: 25,
    email: null,
    recipientName: 'Bo',
    recipientEmail: null,
    message: null,
    deliverOn: null,
    returnUrl: '/gift',
  });
});
