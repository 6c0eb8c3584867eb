import { useMachine } from '@xstate/react';
import type { RefObject } from 'react';
import { useEffect, useState } from 'react';
import type { Failure } from '../../lib/failure.ts';
import type { ProductFormValues } from '../../machines/productOptions/productOptions.types.ts';
import { useConnectionRestore } from '../../state/connectivity.ts';
import { useScreenMachine } from '../../state/screen-machines.ts';
import { provideProductOptions } from './product-actors.ts';
import { focusPersonal } from './form-fields.ts';
import type { ProductForm_ProductFragment } from './ProductForm.generated.ts';
import { useUrlChoices } from './use-choices-url.ts';
import type { ChoicesInUrl } from './use-choices-url.ts';
import { useCartButton } from './use-cart-button.ts';
import type { EditedLine } from './use-edited-line.ts';
import { useFieldValues } from './use-field-values.ts';
import { useProductDraft } from './use-product-draft.ts';
import { useProblemFocus } from './use-problem-focus.ts';

interface ProductFormInput {
  /** The form whose fields hold the values. */
  fields: RefObject<HTMLFormElement | null>;
  /** The choices in the URL; the form starts with them, follows them and writes its own there. */
  choicesUrl: ChoicesInUrl | undefined;
  /** Other initial values. */
  initial: Partial<ProductFormValues> | undefined;
  edited: EditedLine | null;
  /** Why the host refused the initial values; `null` if they were not submitted yet. */
  failure: Failure | null;
}

/**
 * Connects the two machines of a product screen to each other and to the form's fields: the options decide
 * what is added and when.
 */
export function useProductForm(
  product: ProductForm_ProductFragment,
  onSkuChange: (sku: number) => void,
  { fields, choicesUrl, initial, edited, failure }: ProductFormInput,
) {
  const [options, sendOptions, optionsActor] = useMachine(useScreenMachine(provideProductOptions), {
    input: {
      product,
      result: null,
      initial: { ...initial, choices: { ...initial?.choices, ...choicesUrl?.choices } },
    },
  });
  const [started] = useState(options.context);
  const say = (choices: Record<string, string>) => choicesUrl?.say(choices);
  useFieldValues(fields, options, optionsActor, say);
  const settleDraft = useProductDraft(optionsActor, edited, say);
  const adding = useCartButton(optionsActor, { edited, failure }, (added, saved, isUnchanged) => {
    if (added) sendOptions({ type: 'addition.done', addition: added });
    settleDraft(isUnchanged, saved);
    if (fields.current && optionsActor.getSnapshot().context.isCleared)
      focusPersonal(fields.current, product);
  });
  useProblemFocus(fields, options.context.refusals, adding.context.failure);
  useConnectionRestore(() => sendOptions({ type: 'connection.restore' }));
  const sku = options.context.result?.sku ?? 0;
  useEffect(() => onSkuChange(sku), [sku, onSkuChange]);

  const choose = (name: string, option: string) => sendOptions({ type: 'variation.choose', name, option });
  useUrlChoices(choicesUrl, options.context.choices, choose);
  return {
    started,
    options,
    adding,
    send: sendOptions,
    choose: (name: string, option: string) => {
      choose(name, option);
      say(optionsActor.getSnapshot().context.choices);
    },
  };
}
