import { useEffect, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { AddedItem } from '../../machines/addToCart/addToCart.machine.ts';
import type { productOptionsMachine } from '../../machines/productOptions/productOptions.machine.ts';

/**
 * Reports the value, in dollars, that a product's form would add to the cart: 0 after adding, until a field changes.
 * @param price of one item, dollars
 */
export function useFormTotal(
  { context: { choices, addonValues, qty } }: SnapshotFrom<typeof productOptionsMachine>,
  price: number,
  added: AddedItem | null,
  onTotalChange: ((dollars: number) => void) | undefined,
): void {
  const values = JSON.stringify([choices, addonValues, qty]);
  const [known, setKnown] = useState({ added, values });
  if (known.added !== added) setKnown({ added, values });
  const total = added && known.values === values ? 0 : price * qty;
  useEffect(() => onTotalChange?.(total), [total, onTotalChange]);
}
