import { useLingui } from '@lingui/react/macro';
import type { ProfileField } from '../../graphql/generated/input-limits.ts';

/**
 * The labels of the profile fields.
 * @param memberLabel the shop's own label for the additional member (GEN-20)
 */
export function useFieldLabels(memberLabel: string): Record<ProfileField, string> {
  const { t } = useLingui();
  // lingui-set comment="Label of a field in the profile"
  return {
    first_name: t`First name`,
    last_name: t`Last name`,
    mobile_phone: t`Mobile phone`,
    date_of_birth: t`Date of birth`,
    club_additional_member: memberLabel,
    company_name: t`Company`,
    company_phone: t`Company phone`,
    trading_name: t({
      message: 'Trading name',
      comment: 'Label of a field: the name that a company is known by',
    }),
    abn: t`ABN`,
    website: t`Website`,
    facebook_link: t`Facebook page`,
    drivers_licence_number: t`Driver’s licence number`,
    drivers_licence_expiry: t`Driver’s licence valid until`,
    drivers_licence_state_of_issue_id: t({
      message: 'Driver’s licence issued in',
      comment: 'Label of a list to choose from: states of Australia',
    }),
    emergency_contact_name: t({
      message: 'Emergency contact',
      comment: 'Label of a field: the name of a person to call',
    }),
    emergency_contact_phone: t`Emergency contact’s phone`,
    current_address_id: t({
      message: 'Address to send to',
      comment: 'Which of the saved addresses orders go to',
    }),
  };
}
