import { Trans } from '@lingui/react/macro';
import type { SnapshotFrom } from 'xstate';
import type { productOptionsMachine } from '../../machines/productOptions/productOptions.machine.ts';

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
        <Trans>Made to order, posted in 2 to 3 business days</Trans>
      ) : (result.available ?? 0) < LOW_STOCK ? (
        <Trans>Only {result.available} left</Trans>
      ) : (
        <Trans>In stock, posted in 2 to 3 business days</Trans>
      )}
    </span>
  );
}
