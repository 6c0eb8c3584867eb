import { Trans } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useMedia } from '../../components/ui/use-media.ts';
import { formatMoney } from '../../lib/money.ts';

interface OrderSummaryProps {
  /** Number of items in the cart. */
  count: number;
  /** Dollars. */
  total: number;
  children: ReactNode;
}

/** The order summary: in full beside the steps, or on phones collapsed above them. */
export function OrderSummary({ count, total, children }: OrderSummaryProps) {
  const isOneColumn = useMedia('(width < 64rem)');
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      open={!isOneColumn || isOpen}
      onToggle={({ currentTarget }) => {
        if (isOneColumn) setOpen(currentTarget.open);
      }}
      className="group rounded-cut border border-kerf bg-surface shadow-contact"
    >
      <summary className="flex min-h-13 items-center gap-2 px-5 font-semibold lg:hidden">
        <ChevronDown
          aria-hidden="true"
          size={18}
          strokeWidth={1.5}
          className="transition-transform group-open:rotate-180"
        />
        <Trans comment="Above the pieces at the checkout, a noun; {count} is how many">
          Your order ({count})
        </Trans>
        <span className="price ms-auto">{formatMoney(total)}</span>
      </summary>
      <div className="space-y-5 p-5 max-lg:border-t max-lg:border-kerf">{children}</div>
    </details>
  );
}
