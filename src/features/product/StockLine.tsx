import { Trans } from '@lingui/react/macro';
import type { SnapshotFrom } from 'xstate';
import type { productOptionsMachine } from '../../machines/productOptions/productOptions.machine.ts';

/** Lower stock than this is shown. */
const LOW_STOCK = 6;

/** Beside the price: low or missing stock of the selected SKU; nothing when it is available. */
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
        <Trans>These options are not available together</Trans>
      </span>
    );
  }
  const available = result.available ?? null;
  if (available === null || available >= LOW_STOCK) return null;
  return (
    <span className="text-sm text-ink-soft">
      <Trans comment="How many pieces of a product there are, where there are few">
        Only {available} left
      </Trans>
    </span>
  );
}
