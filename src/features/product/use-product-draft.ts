import { useEffect, useEffectEvent, useRef } from 'react';
import type { Actor } from 'xstate';
import type { CartItem } from '../../graphql/generated/types.ts';
import {
  draftOf,
  noValues,
  readDraft,
  valuesOfLine,
  withDraftValues,
} from '../../machines/productOptions/product-draft.ts';
import type { ProductDraft } from '../../machines/productOptions/product-draft.ts';
import type { ProductFormValues } from '../../machines/productOptions/productOptions.types.ts';
import type { productOptionsMachine } from '../../machines/productOptions/productOptions.machine.ts';
import { useDrafts } from '../../state/drafts.ts';
import { contentOf } from './use-edited-line.ts';
import type { EditedLine } from './use-edited-line.ts';

/**
 * Fills a product's form from its draft or the cart line being edited, and stores every later change. Values
 * already in the form, e.g. from the URL, take precedence.
 * @param onFilled called with the choices if they changed
 * @returns a function for when the values were sent: it deletes the draft if they are unchanged; otherwise that is
 *   a change of the cart line that was saved
 */
export function useProductDraft(
  actor: Actor<typeof productOptionsMachine>,
  edited: EditedLine | null,
  onFilled: (choices: Record<string, string>) => void,
): (isUnchanged: boolean, saved: CartItem | undefined) => void {
  const drafts = useDrafts();
  const { product } = actor.getSnapshot().context;
  const kind = edited ? 'line' : 'product';
  const name = String(edited?.id ?? product.id);
  /** What the draft is a change of, and the draft. */
  const stored = useRef({ start: noValues, text: '' });
  const fill = useEffectEvent(() => {
    const start = fillForm(actor, edited?.line, readDraft(drafts?.read(kind, name)), onFilled);
    stored.current = { start, text: JSON.stringify(draftOf(product, actor.getSnapshot().context, start)) };
  });
  const store = (of = edited?.opened) => {
    const { start, text: before } = stored.current;
    const draft = draftOf(product, actor.getSnapshot().context, start);
    const text = JSON.stringify(draft);
    if (text === before) return;
    stored.current = { start, text };
    drafts?.write(kind, name, draft && edited ? { ...draft, of, start } : draft);
  };
  const storeChange = useEffectEvent(() => store());
  const isReady = edited === null || edited.line !== null || edited.isGone;
  useEffect(() => {
    if (!isReady) return;
    fill();
    const changes = actor.subscribe(() => storeChange());
    return () => changes.unsubscribe();
  }, [isReady, actor, product]);
  return (isUnchanged, saved) => {
    if (isUnchanged) drafts?.write(kind, name, null);
    else if (saved) {
      stored.current = { start: valuesOfLine(product, saved), text: '' };
      edited?.reopen(saved);
      store(contentOf(saved));
    }
  };
}

/** Fills the form from the cart line, if any, and the draft; returns what the draft is a change of. */
function fillForm(
  actor: Actor<typeof productOptionsMachine>,
  line: CartItem | null | undefined,
  draft: ProductDraft | null,
  onFilled: (choices: Record<string, string>) => void,
): ProductFormValues {
  const now = actor.getSnapshot().context;
  const start = line ? valuesOfLine(now.product, line) : (draft?.start ?? noValues);
  if (line || draft) actor.send({ type: 'values.take', values: withDraftValues(now, draft, start) });
  const { choices } = actor.getSnapshot().context;
  if (JSON.stringify(choices) !== JSON.stringify(now.choices)) onFilled(choices);
  return start;
}
