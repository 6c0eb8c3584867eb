import { formatCents, toCents } from '../rules/money.ts';

/**
 * Formats an amount from the wire as `$1,234.50`, the same in every language (I18-05, A51).
 * @throws RangeError when the amount is not finite or too large to be exact
 */
export function formatMoney(amount: number): string {
  const cents = toCents(amount);
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Not an amount of money: ${amount}`);
  return formatCents(cents);
}
