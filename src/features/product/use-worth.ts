import { useEffect, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { AddedGoods } from '../../machines/addToCart/addToCart.machine.ts';
import type { productOptionsMachine } from '../../machines/productOptions/productOptions.machine.ts';

/**
 * Tells what the pieces in a product's form would add to the cart, in dollars: nothing once they are in it, until
 * something is changed.
 * @param price of one piece
 */
export function useWorth(
  { context: { choices, addonValues, qty } }: SnapshotFrom<typeof productOptionsMachine>,
  price: number,
  added: AddedGoods | null,
  onWorthChange: ((dollars: number) => void) | undefined,
): void {
  const values = JSON.stringify([choices, addonValues, qty]);
  const [known, setKnown] = useState({ added, values });
  if (known.added !== added) setKnown({ added, values });
  const worth = added && known.values === values ? 0 : price * qty;
  useEffect(() => onWorthChange?.(worth), [worth, onWorthChange]);
}
