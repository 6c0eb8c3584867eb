import { Trans } from '@lingui/react/macro';
import { formatMoney } from '../../lib/money.ts';

interface FreeShippingTextProps {
  /** The shipping method that becomes free; `null` for none. */
  name: string | null;
  /** Amount missing for it, in dollars; `null` once it is free (A09). */
  remaining: number | null;
  /** Whether shipping is free anyway. */
  isFree: boolean;
}

/** How much is missing for free shipping, or that it is reached (A09). */
export function FreeShippingText({ name, remaining, isFree }: FreeShippingTextProps) {
  if (name === null) return null;
  if (remaining === null)
    return (
      <p className="mt-3 text-sm font-semibold text-suc">
        <Trans comment="{name}: a way of shipping">{name} is free for this order</Trans>
      </p>
    );
  if (isFree || remaining <= 0) return null;
  return (
    <p className="mt-3 text-sm text-ink-soft">
      <Trans comment="{name}: a way of shipping">
        Spend {formatMoney(remaining)} more for free {name}
      </Trans>
    </p>
  );
}
