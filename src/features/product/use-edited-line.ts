import { useState } from 'react';
import { useHydrated } from '../../components/layout/use-hydrated.ts';
import type { CartItem } from '../../graphql/generated/types.ts';
import { readDraft } from '../../machines/productOptions/product-draft.ts';
import { useCart } from '../../state/cart.ts';
import { useDrafts } from '../../state/drafts.ts';

/** The cart line that a product's form edits. */
export interface EditedLine {
  id: number;
  /** Its current state in the cart; `null` while unknown, and once it is gone. */
  line: CartItem | null;
  /** What it contained when the form, or the draft in it, was begun; `null` while unknown. */
  opened: string | null;
  /** It is not, or no longer, in the cart. */
  isGone: boolean;
  /** It was changed since then, in another tab or in the cart. */
  isChanged: boolean;
  /** Takes what was just saved from here for what it contained. */
  reopen: (saved: CartItem) => void;
}

/** The line with this id, if its product has this URL slug. */
export function useEditedLine(id: number, url: string): EditedLine {
  const drafts = useDrafts();
  const hydrated = useHydrated();
  const line = useCart(
    ({ context }) => context.cart.cartitems.find((item) => item.id === id && item.url === url) ?? null,
  );
  const isUnknown = useCart((snapshot) => snapshot.hasTag('busy') || snapshot.hasTag('retryable'));
  const content = line && contentOf(line);
  const [opened, setOpened] = useState<string | null>(null);
  if (content !== null && opened === null) {
    const draft = readDraft(drafts?.read('line', String(id)));
    setOpened(draft ? (draft.of ?? '') : content);
  }
  const isGone = hydrated && line === null && !isUnknown;
  const isChanged = content !== null && opened !== null && content !== opened;
  return { id, line, opened, isGone, isChanged, reopen: (saved) => setOpened(contentOf(saved)) };
}

/** What a line contains, for comparison. */
export const contentOf = ({ sku_id, qty, addons }: CartItem) =>
  JSON.stringify([sku_id, qty, addons.map(({ id, input }) => [id, input])]);
