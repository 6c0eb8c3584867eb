import { DAY_MS } from '../../src/rules/workshop-time.ts';

/** How late (ms) a payment may arrive because of its gateway; later ones are not awaited. */
export const LATE_PAYMENT_MS = 30 * DAY_MS;
