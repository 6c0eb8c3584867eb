import type { SurchargeSettings } from '../../payments/surcharges.ts';

/** What the owner decides about selling; every part of the host reads it from here. */
export interface BusinessSettings extends SurchargeSettings {
  /** False: no cart, no checkout, no prices (GEN-15). */
  ecommerce_enabled: boolean;
  /** The user whom every payment goes to (GEN-16). */
  payment_to_user_id: number;
  show_back_to_top: boolean;
  /** Goods above this make Standard Post free (A09). */
  free_shipping_threshold_cents: number;
  /** How many business days making an order takes, at least and at most. */
  min_making_days: number;
  max_making_days: number;
  /** Fee that moves an order to the front of the queue; null: not offered (A12). */
  priority_fee_cents: number | null;
  /** Prices contain GST and papers are tax invoices (A52). */
  gst_registered: boolean;
  guest_checkout: boolean;
  /** How long an unpaid order keeps its stock (A57). */
  order_hold_minutes: number;
  /** Largest gift voucher that can be bought (A17). */
  voucher_limit_cents: number;
  voucher_valid_years: number;
  /** How much of the disk files may take that shoppers have sent and nobody has ordered yet. */
  max_unordered_files_mb: number;
  /** Whether the footer says what is made now. */
  show_bench: boolean;
  /** Slug of the list page shown on the home page; blank: none (A42). */
  home_list_page: string;
}

export const defaultBusinessSettings: BusinessSettings = {
  ecommerce_enabled: true,
  payment_to_user_id: 1,
  show_back_to_top: true,
  free_shipping_threshold_cents: 200_00,
  min_making_days: 2,
  max_making_days: 3,
  priority_fee_cents: null,
  gst_registered: true,
  guest_checkout: false,
  card_surcharge_enabled: false,
  surcharge_basis_points: { sandbox: 0 },
  order_hold_minutes: 30,
  voucher_limit_cents: 5000_00,
  voucher_valid_years: 3,
  max_unordered_files_mb: 2048,
  show_bench: true,
  home_list_page: '',
};
