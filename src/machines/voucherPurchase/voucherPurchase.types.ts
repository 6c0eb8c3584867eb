import type { VoucherPayment, VoucherTheme } from '../../graphql/generated/types.ts';
import type { Failure } from '../../lib/failure.ts';
import type { ShopImage } from '../../lib/image-url.ts';
import type { deliveryArgs, DeliveryProblem, DeliveryValues } from './voucher-delivery.ts';

/** A design for vouchers. */
export type Theme = Pick<VoucherTheme, 'id' | 'name'> & { image: ShopImage | null };

/** The values that are stored beyond the page until the voucher is paid. */
export type VoucherDraft = Pick<VoucherPurchaseContext, 'theme_id' | 'amount' | 'customAmount' | 'delivery'>;

/** Variables of `payNow`; the app adds the return `url`. */
export type VoucherOrder = { theme_id: number; amount: number } & ReturnType<typeof deliveryArgs>;

export type PaymentResponse = Pick<VoucherPayment, 'success' | 'payment' | 'message' | 'fields'>;

export interface VoucherPurchaseContext {
  /** The `payum_token` of a return from the payment page. */
  token: string | null;
  themes: Theme[] | null;
  /** Values of the amount dropdown, dollars as text; `-1` is the custom amount. */
  amounts: string[];
  theme_id: number | null;
  /** The chosen option; '' for none. */
  amount: string;
  /** As typed. */
  customAmount: string;
  delivery: DeliveryValues;
  isLoggedIn: boolean;
  /** Fields that were missing or invalid when paying was pressed; cleared by every change. */
  problems: DeliveryProblem[];
  failure: Failure | null;
}

export interface VoucherPurchaseInput {
  token: string | null;
  /** `null` when they still have to be loaded. */
  themes: Theme[] | null;
  /** The block's settings. */
  amounts: string;
  allowCustomAmounts: boolean;
  isLoggedIn: boolean;
  draft: VoucherDraft | null;
}

export type VoucherPurchaseEvent =
  | { type: 'mode.toggle' }
  | { type: 'theme.choose'; id: number }
  | { type: 'amount.choose'; amount: string }
  | { type: 'custom.change'; text: string }
  | { type: 'delivery.change'; values: Partial<DeliveryValues> }
  | { type: 'session.login' }
  | { type: 'session.logout' }
  /** `isDayUnreadable`: the browser cannot parse the typed day, so that its value is blank. */
  | { type: 'voucher.pay'; isDayUnreadable?: boolean }
  | { type: 'load.retry' }
  | { type: 'connection.restore' }
  /** Paid: the values must not be reused for the next voucher. */
  | { type: 'result.paid' }
  /** Closes the payment result, to buy another voucher. */
  | { type: 'result.dismiss' }
  /** Back restored this page as it was left. */
  | { type: 'page.restore' };

export type VoucherPurchaseEmitted =
  | { type: 'payment.open'; url: string }
  /** Paying was pressed with a problem in this field, which the screen focuses. */
  | { type: 'problem.show'; field: DeliveryProblem };
