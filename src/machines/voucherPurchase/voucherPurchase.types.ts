import type { VoucherPayment, VoucherTheme } from '../../graphql/generated/types.ts';
import type { Failure } from '../../lib/failure.ts';
import type { ShopImage } from '../../lib/image-url.ts';
import type { deliveryArgs, DeliveryProblem, VoucherDelivery } from './voucher-delivery.ts';

/** What a voucher may look like. */
export type Theme = Pick<VoucherTheme, 'id' | 'name'> & { image: ShopImage | null };

/** What outlives the page until it is paid. */
export type VoucherDraft = Pick<VoucherPurchaseContext, 'theme_id' | 'amount' | 'customAmount' | 'delivery'>;

/** What payNow is asked with; the app adds the return `url`. */
export type VoucherOrder = { theme_id: number; amount: number } & ReturnType<typeof deliveryArgs>;

export type PaymentAnswer = Pick<VoucherPayment, 'success' | 'payment' | 'message' | 'fields'>;

export interface VoucherPurchaseContext {
  /** The `payum_token` of a return from the payment page. */
  token: string | null;
  themes: Theme[] | null;
  /** Values of the amount dropdown, dollars as text; `-1` is the custom amount. */
  amounts: string[];
  theme_id: number | null;
  /** The chosen option, '' while none is. */
  amount: string;
  /** As typed. */
  customAmount: string;
  delivery: VoucherDelivery;
  isLoggedIn: boolean;
  /** What paying was pressed without; blank again with every change. */
  problems: DeliveryProblem[];
  failure: Failure | null;
}

export interface VoucherPurchaseInput {
  token: string | null;
  /** Null when they are to be loaded. */
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
  | { type: 'delivery.change'; values: Partial<VoucherDelivery> }
  | { type: 'session.login' }
  | { type: 'session.logout' }
  | { type: 'voucher.pay' }
  | { type: 'load.retry' }
  | { type: 'connection.restore' }
  /** It is paid: what was filled in for it is not the next one's. */
  | { type: 'result.paid' }
  /** Away from the payment result, to buy another one. */
  | { type: 'result.dismiss' }
  /** The browser came Back to this page as it was left. */
  | { type: 'page.restore' };

export type VoucherPurchaseEmitted =
  | { type: 'payment.open'; url: string }
  /** Paying was pressed too early: the screen leads to this field. */
  | { type: 'problem.show'; field: DeliveryProblem };
