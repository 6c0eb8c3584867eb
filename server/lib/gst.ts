const GST_SHARE = 11;

/**
 * Returns the GST included in a total, in cents: one eleventh, or 0 while the shop is not registered (A52).
 */
export function gstIn(totalCents: number, gstRegistered: boolean): number {
  return gstRegistered ? Math.round(totalCents / GST_SHARE) : 0;
}
