import { describe, expect, it } from 'vitest';
import { fieldsInEnglish, refusalText } from '../../lib/refusal-text.ts';
import { checkAddress, checkQuoteAddress } from './address-rules.ts';

const good = {
  first_name: ' Kylie ',
  last_name: 'Nguyen',
  street_address: '12  Goondoon Street',
  postcode: '4680',
  city: 'Gladstone',
  state: 'qld',
  country: 'Australia',
  display_name: '',
  email: '',
  phone: '',
  company: '',
  street_address_1: '',
};
const problemsOf = (changes: object) => {
  const check = checkAddress({ ...good, ...changes });
  return check.ok ? {} : fieldsInEnglish(check.fields);
};

describe('addresses', () => {
  it('[APS-01] an address is normalised: spaces are trimmed, the state becomes its code, the country AU', () => {
    expect(checkAddress({ ...good, company: '  ' })).toEqual({
      ok: true,
      address: {
        display_name: '12 Goondoon Street, Gladstone',
        first_name: 'Kylie',
        last_name: 'Nguyen',
        email: null,
        phone: null,
        company: null,
        street_address: '12 Goondoon Street',
        street_address_1: null,
        postcode: '4680',
        city: 'Gladstone',
        state: 'QLD',
        country: 'AU',
      },
    });
  });

  it.each(['first_name', 'last_name', 'street_address', 'city', 'state', 'postcode'])(
    '[APS-01] %s is required',
    (field) => expect(problemsOf({ [field]: '  ' })).toEqual({ [field]: 'Please fill this in' }),
  );

  it.each(['468', '46800', '4a80', '४६८०'])('[APS-01] "%s" is not a postcode', (postcode) => {
    expect(problemsOf({ postcode })).toEqual({ postcode: 'An Australian postcode has 4 digits' });
  });

  it('[APS-01] only the eight states and territories are accepted', () => {
    for (const state of ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'])
      expect(problemsOf({ state })).toEqual({});
    expect(problemsOf({ state: 'Queensland' })).toEqual({ state: 'Please choose a state or territory' });
  });

  it('[GEN-02] a foreign address is refused at its country (A11)', () => {
    expect(problemsOf({ country: 'NZ' })).toEqual({ country: 'Sorry, we only ship within Australia' });
  });

  it.each(['a,b@x.com', 'a<b>@x.com', 'a@x..com', 'kylie\u200B@example.com'])(
    '[APS-02] %j is not an e-mail address',
    (email) => {
      expect(problemsOf({ email })).toEqual({ email: 'This is not an e-mail address' });
      expect(checkQuoteAddress({ ...good, email })).toMatchObject({
        ok: false,
        fields: { email: refusalText('ADDRESS_NOT_AN_EMAIL') },
      });
    },
  );

  it.each(['------', '+ () -', '12 34 5', '1234567890123456'])(
    '[APS-02] %j is not a phone number',
    (phone) => {
      expect(problemsOf({ phone })).toEqual({ phone: 'This is not a phone number' });
    },
  );

  it('[APS-02] e-mail and phone are checked, each at its field', () => {
    const problems = problemsOf({ email: 'kylie@', phone: 'call me' });
    expect(problems).toEqual({
      email: 'This is not an e-mail address',
      phone: 'This is not a phone number',
    });
  });

  it('[CHK-05] a shipping quote may be requested from any country, but requires an e-mail address', () => {
    const abroad = { ...good, country: 'NZ', postcode: 'AB-1', state: 'Otago' };
    expect(checkQuoteAddress({ ...abroad, email: 'kylie@example.com' })).toMatchObject({ ok: true });
    expect(checkQuoteAddress(abroad)).toEqual({
      ok: false,
      fields: { email: refusalText('QUOTE_NEEDS_EMAIL') },
    });
  });
});
