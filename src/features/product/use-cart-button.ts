import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import type { Actor } from 'xstate';
import type { CartItem } from '../../graphql/generated/types.ts';
import type { Failure } from '../../lib/failure.ts';
import type { CartAddition } from '../../machines/addToCart/addToCart.machine.ts';
import type { productOptionsMachine } from '../../machines/productOptions/productOptions.machine.ts';
import { isAsSent } from '../../machines/productOptions/productOptions.selectors.ts';
import { useScreenMachine } from '../../state/screen-machines.ts';
import { provideAddToCart } from './product-actors.ts';
import type { EditedLine } from './use-edited-line.ts';

/**
 * Runs the button that adds the selected SKU, or saves it to the line being edited and then returns to the
 * cart, where the line takes the focus, unless more was changed meanwhile.
 * @param failure of an earlier attempt
 * @param onDone called with what was added, `null` when a line was saved, that line, and whether nothing was
 *   changed since the press
 */
export function useCartButton(
  options: Actor<typeof productOptionsMachine>,
  { edited, failure }: { edited: EditedLine | null; failure: Failure | null },
  onDone: (added: CartAddition | null, saved: CartItem | undefined, isUnchanged: boolean) => void,
) {
  const [button, send, actor] = useMachine(useScreenMachine(provideAddToCart), { input: { failure } });
  const navigate = useNavigate();
  useEffect(() => {
    const subscription = options.on('*', send);
    return () => subscription.unsubscribe();
  }, [options, send]);
  const settle = useEffectEvent((saved: CartItem | undefined, isEdit: boolean) => {
    const sent = actor.getSnapshot().context.requested;
    const isUnchanged = isAsSent(options.getSnapshot(), sent);
    onDone(isEdit ? null : sent, saved, isUnchanged);
    if (isEdit && isUnchanged) void navigate('/cart');
  });
  useEffect(() => {
    const subscription = actor.on('cart.receive', ({ cart, line }) =>
      settle(
        cart.items.find(({ id }) => id === line),
        line !== undefined,
      ),
    );
    return () => subscription.unsubscribe();
  }, [actor]);
  const isEditing = edited !== null;
  const line = edited && !edited.isGone ? edited.id : null;
  useEffect(() => {
    if (isEditing) send({ type: 'line.edit', id: line });
  }, [isEditing, line, send]);
  return button;
}
