import type { ProfileField } from '../../generated/contract-rules.ts';
import type { ProfileSwitches } from '../settings/business-settings.ts';

/** A field shown in the profile, and whether its owner may change it. */
export interface ProfileFieldState {
  name: ProfileField;
  editable: boolean;
}

/** The fields each switch makes editable (GEN-19); the date of birth has two switches (A37). */
const FIELDS: Record<Exclude<keyof ProfileSwitches, 'change_date_of_birth'>, readonly ProfileField[]> = {
  edit_name: ['first_name', 'last_name'],
  edit_date_of_birth: ['date_of_birth'],
  edit_club_additional_member: ['club_additional_member'],
  edit_company_name: ['company_name'],
  edit_company_phone: ['company_phone'],
  edit_trading_name: ['trading_name'],
  edit_abn: ['abn'],
  edit_website: ['website'],
  edit_facebook: ['facebook_link'],
  edit_drivers_licence: [
    'drivers_licence_number',
    'drivers_licence_expiry',
    'drivers_licence_state_of_issue_id',
  ],
  edit_emergency_contact: ['emergency_contact_name', 'emergency_contact_phone'],
  manage_addresses: ['current_address_id'],
};

/**
 * Returns the fields of a profile in display order: the name and mobile phone always, every other field if
 * its switch is on. The name is editable only with `edit_name`, a date of birth already set only with
 * `change_date_of_birth` (A36, A37).
 */
export function profileFields(
  switches: ProfileSwitches,
  user: { date_of_birth: string | null },
): ProfileFieldState[] {
  const isFixedDate = user.date_of_birth !== null && !switches.change_date_of_birth;
  const { edit_name, ...others } = FIELDS;
  const shown = (Object.keys(others) as (keyof typeof others)[]).filter((name) => switches[name]);
  return [
    ...edit_name.map((name) => ({ name, editable: switches.edit_name })),
    { name: 'mobile_phone', editable: true },
    ...shown
      .flatMap((name) => others[name])
      .map((name) => ({ name, editable: name !== 'date_of_birth' || !isFixedDate })),
  ];
}
