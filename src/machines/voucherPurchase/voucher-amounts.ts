import { parseAmount } from '../../rules/parse-amount.ts';
import { CUSTOM_AMOUNT } from '../../rules/voucher-options.ts';

/** The amount to pay, in dollars; 0 when none is selected or the typed amount is invalid (A17). */
export function chosenAmount({ amount, customAmount }: { amount: string; customAmount: string }): number {
  return parseAmount(amount === CUSTOM_AMOUNT ? customAmount : amount);
}
