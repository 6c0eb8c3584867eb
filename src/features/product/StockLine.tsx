import { Trans } from '@lingui/react/macro';
import type { SnapshotFrom } from 'xstate';
import type { productOptionsMachine } from '../../machines/productOptions/productOptions.machine.ts';
import { useMakingDays } from '../use-making-days.ts';

/** Fewer than this are worth telling. */
const LOW_STOCK = 6;

/** What the choice's stock is, in words; nothing while options are missing. */
export function StockLine({ options }: { options: SnapshotFrom<typeof productOptionsMachine> }) {
  const { result } = options.context;
  if (options.hasTag('outOfStock')) {
    return (
      <span className="text-sm font-semibold text-dng">
        <Trans>Out of stock</Trans>
      </span>
    );
  }
  if (!result || result.sku === 0) {
    if (result?.reason !== 'unavailable') return null;
    return (
      <span className="text-sm text-wrn">
        <Trans>These options do not come together</Trans>
      </span>
    );
  }
  return (
    <span className="text-sm text-ink-soft">
      {(result.available ?? null) === null ? (
        <MadeToOrder />
      ) : (result.available ?? 0) < LOW_STOCK ? (
        <Trans>Only {result.available} left</Trans>
      ) : (
        <InStock />
      )}
    </span>
  );
}

function MadeToOrder() {
  const days = useMakingDays();
  return days === null ? <Trans>Made to order</Trans> : <Trans>Made to order, posted in {days}</Trans>;
}

function InStock() {
  const days = useMakingDays();
  return days === null ? <Trans>In stock</Trans> : <Trans>In stock, posted in {days}</Trans>;
}
