import { gstIn } from '../lib/gst.ts';

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

/** What paying by a gateway comes to, in cents. */
export interface Surcharged {
  gateway: string;
  amountCents: number;
  /** On top of the amount. */
  surchargeCents: number;
  totalCents: number;
  /** The GST in the total (A52). */
  taxCents: number;
  /** What of the total credit leaves to pay. */
  dueCents: number;
}

/**
 * The same with the amount, the total and the tax in it (APS-15, CHK-15). What credit pays of the amount costs nothing
 * on top.
 */
export function surchargeOf(
  settings: SurchargeSettings,
  gateway: string,
  amountCents: number,
  creditCents = 0,
): Surcharged {
  const leftCents = Math.max(0, amountCents - creditCents);
  const onTop = surchargeCents(settings, gateway, leftCents);
  const totalCents = amountCents + onTop;
  const taxCents = gstIn(totalCents, settings.gst_registered);
  return { gateway, amountCents, surchargeCents: onTop, totalCents, taxCents, dueCents: leftCents + onTop };
}
