import { AddonValues } from '../../components/ui/AddonValues.tsx';
import { Picture } from '../../components/ui/Picture.tsx';
import { formatMoney } from '../../lib/money.ts';
import { useAddonFile } from '../../state/addon-file.ts';
import type { OrderViewQuery } from './OrderView.generated.ts';

/** The ordered items: picture, quantity and every engraving as it will be made. */
export function OrderLines({ items }: { items: OrderViewQuery['orderView']['items'] }) {
  const loadFile = useAddonFile();
  return (
    <ul className="mt-6 divide-y divide-kerf border-y border-kerf">
      {items.map((item) => (
        <li key={item.id} className="flex break-inside-avoid flex-wrap gap-4 py-4">
          <div className="w-18 shrink-0">
            {item.img && <Picture image={item.img} alt="" slot="orderLine" />}
          </div>
          <div className="min-w-0 grow basis-[min(8rem,100%)]">
            <p className="font-semibold wrap-anywhere">
              {item.qty} × {item.product_name}
            </p>
            <p className="text-sm text-ink-soft">{item.code}</p>
            {item.addons.map((addon) => (
              <p key={addon.id} className="mt-1 wrap-anywhere">
                <span className="text-sm text-ink-soft">{addon.name}:</span>{' '}
                <AddonValues values={addon.value} files={addon.files} load={loadFile} />
              </p>
            ))}
          </div>
          <span className="price ms-auto">{formatMoney(item.subtotal)}</span>
        </li>
      ))}
    </ul>
  );
}
