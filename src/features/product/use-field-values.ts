import type { RefObject } from 'react';
import { useEffect, useEffectEvent } from 'react';
import type { Actor, SnapshotFrom } from 'xstate';
import type { productOptionsMachine } from '../../machines/productOptions/productOptions.machine.ts';
import type { ProductFormValues } from '../../machines/productOptions/productOptions.types.ts';
import { readFields, showFields } from './form-fields.ts';

/** What somebody has filled in, to compare: lines that are blank are none. */
const contentOf = ({ choices, addonValues, qty }: ProductFormValues) =>
  JSON.stringify([
    Object.entries(choices).toSorted(),
    Object.entries(addonValues).filter(([, texts]) => texts.some((text) => text !== '')),
    qty,
  ]);

/**
 * Keeps the fields of a product's form and its machine in step. The fields hold their values themselves: at the start
 * the machine takes over what stands in them, e.g. typed before the script was there; later they show what has
 * changed otherwise than by typing.
 * @param onTaken hears of the choices that were taken over
 */
export function useFieldValues(
  form: RefObject<HTMLFormElement | null>,
  options: SnapshotFrom<typeof productOptionsMachine>,
  actor: Actor<typeof productOptionsMachine>,
  onTaken: (choices: Record<string, string>) => void,
): void {
  const take = useEffectEvent(() => {
    if (!form.current) return;
    // Without script the browser says what is missing.
    form.current.setAttribute('novalidate', '');
    const before = actor.getSnapshot().context;
    const values = readFields(form.current, before.product);
    if (contentOf(values) === contentOf(before)) return;
    actor.send({ type: 'values.take', values });
    const { choices } = actor.getSnapshot().context;
    if (JSON.stringify(choices) !== JSON.stringify(before.choices)) onTaken(choices);
  });
  useEffect(() => take(), []);
  const { choices, addonValues } = options.context;
  useEffect(() => {
    // As they are by now: what was taken over a moment ago is not rendered yet.
    const { product, ...values } = actor.getSnapshot().context;
    if (form.current) showFields(form.current, product, values);
  }, [form, actor, choices, addonValues]);
}
