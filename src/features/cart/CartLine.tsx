import { Trans, useLingui } from '@lingui/react/macro';
import { useAddonFile } from '../../state/addon-file.ts';
import { useCart, useCartRef } from '../../state/cart.ts';
import { Button } from '../../components/ui/Button.tsx';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { Price } from '../../components/ui/Price.tsx';
import { QuantityStepper } from '../../components/ui/QuantityStepper.tsx';
import type { CartState } from '../../machines/cart/cart-state.ts';
import { isLineChanging, lineQuantity } from '../../machines/cart/cart.selectors.ts';
import { CART_LINE, CartLinePicture, CartLineText } from './CartLineText.tsx';
import { LineFailure } from './LineFailure.tsx';
import type { NoteLine } from './use-line-focus.ts';

type Line = CartState['cartitems'][number];

/** One cart line: picture, name, SKU, add-ons, price, quantity and subtotal (CRT-01…04). */
export function CartLine({ line, noteLine }: { line: Line; noteLine: NoteLine }) {
  const { t } = useLingui();
  const cart = useCartRef();
  const loadFile = useAddonFile();
  const qty = useCart((snapshot) => lineQuantity(snapshot, line.id));
  const changing = useCart((snapshot) => isLineChanging(snapshot, line.id));
  const href = `/product/${line.url}`;
  const remove = () => cart.send({ type: 'line.remove', id: line.id });
  return (
    <li ref={(item) => noteLine(line.id, item)} tabIndex={-1} className={CART_LINE}>
      <CartLinePicture image={line.img} />
      <CartLineText line={line} href={href} loadFile={loadFile}>
        {!line.in_stock && (
          <p className="mt-1 text-sm font-semibold text-dng">
            {line.message || (
              <Trans comment="Of a piece that cannot be bought now; also why it was not added to the cart">
                Out of stock
              </Trans>
            )}
          </p>
        )}
      </CartLineText>
      <div className="col-start-2 flex flex-wrap items-start justify-between gap-3 sm:col-start-3 sm:flex-col sm:items-end">
        <span aria-busy={changing}>
          <Price amount={line.subtotal} />
        </span>
        {/* A print-out shows text instead of fields. */}
        <p className="hidden text-sm print:block">× {qty}</p>
        <div className="text-end max-sm:max-w-37 print:hidden">
          <QuantityStepper
            label={t({
              message: `Quantity of ${line.name}`,
              comment: 'Heard as the name of a field; the name of a piece in the cart is filled in',
            })}
            value={qty}
            max={Math.max(qty, line.can_purchase_qty)}
            reason={
              qty >= line.can_purchase_qty
                ? t({
                    message: `No more than ${line.can_purchase_qty} can be bought`,
                    comment: 'Said when the quantity of a piece cannot go up; filled in is a number',
                  })
                : null
            }
            onChange={(value) => cart.send({ type: 'line.update', id: line.id, qty: value })}
            onZero={remove}
          />
        </div>
        <div className="-mx-3 flex flex-wrap gap-1 print:hidden">
          <ButtonLink
            href={`${href}?line=${line.id}`}
            variant="quiet"
            size="sm"
            aria-label={t({
              message: `Edit ${line.name}`,
              comment: 'Heard in place of ‘Edit’; {0} is the name of a piece in the cart',
            })}
          >
            <Trans comment="Button: changes options and engraving of a piece in the cart">Edit</Trans>
          </ButtonLink>
          <Button variant="quiet" size="sm" aria-label={t`Remove ${line.name}`} onClick={remove}>
            <Trans comment="Button, a verb: takes a line out of the cart or of another list">Remove</Trans>
          </Button>
        </div>
        <LineFailure id={line.id} />
      </div>
    </li>
  );
}
