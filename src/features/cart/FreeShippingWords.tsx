import { Trans } from '@lingui/react/macro';
import { formatMoney } from '../../lib/money.ts';

interface FreeShippingWordsProps {
  /** What is missing for free Standard Post, in dollars; null once it is free (A09). */
  remaining: number | null;
  /** Whether nothing is to be gained: it is sent for nothing as it is. */
  isFree: boolean;
}

/** How far it is to free Standard Post, or that it is reached (A09). */
export function FreeShippingWords({ remaining, isFree }: FreeShippingWordsProps) {
  if (remaining === null)
    return (
      <p className="mt-3 text-sm font-semibold text-suc">
        <Trans>Standard Post is free for this order</Trans>
      </p>
    );
  if (isFree || remaining <= 0) return null;
  return (
    <p className="mt-3 text-sm text-ink-soft">
      <Trans>Spend {formatMoney(remaining)} more for free Standard Post</Trans>
    </p>
  );
}
