import { DAY_MS } from '../../src/rules/workshop-time.ts';

/**
 * How long (ms) a gateway may take to report the payment of an order, voucher or form that has expired
 * meanwhile. Such a late payment is accepted; later ones are not awaited.
 */
export const LATE_PAYMENT_WINDOW_MS = 30 * DAY_MS;
