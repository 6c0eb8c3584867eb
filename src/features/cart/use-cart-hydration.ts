import { useCallback } from 'react';
import type { RefCallback } from 'react';
import type { Cart, CartItem } from '../../graphql/generated/types.ts';
import { useCartRef } from '../../state/cart.ts';

/** Changes a line's quantity to what was typed into its form; `null` when that is the same or impossible. */
function typedChange({ value, defaultValue }: HTMLInputElement, line: CartItem | undefined) {
  const typed = Number(value);
  if (!line || value === defaultValue || !Number.isInteger(typed) || typed < 1) return null;
  return { type: 'line.update', id: line.id, qty: Math.min(typed, line.can_purchase_qty) } as const;
}

/** Focuses the field that now has this label. */
function focusField(label: string | null): void {
  const fields = [...document.querySelectorAll<HTMLInputElement>('main input')];
  fields.find((field) => field.getAttribute('aria-label') === label)?.focus();
}

/**
 * Returns a ref for the list of the lines' forms: when the script replaces it, quantities typed into it are
 * sent to the cart, and a focused field passes the focus to its successor.
 * @param shown the cart that the page was rendered with, which the machine may not know yet
 */
export function useCartHydration(shown: Cart): RefCallback<HTMLElement> {
  const cart = useCartRef();
  return useCallback(
    (list) => () => {
      const fields = [...(list?.querySelectorAll<HTMLInputElement>('input[name=qty]') ?? [])];
      const changes = fields.flatMap((field, at) => typedChange(field, shown.items[at]) ?? []);
      if (changes.length > 0) cart.send({ type: 'cart.receive', cart: shown });
      for (const change of changes) cart.send(change);
      const focused = fields.find((field) => field === document.activeElement);
      // The successor is there once React has finished this commit.
      if (focused) queueMicrotask(() => focusField(focused.getAttribute('aria-label')));
    },
    [cart, shown],
  );
}
