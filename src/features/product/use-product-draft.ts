import { useEffect, useEffectEvent } from 'react';
import type { Actor } from 'xstate';
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
import type { EditedLine } from './use-edited-line.ts';

/**
 * Fills a product's form from its draft or the cart line being edited, and stores every later change. Values
 * already in the form, e.g. from the URL, take precedence.
 * @param onFilled called with the choices if they changed
 * @returns a function that deletes the draft
 */
export function useProductDraft(
  actor: Actor<typeof productOptionsMachine>,
  edited: EditedLine | null,
  onFilled: (choices: Record<string, string>) => void,
): () => void {
  const drafts = useDrafts();
  const { product } = actor.getSnapshot().context;
  const kind = edited ? 'line' : 'product';
  const name = String(edited?.id ?? product.id);
  const fill = useEffectEvent(() => {
    const now = actor.getSnapshot().context;
    const draft = readDraft(drafts?.read(kind, name));
    const start = edited?.line ? valuesOfLine(product, edited.line) : (draft?.start ?? noValues);
    if (edited?.line || draft)
      actor.send({ type: 'values.take', values: withDraftValues(now, draft, start) });
    const { choices } = actor.getSnapshot().context;
    if (JSON.stringify(choices) !== JSON.stringify(now.choices)) onFilled(choices);
    return start;
  });
  const write = useEffectEvent((draft: ProductDraft | null, start: ProductFormValues) =>
    drafts?.write(kind, name, draft && edited ? { ...draft, of: edited.opened, start } : draft),
  );
  const isReady = edited === null || edited.line !== null || edited.isGone;
  useEffect(() => {
    if (!isReady) return;
    const start = fill();
    const draftNow = () => draftOf(product, actor.getSnapshot().context, start);
    let known = JSON.stringify(draftNow());
    const changes = actor.subscribe(() => {
      const draft = draftNow();
      const text = JSON.stringify(draft);
      if (text === known) return;
      known = text;
      write(draft, start);
    });
    return () => changes.unsubscribe();
  }, [isReady, actor, product]);
  return () => drafts?.write(kind, name, null);
}
