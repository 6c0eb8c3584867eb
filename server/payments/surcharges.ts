import type { Surcharge } from '../generated/wire.ts';
import { gstIn } from '../lib/gst.ts';
import { toCents, toDollars } from '../lib/money.ts';

/** What the owner decides about surcharges: off unless he switches them on, and 0 unless he sets a rate (A20). */
export interface SurchargeSettings {
  /** Prices contain GST (A52). */
  gst_registered: boolean;
  card_surcharge_enabled: boolean;
  /** Hundredths of a per cent by gateway, e.g. `{ sandbox: 0 }`. */
  surcharge_basis_points: Record<string, number>;
}

const BASIS_POINTS = 10_000;

/** What paying `amountCents` by a gateway costs on top, in cents: nothing unless the owner switches it on (A20). */
export function surchargeCents(settings: SurchargeSettings, gateway: string, amountCents: number): number {
  const rate = settings.card_surcharge_enabled ? (settings.surcharge_basis_points[gateway] ?? 0) : 0;
  return Math.round((amountCents * rate) / BASIS_POINTS);
}

/** The same as the contract has it; `amount` in dollars (APS-15, CHK-15). */
export function surchargeOf(settings: SurchargeSettings, gateway: string, amount: number): Surcharge {
  const cents = toCents(amount);
  const surcharge = surchargeCents(settings, gateway, cents);
  return {
    gateway,
    amount: toDollars(cents),
    surcharge: toDollars(surcharge),
    total: toDollars(cents + surcharge),
    total_tax: toDollars(gstIn(cents + surcharge, settings.gst_registered)),
  };
}
