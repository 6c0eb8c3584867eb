import { totalsOf } from '../lib/totals.ts';

/** What the owner decides about surcharges: off unless he switches them on, and 0 unless he sets a rate (A20). */
export interface SurchargeSettings {
  /** Prices contain GST (A52). */
  gst_registered: boolean;
  card_surcharge_enabled: boolean;
  /** Hundredths of a per cent by gateway, e.g. `{ sandbox: 0 }`. */
  surcharge_basis_points: Record<string, number>;
}

/**
 * What paying by a gateway costs on top, in hundredths of a per cent: nothing unless the owner switches it on (A20), nor
 * where no gateway is needed.
 */
export function surchargeBasisPoints(settings: SurchargeSettings, gateway: string | null): number {
  if (gateway === null || !settings.card_surcharge_enabled) return 0;
  return settings.surcharge_basis_points[gateway] ?? 0;
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
  const { surchargeCents, totalCents, taxCents, dueCents } = totalsOf({
    lines: [{ unitCents: amountCents, qty: 1 }],
    discountCents: 0,
    shippingCents: 0,
    priorityCents: 0,
    creditCents,
    surchargeBasisPoints: surchargeBasisPoints(settings, gateway),
    gstRegistered: settings.gst_registered,
  });
  return { gateway, amountCents, surchargeCents, totalCents, taxCents, dueCents };
}
