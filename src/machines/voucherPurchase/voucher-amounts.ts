import { parseAmount } from '../../rules/parse-amount.ts';
import { CUSTOM_AMOUNT } from '../../rules/voucher-options.ts';

/** What is to be paid, in dollars: 0 while nothing is chosen or the typed amount is none (A17). */
export function amountDue({ amount, customAmount }: { amount: string; customAmount: string }): number {
  return parseAmount(amount === CUSTOM_AMOUNT ? customAmount : amount);
}
