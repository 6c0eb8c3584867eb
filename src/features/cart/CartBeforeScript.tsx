import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { Price } from '../../components/ui/Price.tsx';
import type { Cart, CartItem } from '../../graphql/generated/types.ts';
import { formatMoney } from '../../lib/money.ts';
import { knownEmptyCartScript } from '../../rules/known-empty-cart.ts';
import { useHydrated } from '../../components/layout/use-hydrated.ts';
import { CART_LINE, CartLinePicture, CartLineText } from './CartLineText.tsx';
import { useCartHydration } from './use-cart-hydration.ts';

/**
 * The cart before the script loads: its items, with native forms to change them, and `fallback`, how to order
 * without script.
 * @param cart `null` when the page was not rendered for its visitor
 */
export function CartBeforeScript({ cart, fallback }: { cart: Cart | null; fallback: ReactNode }) {
  return cart === null ? <UnknownCart /> : <KnownCart cart={cart} fallback={fallback} />;
}

function KnownCart({ cart, fallback }: { cart: Cart; fallback: ReactNode }) {
  const lines = useCartHydration(cart);
  return (
    <div>
      <ul ref={lines}>
        {cart.items.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
      <p className="mt-5 text-end text-lg font-bold">
        <Trans>Goods</Trans> <span className="price">{formatMoney(cart.subtotal)}</span>
      </p>
      <noscript>{fallback}</noscript>
    </div>
  );
}

/**
 * A shared page, whose cart only the script knows. The placeholder has the height of an empty cart, the most
 * common one.
 */
function UnknownCart() {
  return (
    <>
      {!useHydrated() && <script dangerouslySetInnerHTML={{ __html: knownEmptyCartScript }} />}
      <div
        className="wood-grain my-3 h-73 rounded-cut in-data-[cart=empty]:hidden md:h-81.5 noscript:hidden"
        aria-hidden="true"
      />
    </>
  );
}

function Line({ line }: { line: CartItem }) {
  const { t } = useLingui();
  return (
    <li className={CART_LINE}>
      <CartLinePicture image={line.img} />
      <CartLineText line={line} href={`/product/${line.url}`} />
      <form
        method="post"
        action="/cart"
        className="col-start-2 flex flex-wrap items-center gap-3 sm:col-start-3 sm:flex-col sm:items-end"
      >
        <Price amount={line.subtotal} />
        <input type="hidden" name="line" value={line.id} />
        <input
          type="number"
          name="qty"
          min={0}
          defaultValue={line.qty}
          aria-label={t`Quantity of ${line.name}`}
          className="price w-20 rounded-cut border border-scorch bg-surface px-3 py-2 text-center"
        />
        <Button type="submit" size="sm" variant="secondary" name="action" value="update">
          <Trans comment="Button beside the number of pieces, where it does not count by itself">
            Change quantity
          </Trans>
        </Button>
        <Button
          type="submit"
          size="sm"
          variant="quiet"
          name="action"
          value="remove"
          aria-label={t`Remove ${line.name}`}
        >
          <Trans>Remove</Trans>
        </Button>
      </form>
    </li>
  );
}
