import { useState } from 'react';
import { useHydrated } from '../../components/layout/use-hydrated.ts';
import type { CartItem } from '../../graphql/generated/types.ts';
import { useCart } from '../../state/cart.ts';

/** The cart line that a product's form edits. */
export interface EditedLine {
  id: number;
  /** Its current state in the cart; `null` while unknown, and once it is gone. */
  line: CartItem | null;
  /** It is not, or no longer, in the cart. */
  isGone: boolean;
  /** Another tab changed it since the form was opened. */
  isChanged: boolean;
}

/** The line with this id, if its product has this URL slug. */
export function useEditedLine(id: number, url: string): EditedLine {
  const hydrated = useHydrated();
  const line = useCart(
    ({ context }) => context.cart.cartitems.find((item) => item.id === id && item.url === url) ?? null,
  );
  const isUnknown = useCart((snapshot) => snapshot.hasTag('busy') || snapshot.hasTag('retryable'));
  const content = line && contentOf(line);
  const [opened, setOpened] = useState<string | null>(null);
  if (content !== null && opened === null) setOpened(content);
  const isGone = hydrated && line === null && !isUnknown;
  return { id, line, isGone, isChanged: content !== null && opened !== null && content !== opened };
}

const contentOf = ({ sku_id, qty, addons }: CartItem) =>
  JSON.stringify([sku_id, qty, addons.map(({ id, input }) => [id, input])]);
