import { useLingui } from '@lingui/react/macro';
import { formatMoney } from '../../lib/money.ts';
import type { InvoiceSums_SumFragment } from './InvoiceSums.generated.ts';

/** The amounts under each other; the total stands out, and what tax is in it follows. */
export function InvoiceSums({ sums }: { sums: readonly InvoiceSums_SumFragment[] }) {
  const labelOf = useSumLabel();
  return (
    <dl className="ms-auto mt-4 max-w-xs break-inside-avoid space-y-1">
      {sums.map((sum) => (
        <div
          key={sum.kind}
          className={
            sum.kind === 'total'
              ? 'flex justify-between gap-4 border-t border-ink py-2 text-lg font-bold'
              : 'flex justify-between gap-4'
          }
        >
          <dt className="min-w-0 wrap-anywhere">{labelOf(sum)}</dt>
          <dd className="price">{formatMoney(sum.amount)}</dd>
        </div>
      ))}
    </dl>
  );
}

function useSumLabel(): (sum: InvoiceSums_SumFragment) => string {
  const { t } = useLingui();
  return ({ kind, name }) => {
    switch (kind) {
      case 'goods':
        return t`Subtotal`;
      case 'discount':
        return name ? t`Discount (${name})` : t`Discount`;
      case 'shipping':
        return name ?? '';
      case 'priority':
        return t`Priority processing`;
      case 'surcharge':
        return t`Payment surcharge`;
      case 'total':
        return t`Total (AUD)`;
      case 'tax':
        return t`GST included`;
      case 'credit':
        return t`Paid with credit`;
      case 'afterCredit':
        return t`To pay after credit`;
    }
  };
}
