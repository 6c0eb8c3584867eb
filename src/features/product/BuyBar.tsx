import { Trans } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { Price } from '../../components/ui/Price.tsx';
import { useIsOutOfView } from '../../components/ui/use-is-out-of-view.ts';
import { VisuallyHidden } from '../../components/ui/VisuallyHidden.tsx';
import { formatMoney } from '../../lib/money.ts';

interface BuyBarProps {
  /** The element around the button that the bar stands in for. */
  place: RefObject<HTMLElement | null>;
  /** Dollars. */
  amount: number;
  fullAmount?: number | null | undefined;
  isEditing: boolean;
  busy: boolean;
}

/**
 * Price and button at the bottom of the screen while the form's own button is out of sight. It follows that
 * button in the tab order, and submits the same form.
 */
export function BuyBar({ place, amount, fullAmount, isEditing, busy }: BuyBarProps) {
  const isOutOfView = useIsOutOfView(() => place.current);
  return (
    <div
      className={`bottom-bar z-30 min-h-16 flex-wrap justify-between transition-[translate,visibility] duration-150 ${isOutOfView ? '' : 'invisible translate-y-full'}`}
    >
      <Price stacked amount={amount} fullAmount={fullAmount} />
      <Button type="submit" name="action" value="add" variant="primary" className="grow" busy={busy}>
        <span>
          {isEditing ? <Trans>Save changes</Trans> : <Trans>Add to cart</Trans>}
          <VisuallyHidden> {formatMoney(amount)}</VisuallyHidden>
        </span>
      </Button>
    </div>
  );
}
