// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { AddressInput } from '../../graphql/generated/types.ts';
import type { CheckoutFailure } from '../../machines/checkout/checkout.types.ts';
import { savedAddress } from '../../machines/checkout/checkout.fixtures.ts';
import { createFakeClient, renderScreen } from '../../test/render-content.tsx';
import { AddressForm } from './AddressForm.tsx';

const doubt: CheckoutFailure = {
  of: 'address',
  reason: 'refused',
  message: 'Please check suburb, state and postcode',
  textCode: 'ADDRESS_UNCONFIRMED',
  fields: { postcode: '2000 is a postcode of NSW, not of QLD' },
};

/** The form of a saved address in Gladstone, with a host that refuses with `failure` unless confirmed. */
function showsForm(failure: CheckoutFailure | null = null) {
  const saved: AddressInput[] = [];
  const typed: boolean[] = [];
  const { client } = createFakeClient({
    LocalitySuggestions: () => ({
      localityList: {
        __typename: 'LocalityList',
        data: [{ __typename: 'Locality', suburb: 'Brisbane', state: 'QLD', postcode: '4000' }],
      },
    }),
  });
  function Form() {
    const [said, setSaid] = useState<CheckoutFailure | null>(null);
    return (
      <AddressForm
        edited={savedAddress({ company: 'Analytical & Co' })}
        busy={false}
        failure={said}
        onSave={(address) => {
          saved.push(address);
          setSaid(address.confirmed ? null : failure);
        }}
        onType={(isTyped) => typed.push(isTyped)}
        saveLabel="Save this address"
        onCancel={null}
      />
    );
  }
  renderScreen(<Form />, client, {});
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
  const retype = async (name: string, text: string) => {
    await userEvent.clear(field(name));
    await userEvent.type(field(name), text);
  };
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const question = () => screen.queryByRole('group', { name: /Is this address right/ });
  return { saved, typed, field, retype, press, question };
}

it('[CHK-02] the form of a saved address is filled in, and reports when it is changed', async () => {
  const { saved, typed, field, retype, press } = showsForm();
  expect([field('Company').value, field('State').value, field('Postcode').value]).toEqual([
    'Analytical & Co',
    'QLD',
    '4680',
  ]);
  expect(typed).toEqual([false]);
  await retype('First name', 'Augusta');
  expect(typed.at(-1)).toBe(true);
  await press('Save this address');
  expect(saved).toMatchObject([{ first_name: 'Augusta', city: 'Gladstone', company: 'Analytical & Co' }]);
});

it('a doubt of the host is shown as a question, which disappears on a change and can be confirmed', async () => {
  const { saved, field, retype, press, question } = showsForm(doubt);
  await retype('Postcode', '2000');
  await press('Save this address');
  expect(document.activeElement).toBe(question());
  expect(question()?.textContent).toContain('2000 is a postcode of NSW, not of QLD');
  await retype('Postcode', '2001');
  expect([question(), field('Postcode').getAttribute('aria-invalid')]).toEqual([null, null]);
  await retype('Postcode', '2000');
  await press('It is right as I wrote it');
  expect(saved.map(({ postcode, confirmed }) => [postcode, confirmed])).toEqual([
    ['2000', undefined],
    ['2000', true],
  ]);
  expect(question()).toBeNull();
});

it('another locality that the question suggests is filled in and saved', async () => {
  const { saved, field, retype, press } = showsForm(doubt);
  await retype('Postcode', '2000');
  await press('Save this address');
  await userEvent.click(await screen.findByRole('button', { name: 'Brisbane QLD 4000' }));
  await act(async () => {});
  expect([field('Suburb or town').value, field('Postcode').value]).toEqual(['Brisbane', '4000']);
  expect(saved.at(-1)).toMatchObject({ city: 'Brisbane', state: 'QLD', postcode: '4000' });
});

it('[CHK-02] a suburb of 200 letters is kept, refused with a message at its field, and not sent', async () => {
  const { saved, field, press } = showsForm();
  const suburb = field('Suburb or town');
  await userEvent.clear(suburb);
  await userEvent.click(suburb);
  await userEvent.paste('x'.repeat(200));
  await press('Save this address');
  expect([suburb.value.length, suburb.getAttribute('aria-invalid')]).toEqual([200, 'true']);
  expect(screen.getByText('This must have at most 60 characters')).toBeTruthy();
  expect(saved).toEqual([]);
});
