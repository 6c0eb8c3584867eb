import { Trans } from '@lingui/react/macro';
import { linesInOriginalOrder } from '../../machines/cart/line-changes.ts';
import { useCart, useCartRef } from '../../state/cart.ts';
import { CartLine } from './CartLine.tsx';
import { RemovedLine } from './RemovedLine.tsx';
import { UnreachableAlert } from '../../components/ui/UnreachableAlert.tsx';
import { useLineFocus } from './use-line-focus.ts';

/** All cart lines, with removed ones in their places, and a retry when the shop is unreachable. */
export function CartLines() {
  const cart = useCartRef();
  const items = useCart((snapshot) => snapshot.context.cart.cartitems);
  const removed = useCart((snapshot) => snapshot.context.removed);
  const noteLine = useLineFocus();
  const retryable = useCart((snapshot) => snapshot.hasTag('retryable'));
  return (
    <div className="space-y-6">
      {retryable && (
        <UnreachableAlert onRetry={() => cart.send({ type: 'cart.retry' })}>
          <p>
            <Trans>
              Your cart is kept, and changed quantities are sent as soon as the connection is back.
            </Trans>
          </p>
        </UnreachableAlert>
      )}
      <ul>
        {linesInOriginalOrder(items, removed).map(({ line, isRemoved }) =>
          isRemoved ? (
            <RemovedLine key={line.id} line={line} noteLine={noteLine} />
          ) : (
            <CartLine key={line.id} line={line} noteLine={noteLine} />
          ),
        )}
      </ul>
    </div>
  );
}
