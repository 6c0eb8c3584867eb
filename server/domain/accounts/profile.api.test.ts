import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { profileFieldValues } from '../../generated/contract-rules.ts';
import { changeBusiness } from '../../testkit/products.ts';
import { homeAddress } from '../../testkit/shopper.ts';
import { logIn } from '../../testkit/log-in.ts';
import type { LoggedInUser } from '../../testkit/log-in.ts';
import { createWorld } from '../../testkit/world.ts';
import type { World } from '../../testkit/world.ts';
import { defaultBusinessSettings } from '../settings/business-settings.ts';
import type { ProfileSwitches } from '../settings/business-settings.ts';

let world: World;
let ada: LoggedInUser;
let addressId: number;
beforeAll(async () => {
  world = await createWorld();
  ada = await logIn(world);
  const { token } = ada;
  addressId = (await world.rest('addressCreate', { address: homeAddress }, { token })).body.id;
});
// The matrix makes more requests per minute than any user.
beforeEach(() => world.services.database.deleteFrom('rate_limits').execute());
afterAll(() => world.close());

const SWITCHES = Object.keys(defaultBusinessSettings).filter((name): name is keyof ProfileSwitches =>
  /^(edit|change)_|^manage_addresses$/.test(name),
);

async function turnOn(...on: (keyof ProfileSwitches)[]) {
  for (const name of SWITCHES) await changeBusiness(world, name, on.includes(name));
}

const update = (data: object, known?: object, who = ada) =>
  world.rest('userUpdate', { id: who.userId, data, ...(known ? { known } : {}) }, { token: who.token });

const refusedFields = (body: unknown) => (body as { fields?: Record<string, string> }).fields ?? {};

/** A valid value for every field, and its stored form. */
const good: Record<string, [given: unknown, stored: unknown]> = {
  first_name: [' Ada\n', 'Ada'],
  last_name: ['King', 'King'],
  mobile_phone: ['0400 123 456', '0400 123 456'],
  date_of_birth: ['1985-12-10', '1985-12-10'],
  club_additional_member: ['William', 'William'],
  company_name: ['Analytical Engines', 'Analytical Engines'],
  company_phone: ['+61 7 4900 1234', '+61 7 4900 1234'],
  trading_name: ['Engines', 'Engines'],
  abn: ['51 824 753 556', '51824753556'],
  website: ['example.com/ada', 'https://example.com/ada'],
  facebook_link: ['https://facebook.com/ada', 'https://facebook.com/ada'],
  drivers_licence_number: ['012345', '012345'],
  drivers_licence_expiry: ['2031-02-28', '2031-02-28'],
  drivers_licence_state_of_issue_id: [4, 4],
  emergency_contact_name: ['Anne', 'Anne'],
  emergency_contact_phone: ['07 4900 5555', '07 4900 5555'],
};

describe('each switch on its own', () => {
  it.each(SWITCHES)(
    '[GEN-19, A36] %s makes exactly its fields editable, and a refusal names the others',
    async (name) => {
      await turnOn(name);
      const who = await logIn(world);
      const { body: account } = await world.rest('userMyAccount', {}, { token: who.token });
      const open = account.fields.filter(({ editable }) => editable).map((field) => field.name);
      const results: unknown[] = [];
      const expected: unknown[] = [];
      for (const field of profileFieldValues.filter((one) => one !== 'current_address_id')) {
        const [given, stored] = good[field] ?? [];
        const { status, body } = await update({ [field]: given }, undefined, who);
        results.push([field, status, status === 200 ? body[field] : Object.keys(refusedFields(body))]);
        expected.push(open.includes(field) ? [field, 200, stored] : [field, 403, [field]]);
      }
      expect(results).toEqual(expected);
    },
  );
});

it.each([
  ['first_name', '  '],
  ['mobile_phone', 'call me'],
  ['mobile_phone', '------'],
  ['abn', '51 824 753 557'],
  ['website', 'javascript:alert(1)'],
  ['website', 'https://user:pass@example.com'],
  ['date_of_birth', '2999-01-01'],
  ['drivers_licence_expiry', '2031-02-30'],
  ['drivers_licence_state_of_issue_id', 9],
  ['drivers_licence_state_of_issue_id', 'QLD'],
  ['trading_name', 'x'.repeat(101)],
  ['company_name', { deep: true }],
])('[A36] %s is refused as %j', async (field, value) => {
  await turnOn(...SWITCHES);
  const { status, body } = await update({ [field]: value });
  expect([status, Object.keys(refusedFields(body))]).toEqual([422, [field]]);
});

it('[A37] a date of birth can be set once, and changed only if the shop allows it', async () => {
  const who = await logIn(world);
  await turnOn('edit_date_of_birth');
  expect((await update({ date_of_birth: '1985-12-10' }, undefined, who)).status).toBe(200);
  expect((await update({ date_of_birth: '1986-12-10' }, undefined, who)).status).toBe(403);
  await turnOn('edit_date_of_birth', 'change_date_of_birth');
  const { body } = await update({ date_of_birth: '1986-12-10' }, undefined, who);
  expect(body.date_of_birth).toBe('1986-12-10');
});

it('[A36, APS-01] the delivery address must be one of the user’s own, and the list marks it while it is enabled', async () => {
  await turnOn('manage_addresses');
  const current = async () => (await world.rest('addressList', {}, ada)).body.current_address_id;
  expect(await current()).toBeNull();
  expect((await update({ current_address_id: addressId })).body.current_address_id).toBe(addressId);
  expect(await current()).toBe(addressId);
  await world.rest('addressDisable', { id: addressId }, ada);
  expect(await current()).toBeNull();
  const other = await logIn(world);
  const { status, body } = await update({ current_address_id: addressId }, undefined, other);
  expect([status, Object.keys(refusedFields(body))]).toEqual([422, ['current_address_id']]);
});

describe('a profile saved in two tabs', () => {
  it('keeps the changes of both and refuses to overwrite the other’s value unseen', async () => {
    await turnOn('edit_company_name', 'edit_abn');
    const who = await logIn(world);
    await update({ company_name: 'First' }, { company_name: null }, who);
    const elsewhere = await update({ abn: '51824753556' }, { abn: null }, who);
    expect(elsewhere.body).toMatchObject({ company_name: 'First', abn: '51824753556' });
    const late = await update({ company_name: 'Second' }, { company_name: null }, who);
    expect(late.status).toBe(409);
    expect(Object.keys(refusedFields(late.body))).toEqual(['company_name']);
    const again = await update({ company_name: 'Second' }, { company_name: 'First' }, who);
    expect(again.body.company_name).toBe('Second');
  });

  it('refuses one of two saves at the same moment', async () => {
    await turnOn('edit_company_name');
    const who = await logIn(world);
    const both = await Promise.all(
      ['Left', 'Right'].map((name) => update({ company_name: name }, { company_name: null }, who)),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

it('[GEN-20] the account uses the shop’s label for the additional member', async () => {
  const { body } = await world.rest('userMyAccount', {}, { token: ada.token });
  expect(body.club_additional_member_label).toBe('Partner Name');
});
