const MAX_AMOUNT = Number.MAX_SAFE_INTEGER / 100;

/**
 * An amount of the wire (dollars, a number with at most two decimals) as integer cents.
 * @throws RangeError when the amount is not finite or too large to be exact
 */
export function toCents(amount: number): number {
  if (!Number.isFinite(amount) || Math.abs(amount) > MAX_AMOUNT) {
    throw new RangeError(`Not an amount of money: ${amount}`);
  }
  const cents = Math.round(Math.abs(amount) * 100);
  return amount < 0 && cents > 0 ? -cents : cents;
}

/**
 * Prints an amount of the wire as `$1,234.50`, the same in every language (I18-05, A51). The minus of a discount
 * stands before the dollar sign.
 * @throws RangeError as `toCents`
 */
export function formatMoney(amount: number): string {
  const cents = toCents(amount);
  const [dollars = '0', rest = '00'] = (Math.abs(cents) / 100).toFixed(2).split('.');
  const grouped = dollars.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${cents < 0 ? '-' : ''}$${grouped}.${rest}`;
}
