import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { toRefusedError } from '../../graphql/rest-error.ts';
import { failureOf } from '../../lib/failure.ts';
import { attemptFor } from '../../machines/attempt.ts';
import type { Attempt } from '../../machines/attempt.ts';
import { useFailureMessage } from './use-server-errors.ts';
import { useCart, useCartRef } from '../../state/cart.ts';
import { useSellsOnline } from '../../state/sells-online.ts';
import { useOrderAgainMutation } from './OrderAgain.generated.ts';
import type { OrderAgainMutation } from './OrderAgain.generated.ts';

/** Adds the items of an order to the cart again; reports those that are unavailable or changed in price. */
export function OrderAgainButton({ id, number }: { id: string; number: number }) {
  const { t } = useLingui();
  const cart = useCartRef();
  const session = useCart((snapshot) => snapshot.context.cart.sessionKey);
  const messageOf = useFailureMessage();
  const [orderAgain, { data, loading, error }] = useOrderAgainMutation({
    errorPolicy: 'all',
    fetchPolicy: 'no-cache',
  });
  const isSelling = useSellsOnline();
  const failure = messageOf(error);
  const attempt = useRef<Attempt | null>(null);
  const order = async () => {
    attempt.current = attemptFor(attempt.current, id);
    const variables = { id, session, idempotency_key: attempt.current.key };
    const response = await orderAgain({ variables });
    // Without a response it may have been added: the cart reloads, and the next press has the same key.
    if (response.error && failureOf(toRefusedError(response.error)).reason === 'unreachable')
      return cart.send({ type: 'cart.reload' });
    attempt.current = null;
    if (response.data) cart.send({ type: 'cart.receive', cart: response.data.orderAgain.cart });
  };
  if (!isSelling) return null;
  return (
    <>
      <Button
        size="sm"
        aria-label={t({
          message: `Order again: order ${number}`,
          comment: 'Heard in place of ‘Order again’: which order, by its number',
        })}
        busy={loading}
        onClick={() => void order()}
      >
        <Trans comment="Button, a verb: puts the pieces of an earlier order into the cart">Order again</Trans>
      </Button>
      {!loading && failure && (
        <p role="alert" className="order-2 basis-full text-sm text-dng">
          {failure}
        </p>
      )}
      {!loading && data && (
        <div className="order-2 basis-full">
          <OrderedAgain response={data.orderAgain} />
        </div>
      )}
    </>
  );
}

function OrderedAgain({ response: { added, notes } }: { response: OrderAgainMutation['orderAgain'] }) {
  return (
    <Alert
      tone={notes.length === 0 ? 'suc' : 'inf'}
      title={
        added === 0 && notes.length > 0 ? (
          <Trans>Nothing was put into the cart.</Trans>
        ) : added === 0 ? (
          <Trans>All of it is in your cart already.</Trans>
        ) : (
          <Plural
            value={added}
            one="One piece was put into your cart."
            other="# pieces were put into your cart."
          />
        )
      }
    >
      {notes.length > 0 && (
        <ul className="mt-1 list-disc space-y-1 ps-5 text-sm">
          {notes.map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
      <ButtonLink href="/cart" size="sm" className="mt-3">
        <Trans comment="Button, after the pieces of an earlier order were put into the cart">
          Go to the cart
        </Trans>
      </ButtonLink>
    </Alert>
  );
}
