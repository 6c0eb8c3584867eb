/** An amount from the wire (dollars, at most two decimals) as integer cents; NaN stays NaN. */
export function toCents(amount: number): number {
  const cents = Math.round(Math.abs(amount) * 100);
  return amount < 0 && cents > 0 ? -cents : cents;
}

/** Integer cents as an amount on the wire, dollars. */
export const toDollars = (cents: number): number => cents / 100;

/** As `toDollars`, but `null` stays `null`, e.g. for a missing price. */
export const dollarsOrNull = (cents: number | null): number | null =>
  cents === null ? null : toDollars(cents);

/** Integer cents as `$12,345.50`, the same in every language (I18-05, A51); a minus stands before the dollar sign. */
export function formatCents(cents: number): string {
  const [dollars = '0', rest = '00'] = (Math.abs(cents) / 100).toFixed(2).split('.');
  const grouped = dollars.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${cents < 0 ? '-' : ''}$${grouped}.${rest}`;
}
