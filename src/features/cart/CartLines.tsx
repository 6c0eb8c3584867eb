import { Trans } from '@lingui/react/macro';
import { useCart, useCartRef } from '../../state/cart.ts';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { CartLine } from './CartLine.tsx';
import type { RemovalFocus } from './use-removal-focus.ts';

/** All lines of the cart, and what to do when the shop cannot be reached. */
export function CartLines({ removal }: { removal: RemovalFocus }) {
  const cart = useCartRef();
  const lines = useCart((snapshot) => snapshot.context.cart.cartitems);
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
        {lines.map((line) => (
          <CartLine key={line.id} line={line} removal={removal} />
        ))}
      </ul>
    </>
  );
}
