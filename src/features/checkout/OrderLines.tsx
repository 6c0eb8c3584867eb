import { AddonValues } from '../../components/ui/AddonValues.tsx';
import { Picture } from '../../components/ui/Picture.tsx';
import { formatMoney } from '../../lib/money.ts';
import { useAddonFile } from '../../state/addon-file.ts';
import type { OrderViewQuery } from './OrderView.generated.ts';

/** What was ordered: picture, pieces, and every engraving as it will be made. */
export function OrderLines({ items }: { items: OrderViewQuery['orderView']['items'] }) {
  const loadFile = useAddonFile();
  return (
    <ul className="mt-6 divide-y divide-kerf border-y border-kerf">
      {items.map((item) => (
        <li key={item.id} className="grid grid-cols-[4.5rem_1fr_auto] gap-4 py-4">
          {item.img ? <Picture image={item.img} alt="" slot="orderLine" /> : <span />}
          <div className="min-w-0">
            <p className="font-semibold">
              {item.qty} × {item.product_name}
            </p>
            <p className="text-sm text-ink-soft">{item.code}</p>
            {item.addons.map((addon) => (
              <p key={addon.id} className="text-sm wrap-break-word">
                {addon.name}: <AddonValues values={addon.value} files={addon.files} load={loadFile} />
              </p>
            ))}
          </div>
          <span className="price">{formatMoney(item.subtotal)}</span>
        </li>
      ))}
    </ul>
  );
}
