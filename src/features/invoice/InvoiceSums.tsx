import { useLingui } from '@lingui/react/macro';
import { formatMoney } from '../../lib/money.ts';
import type { InvoiceSums_SumFragment } from './InvoiceSums.generated.ts';

/** The amounts in a column; the total stands out, followed by the tax it includes. */
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
          <dd className="price">
            <bdi>{formatMoney(sum.amount)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function useSumLabel(): (sum: InvoiceSums_SumFragment) => string {
  const { t } = useLingui();
  return ({ kind, name }) => {
    switch (kind) {
      case 'subtotal':
        return t({ message: 'Subtotal', comment: 'A sum: all products without postage' });
      case 'discount':
        return name
          ? t({
              message: `Discount (${name})`,
              comment: 'A sum that is taken off; {name} is the code of a promotion',
            })
          : t({ message: 'Discount', comment: 'A sum that is taken off' });
      case 'shipping':
        return name ?? '';
      case 'priority':
        return t({
          message: 'Priority processing',
          comment: 'A sum, and a choice at the checkout: the order is made ahead of others',
        });
      case 'surcharge':
        return t({ message: 'Payment surcharge', comment: 'A sum: the surcharge of a payment method' });
      case 'total':
        return t({ message: 'Total (AUD)', comment: 'A sum: all together, in Australian dollars' });
      case 'tax':
        return t({
          message: 'GST included',
          comment: 'Below the total: how much of it is goods and services tax, an Australian tax',
        });
      case 'credit':
        return t({ message: 'Paid with credit', comment: 'A sum: what shop credit has paid' });
      case 'afterCredit':
        return t({ message: 'To pay after credit', comment: 'A sum: what is left to pay after shop credit' });
    }
  };
}
