import { totalsOf } from '../lib/totals.ts';

/** The owner's surcharge settings: off unless switched on, and 0 unless a rate is set (A20). */
export interface SurchargeSettings {
  /** Whether prices include GST (A52). */
  gst_registered: boolean;
  card_surcharge_enabled: boolean;
  /** Hundredths of a per cent by gateway, e.g. `{ sandbox: 0 }`. */
  surcharge_basis_points: Record<string, number>;
}

/**
 * Returns a gateway's surcharge in hundredths of a per cent: 0 unless the owner switches surcharges on (A20),
 * or if no gateway is needed.
 */
export function surchargeBasisPoints(settings: SurchargeSettings, gateway: string | null): number {
  if (gateway === null || !settings.card_surcharge_enabled) return 0;
  return settings.surcharge_basis_points[gateway] ?? 0;
}

/** The cost of paying by a gateway, in cents. */
export interface Surcharged {
  gateway: string;
  amountCents: number;
  /** Added to the amount. */
  surchargeCents: number;
  totalCents: number;
  /** The GST in the total (A52). */
  taxCents: number;
  /** What is left to pay of the total after credit. */
  dueCents: number;
}

/**
 * Calculates the surcharge with total and tax (APS-15, CHK-15). The part of the amount paid by credit bears
 * no surcharge.
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
