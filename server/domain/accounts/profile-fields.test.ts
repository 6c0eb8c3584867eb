import { expect, test } from 'vitest';
import { profileFieldValues } from '../../generated/contract-rules.ts';
import { defaultBusinessSettings } from '../settings/business-settings.ts';
import type { ProfileSwitches } from '../settings/business-settings.ts';
import { profileFields } from './profile-fields.ts';

/** The specification's 13 switches, and the fields each alone makes editable besides the mobile phone. */
const matrix: Record<keyof ProfileSwitches, string[]> = {
  edit_name: ['first_name', 'last_name'],
  edit_date_of_birth: ['date_of_birth'],
  change_date_of_birth: [],
  edit_drivers_licence: [
    'drivers_licence_number',
    'drivers_licence_expiry',
    'drivers_licence_state_of_issue_id',
  ],
  edit_emergency_contact: ['emergency_contact_name', 'emergency_contact_phone'],
  edit_company_name: ['company_name'],
  edit_company_phone: ['company_phone'],
  edit_trading_name: ['trading_name'],
  edit_abn: ['abn'],
  edit_website: ['website'],
  edit_facebook: ['facebook_link'],
  edit_club_additional_member: ['club_additional_member'],
  manage_addresses: ['current_address_id'],
};
const switches = Object.keys(matrix) as (keyof ProfileSwitches)[];
const nobody = { date_of_birth: null };

const editable = (on: (keyof ProfileSwitches)[], user: { date_of_birth: string | null } = nobody) => {
  const settings = { ...defaultBusinessSettings, ...Object.fromEntries(on.map((name) => [name, true])) };
  const fields = profileFields(settings, user).filter((field) => field.editable);
  return fields.map(({ name }) => name);
};

test('[GEN-18] all 13 profile switches are off by default', () => {
  expect(switches).toHaveLength(13);
  expect(switches.map((name) => defaultBusinessSettings[name])).toEqual(switches.map(() => false));
});

test('[A36] with all switches off the name is read-only and only the mobile phone can be edited', () => {
  expect(profileFields(defaultBusinessSettings, nobody)).toEqual([
    { name: 'first_name', editable: false },
    { name: 'last_name', editable: false },
    { name: 'mobile_phone', editable: true },
  ]);
});

test.each(switches)('[GEN-19, A36] the switch %s makes exactly its fields editable', (name) => {
  expect(editable([name]).toSorted()).toEqual(['mobile_phone', ...matrix[name]].toSorted());
});

test('all switches together make every field editable', () => {
  expect(editable(switches).toSorted()).toEqual([...profileFieldValues].toSorted());
});

const born = '1985-12-10';

test.each([
  { edit: false, change: false, set: null, shown: false, open: false },
  { edit: false, change: false, set: born, shown: false, open: false },
  { edit: false, change: true, set: null, shown: false, open: false },
  { edit: false, change: true, set: born, shown: false, open: false },
  { edit: true, change: false, set: null, shown: true, open: true },
  { edit: true, change: false, set: born, shown: true, open: false },
  { edit: true, change: true, set: null, shown: true, open: true },
  { edit: true, change: true, set: born, shown: true, open: true },
])('[A37] date of birth: edit $edit, change $change, set $set', ({ edit, change, set, shown, open }) => {
  const settings = { ...defaultBusinessSettings, edit_date_of_birth: edit, change_date_of_birth: change };
  const field = profileFields(settings, { date_of_birth: set }).find(({ name }) => name === 'date_of_birth');
  expect(field !== undefined).toBe(shown);
  expect(field?.editable ?? false).toBe(open);
});
