import { useLingui } from '@lingui/react/macro';
import { formatMoney } from '../lib/money.ts';

/** What sending costs, in words: `$10.60`, or `Free`. `amount` in dollars. */
export function usePostageWords(): (amount: number) => string {
  const { t } = useLingui();
  return (amount) =>
    amount === 0 ? t({ message: 'Free', comment: 'What shipping costs' }) : formatMoney(amount);
}
