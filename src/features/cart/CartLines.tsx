import { Trans } from '@lingui/react/macro';
import { linesInPlace } from '../../machines/cart/line-changes.ts';
import { useCart, useCartRef } from '../../state/cart.ts';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { CartLine } from './CartLine.tsx';
import { RemovedLine } from './RemovedLine.tsx';
import { useLineFocus } from './use-line-focus.ts';

/** All lines of the cart, those that were taken out in their places, and what to do when the shop cannot be reached. */
export function CartLines() {
  const cart = useCartRef();
  const items = useCart((snapshot) => snapshot.context.cart.cartitems);
  const removed = useCart((snapshot) => snapshot.context.removed);
  const noteLine = useLineFocus();
  const retryable = useCart((snapshot) => snapshot.hasTag('retryable'));
  return (
    <>
      {retryable && (
        <Alert tone="wrn" closable={false} title={<Trans>We cannot reach the shop right now</Trans>}>
          <p>
            <Trans>
              Your cart is kept, and changed quantities are sent as soon as the connection is back.
            </Trans>
          </p>
          <Button size="sm" className="mt-2" onClick={() => cart.send({ type: 'cart.retry' })}>
            <Trans>Try again</Trans>
          </Button>
        </Alert>
      )}
      <ul>
        {linesInPlace(items, removed).map(({ line, isRemoved }) =>
          isRemoved ? (
            <RemovedLine key={line.id} line={line} noteLine={noteLine} />
          ) : (
            <CartLine key={line.id} line={line} noteLine={noteLine} />
          ),
        )}
      </ul>
    </>
  );
}
