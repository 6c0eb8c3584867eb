import { Trans } from '@lingui/react/macro';
import { classNames } from '../../lib/class-names.ts';
import { formatMoney } from '../../lib/money.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const SIZES = { sm: 'text-base', md: 'text-lg', lg: 'text-2xl' } as const;

interface PriceProps {
  /** Australian dollars as on the wire. */
  amount: number;
  /** Previous price; shown struck through when above `amount`. */
  fullAmount?: number | null | undefined;
  size?: keyof typeof SIZES;
  /** Puts the previous price below. */
  stacked?: boolean;
}

/** An amount, in one style everywhere (A51), with the full price struck through while on special. */
export function Price({ amount, fullAmount, size = 'md', stacked = false }: PriceProps) {
  const reduced = typeof fullAmount === 'number' && fullAmount > amount;
  return (
    <span
      data-price=""
      className={classNames(
        'inline-flex',
        stacked
          ? 'min-w-0 flex-col wrap-break-word [&_.price]:whitespace-normal leading-tight'
          : 'flex-wrap items-baseline gap-x-2',
      )}
    >
      {reduced ? (
        <VisuallyHidden>
          <Trans comment="Heard before a lowered price">Special price</Trans>{' '}
        </VisuallyHidden>
      ) : null}
      <span className={classNames('price font-bold', SIZES[size], reduced && 'text-brand')}>
        {formatMoney(amount)}
      </span>
      {reduced ? (
        <span className="text-sm text-ink-soft">
          <VisuallyHidden>
            {' '}
            <Trans comment="Heard between a lowered price and the earlier one">instead of</Trans>{' '}
          </VisuallyHidden>
          <s className="price">{formatMoney(fullAmount)}</s>
        </span>
      ) : null}
    </span>
  );
}
