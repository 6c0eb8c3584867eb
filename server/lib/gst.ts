const GST_SHARE = 11;

/** The GST that a total contains, in cents: one eleventh, and none while the shop is not registered (A52). */
export function gstIn(totalCents: number, gstRegistered: boolean): number {
  return gstRegistered ? Math.round(totalCents / GST_SHARE) : 0;
}
