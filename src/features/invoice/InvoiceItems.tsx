import { Trans } from '@lingui/react/macro';
import { formatMoney } from '../../lib/money.ts';
import type { InvoiceItems_ItemFragment } from './InvoiceItems.generated.ts';

/** The sold items with every engraving; on phones quantity and price are below the name. */
export function InvoiceItems({ items }: { items: readonly InvoiceItems_ItemFragment[] }) {
  return (
    <table className="mt-8 w-full border-collapse">
      <thead>
        <tr className="border-b border-ink text-sm text-ink-soft">
          <th scope="col" className="py-2 text-start font-semibold">
            <Trans comment="Column of an invoice">Item</Trans>
          </th>
          <th scope="col" className="py-2 ps-4 text-end font-semibold max-sm:hidden print:table-cell">
            <Trans>Quantity</Trans>
          </th>
          <th scope="col" className="py-2 ps-4 text-end font-semibold max-sm:hidden print:table-cell">
            <Trans comment="Column of an invoice: of one piece">Price</Trans>
          </th>
          <th scope="col" className="py-2 ps-4 text-end font-semibold">
            <Trans comment="Column of an invoice: of all pieces of a line">Amount</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.id} className="break-inside-avoid border-b border-kerf align-top">
            <td className="py-3 wrap-anywhere">
              <p className="font-semibold">
                <bdi>{item.name}</bdi>
              </p>
              <span className="block text-sm text-ink-soft">{item.code}</span>
              {item.addons.map((addon) => (
                <span key={addon.id} className="mt-1 block whitespace-pre-line">
                  <span className="text-sm text-ink-soft">{addon.name}:</span>{' '}
                  <bdi>{addon.value.join(' / ')}</bdi>
                </span>
              ))}
              <span className="mt-1 block text-sm sm:hidden print:hidden">
                {item.qty} × {formatMoney(item.price)}
              </span>
            </td>
            <td className="price py-3 ps-4 text-end max-sm:hidden print:table-cell">{item.qty}</td>
            <td className="price py-3 ps-4 text-end max-sm:hidden print:table-cell">
              {formatMoney(item.price)}
            </td>
            <td className="price py-3 ps-4 text-end">{formatMoney(item.subtotal)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
