import { parseAmount } from './parse-amount.ts';

/** The value of the option 'Custom Amount'. */
export const CUSTOM_AMOUNT = '-1';

/** The block's pipe-separated dollar amounts → option values; only amounts above 0 (VCH-04). */
export function amountOptions(amounts: string, allowCustomAmounts: boolean): string[] {
  const fixed = amounts
    .split('|')
    .map(parseAmount)
    .filter((amount) => amount > 0)
    .map(String);
  return allowCustomAmounts ? [...fixed, CUSTOM_AMOUNT] : fixed;
}
