import type { SurchargeSettings } from '../../payments/surcharges.ts';

/** What customers can change in their profiles, each switch its own fields (GEN-18, A36). */
export interface ProfileSwitches {
  edit_name: boolean;
  edit_date_of_birth: boolean;
  /** In addition to `edit_date_of_birth`: also change one already set (A37). */
  change_date_of_birth: boolean;
  edit_drivers_licence: boolean;
  edit_emergency_contact: boolean;
  edit_company_name: boolean;
  edit_company_phone: boolean;
  edit_trading_name: boolean;
  edit_abn: boolean;
  edit_website: boolean;
  edit_facebook: boolean;
  edit_club_additional_member: boolean;
  manage_addresses: boolean;
}

/** The owner's decisions about selling, read from here by every part of the host. */
export interface BusinessSettings extends SurchargeSettings, ProfileSwitches {
  /** False for no cart, checkout or prices (GEN-15). */
  ecommerce_enabled: boolean;
  /** The user who receives every payment (GEN-16). */
  payment_to_user_id: number;
  show_back_to_top: boolean;
  /** Products above this price make Standard Post free (A09). */
  free_shipping_threshold_cents: number;
  /** Minimum and maximum business days for making an order. */
  min_making_days: number;
  max_making_days: number;
  /** Fee for moving an order to the front of the queue; null if not offered (A12). */
  priority_fee_cents: number | null;
  /** Whether shipping types with `is_pick_up` are offered. */
  pick_up: boolean;
  /** Whether prices include GST and invoices are tax invoices (A52). */
  gst_registered: boolean;
  /** Whether the login screen has a Google button, which starts the OAuth flow (GEN-22). */
  login_google: boolean;
  /** Whether logins need an e-mailed code: mails contain no link, and passwords are not accepted (GEN-21). */
  login_code_only: boolean;
  /** How long (minutes) an unpaid order reserves its stock (A57). */
  order_hold_minutes: number;
  /** Maximum amount of a gift voucher (A17). */
  voucher_limit_cents: number;
  voucher_valid_years: number;
  /** Maximum disk space for uploaded files not ordered yet. */
  max_unordered_files_mb: number;
  /** Whether the footer shows what is being made. */
  show_bench: boolean;
  /** Slug of the list page shown on the home page; blank for none (A42). */
  home_list_page: string;
  /** The profile's label for the additional member of a club (GEN-20). */
  club_additional_member_label: string;
  /** Whether the sign-up asks for the date of birth (GEN-23). */
  ask_date_of_birth: boolean;
}

export const defaultBusinessSettings: BusinessSettings = {
  ecommerce_enabled: true,
  payment_to_user_id: 1,
  show_back_to_top: true,
  free_shipping_threshold_cents: 200_00,
  min_making_days: 2,
  max_making_days: 3,
  priority_fee_cents: null,
  pick_up: false,
  gst_registered: true,
  login_google: false,
  login_code_only: false,
  card_surcharge_enabled: false,
  surcharge_basis_points: { sandbox: 0 },
  order_hold_minutes: 30,
  voucher_limit_cents: 5000_00,
  voucher_valid_years: 3,
  max_unordered_files_mb: 2048,
  show_bench: true,
  home_list_page: '',
  edit_name: false,
  edit_date_of_birth: false,
  change_date_of_birth: false,
  edit_drivers_licence: false,
  edit_emergency_contact: false,
  edit_company_name: false,
  edit_company_phone: false,
  edit_trading_name: false,
  edit_abn: false,
  edit_website: false,
  edit_facebook: false,
  edit_club_additional_member: false,
  manage_addresses: false,
  club_additional_member_label: 'Partner Name',
  ask_date_of_birth: false,
};
