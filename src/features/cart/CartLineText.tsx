import type { ReactNode } from 'react';
import { AddonValues } from '../../components/ui/AddonValues.tsx';
import { AppLink } from '../../components/ui/AppLink.tsx';
import { Picture } from '../../components/ui/Picture.tsx';
import type { CartItem } from '../../graphql/generated/types.ts';
import { formatMoney } from '../../lib/money.ts';

/** Grid of a cart line: picture, text and actions. */
export const CART_LINE =
  'grid grid-cols-[clamp(2rem,23.4%,5rem)_minmax(0,1fr)] gap-x-4 gap-y-3 border-b border-kerf py-5 first:pt-0 sm:grid-cols-[7rem_1fr_auto]';

/** The picture of a cart line, if it has one. */
export function CartLinePicture({ image }: { image: CartItem['img'] }) {
  if (!image) return null;
  return (
    <Picture image={image} alt="" slot="cartLine" className="self-start rounded-cut border border-kerf" />
  );
}

interface CartLineTextProps {
  line: Pick<CartItem, 'name' | 'sku' | 'price' | 'addons'>;
  /** The target of the name's link. */
  href: string;
  /** Fetches a file by id for download; without it files are only named. */
  loadFile?: (id: string) => Promise<Blob>;
  children?: ReactNode;
}

/** The text of a cart line: name, SKU, unit price and add-ons (CRT-01). */
export function CartLineText({ line, href, loadFile, children }: CartLineTextProps) {
  return (
    <div className="min-w-0">
      <h2 className="font-display text-lg leading-tight font-semibold wrap-anywhere">
        <AppLink href={href} className="hover:underline">
          {line.name}
        </AppLink>
      </h2>
      <p className="text-sm text-ink-soft">
        {line.sku.code} · {formatMoney(line.price)}
      </p>
      <ul className="mt-1 text-sm">
        {line.addons.map((addon) => (
          <li key={addon.id} className="wrap-break-word">
            {addon.name}:{' '}
            <span className="font-semibold">
              {loadFile ? (
                <AddonValues values={addon.value} files={addon.files} load={loadFile} />
              ) : (
                addon.value.join(' / ')
              )}
            </span>
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}
