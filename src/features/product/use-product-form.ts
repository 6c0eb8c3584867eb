import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { useEmitToCart } from '../../state/cart.ts';
import { useConnectionRestore } from '../../state/connectivity.ts';
import { useScreenMachine } from '../../state/screen-machines.ts';
import type { ProductForm_ProductFragment } from './ProductForm.generated.ts';
import { useUrlChoices } from './use-choices-url.ts';
import type { ChoicesInUrl } from './use-choices-url.ts';

/**
 * The two machines of a product screen, tied together: options decide what is added and when. With `choicesUrl` the
 * choices start from it, follow it and are said there.
 */
export function useProductForm(
  product: ProductForm_ProductFragment,
  onSkuChange: (sku: number) => void,
  choicesUrl?: ChoicesInUrl,
) {
  const [options, sendOptions, optionsActor] = useMachine(useScreenMachine('productOptions'), {
    input: { product, result: null, choices: choicesUrl?.choices ?? {} },
  });
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
    options,
    adding,
    send: sendOptions,
    choose: (name: string, option: string) => {
      choose(name, option);
      choicesUrl?.say(optionsActor.getSnapshot().context.choices);
    },
  };
}
