import { DAY_MS } from '../../src/rules/workshop-time.ts';

/** How late a payment may be, when its gateway is; what comes later is not waited for. */
export const LATE_PAYMENT_MS = 30 * DAY_MS;
