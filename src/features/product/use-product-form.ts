import { useMachine } from '@xstate/react';
import type { RefObject } from 'react';
import { useEffect, useState } from 'react';
import type { ProductFormValues } from '../../machines/productOptions/productOptions.types.ts';
import { useEmitToCart } from '../../state/cart.ts';
import { useConnectionRestore } from '../../state/connectivity.ts';
import { useScreenMachine } from '../../state/screen-machines.ts';
import type { ProductForm_ProductFragment } from './ProductForm.generated.ts';
import { useUrlChoices } from './use-choices-url.ts';
import type { ChoicesInUrl } from './use-choices-url.ts';
import { useFieldValues } from './use-field-values.ts';

interface ProductFormInput {
  /** Whose fields hold the values. */
  fields: RefObject<HTMLFormElement | null>;
  /** Where the choices are said; the form starts from it, follows it and says its own there. */
  choicesUrl: ChoicesInUrl | undefined;
  /** What the form starts with beside that. */
  initial: Partial<ProductFormValues> | undefined;
}

/** The two machines of a product screen, tied together and to the form's fields: options decide what is added and when. */
export function useProductForm(
  product: ProductForm_ProductFragment,
  onSkuChange: (sku: number) => void,
  { fields, choicesUrl, initial }: ProductFormInput,
) {
  const [options, sendOptions, optionsActor] = useMachine(useScreenMachine('productOptions'), {
    input: {
      product,
      result: null,
      initial: { ...initial, choices: { ...initial?.choices, ...choicesUrl?.choices } },
    },
  });
  const [started] = useState(options.context);
  useFieldValues(fields, options, optionsActor, (choices) => choicesUrl?.say(choices));
  const [adding, sendAdding, addToCart] = useMachine(useScreenMachine('addToCart'));
  useEffect(() => {
    const subscription = optionsActor.on('*', sendAdding);
    return () => subscription.unsubscribe();
  }, [optionsActor, sendAdding]);
  useEmitToCart(addToCart);
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
      choicesUrl?.say(optionsActor.getSnapshot().context.choices);
    },
  };
}
