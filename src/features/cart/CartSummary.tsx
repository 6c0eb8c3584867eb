import { useAddonFile } from '../../state/addon-file.ts';
import { AddonValues } from '../../components/ui/AddonValues.tsx';
import { Picture } from '../../components/ui/Picture.tsx';
import { formatMoney } from '../../lib/money.ts';
import type { CartState } from '../../machines/cart/cart-state.ts';

/** A short list of the cart lines, with every engraving text to check once more. */
export function CartSummary({ lines }: { lines: CartState['cartitems'] }) {
  const loadFile = useAddonFile();
  return (
    <ul className="space-y-4">
      {lines.map((line) => (
        <li key={line.id} className="grid grid-cols-[3.5rem_1fr_auto] gap-3 text-sm">
          {line.img ? <Picture image={line.img} alt="" slot="summaryLine" /> : <span />}
          <div className="min-w-0">
            <p className="font-semibold">
              {line.qty} × {line.name}
            </p>
            {line.addons.map((addon) => (
              <p key={addon.id} className="wrap-break-word text-ink-soft">
                {addon.name}: <AddonValues values={addon.value} files={addon.files} load={loadFile} />
              </p>
            ))}
          </div>
          <span className="price">{formatMoney(line.subtotal)}</span>
        </li>
      ))}
    </ul>
  );
}
