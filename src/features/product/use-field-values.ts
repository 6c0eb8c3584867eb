import type { RefObject } from 'react';
import { useEffect, useEffectEvent } from 'react';
import type { Actor, SnapshotFrom } from 'xstate';
import type { productOptionsMachine } from '../../machines/productOptions/productOptions.machine.ts';
import type { ProductFormValues } from '../../machines/productOptions/productOptions.types.ts';
import { readFormValues, showFields } from './form-fields.ts';

/** The content for comparison: add-ons without text count as empty. */
const contentOf = ({ choices, addonValues, qty }: ProductFormValues) =>
  JSON.stringify([
    Object.entries(choices).toSorted(),
    Object.entries(addonValues).filter(([, texts]) => texts.some((text) => text !== '')),
    qty,
  ]);

/**
 * Keeps the fields of a product's form and its machine in sync. The fields are uncontrolled: at the start the
 * machine reads them, e.g. input from before the script loaded; later they are set when values change other
 * than by typing.
 * @param onTaken called with the choices that were read
 */
export function useFieldValues(
  form: RefObject<HTMLFormElement | null>,
  options: SnapshotFrom<typeof productOptionsMachine>,
  actor: Actor<typeof productOptionsMachine>,
  onTaken: (choices: Record<string, string>) => void,
): void {
  const take = useEffectEvent(() => {
    if (!form.current) return;
    // Without script the browser's own validation remains.
    form.current.setAttribute('novalidate', '');
    const before = actor.getSnapshot().context;
    const values = readFormValues(form.current, before.product);
    if (contentOf(values) === contentOf(before)) return;
    actor.send({ type: 'values.take', values });
    const { choices } = actor.getSnapshot().context;
    if (JSON.stringify(choices) !== JSON.stringify(before.choices)) onTaken(choices);
  });
  useEffect(() => take(), []);
  const { choices, addonValues } = options.context;
  useEffect(() => {
    // Reads the current state: values just taken over are not rendered yet.
    const { product, ...values } = actor.getSnapshot().context;
    if (form.current) showFields(form.current, product, values);
  }, [form, actor, choices, addonValues]);
}
