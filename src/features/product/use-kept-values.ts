import { useEffect, useEffectEvent } from 'react';
import type { Actor } from 'xstate';
import { draftOf, filledUp, readDraft, valuesOfLine } from '../../machines/productOptions/kept-values.ts';
import type { productOptionsMachine } from '../../machines/productOptions/productOptions.machine.ts';
import type {
  OfferedProduct,
  ProductFormValues,
} from '../../machines/productOptions/productOptions.types.ts';
import { useDrafts } from '../../state/drafts.ts';
import type { EditedLine } from './use-edited-line.ts';

/**
 * Fills a product's form from its draft or the cart line being edited, and stores every later change. Values
 * already in the form, e.g. from the URL, take precedence.
 * @param onFilled called with the choices if they changed
 * @returns a function that deletes the draft
 */
export function useKeptValues(
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
    const kept = keptValues(product, edited, readDraft(drafts?.read(kind, name) ?? null));
    if (kept) actor.send({ type: 'values.take', values: filledUp(now, kept) });
    const { choices } = actor.getSnapshot().context;
    if (JSON.stringify(choices) !== JSON.stringify(now.choices)) onFilled(choices);
  });
  const write = useEffectEvent((draft: string) => drafts?.write(kind, name, JSON.parse(draft)));
  const isReady = edited === null || edited.line !== null || edited.isGone;
  useEffect(() => {
    if (!isReady) return;
    fill();
    const draftNow = () => {
      const { context } = actor.getSnapshot();
      return JSON.stringify(draftOf(context.product, context));
    };
    let known = draftNow();
    const changes = actor.subscribe(() => {
      const draft = draftNow();
      if (draft === known) return;
      known = draft;
      write(draft);
    });
    return () => changes.unsubscribe();
  }, [isReady, actor]);
  return () => drafts?.write(kind, name, null);
}

/** The edited line with its draft changes, or just the draft. */
function keptValues(
  product: OfferedProduct,
  edited: EditedLine | null,
  draft: ProductFormValues | null,
): ProductFormValues | null {
  if (!edited?.line) return draft;
  const line = valuesOfLine(product, edited.line);
  if (!draft) return line;
  return {
    choices: { ...line.choices, ...draft.choices },
    addonValues: { ...line.addonValues, ...draft.addonValues },
    qty: draft.qty,
  };
}
