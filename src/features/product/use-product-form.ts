import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { waitFor } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { useCartRef } from '../../state/cart.ts';
import { useConnectionRestore } from '../../state/connectivity.ts';
import { useScreenMachine } from '../../state/screen-machines.ts';
import type { productOptionsMachine } from '../../machines/productOptions/productOptions.machine.ts';
import { selectionOf } from '../../machines/productOptions/productOptions.selectors.ts';
import type { ProductForm_ProductFragment } from './ProductForm.generated.ts';
import { useArrival } from './use-choices-address.ts';
import type { AddressedChoices } from './use-choices-address.ts';

/** What the shopper is told about the last press of the button (ERR-13). */
export type ProductAlert = 'selectOptions' | 'outOfStock';

/**
 * The two machines of a product screen, tied together: options decide what may be added. With `address` the choices
 * start from it, follow it and are said there.
 */
export function useProductForm(
  product: ProductForm_ProductFragment,
  onSkuChange: (sku: number) => void,
  address?: AddressedChoices,
) {
  const cart = useCartRef();
  const [options, sendOptions, optionsActor] = useMachine(useScreenMachine('productOptions'), {
    input: { product, result: null, choices: address?.choices ?? {} },
  });
  const [adding, sendAdding, addToCart] = useMachine(useScreenMachine('addToCart'));
  const [alert, setAlert] = useState<ProductAlert | null>(null);
  const [tried, setTried] = useState(false);
  const [qty, setQty] = useState(1);

  useEffect(() => {
    const subscription = addToCart.on('cart.receive', (event) => cart.send(event));
    return () => subscription.unsubscribe();
  }, [addToCart, cart]);
  useConnectionRestore(() => sendOptions({ type: 'connection.restore' }));
  const sku = options.context.result?.sku ?? 0;
  useEffect(() => onSkuChange(sku), [sku, onSkuChange]);

  const changeOption = (event: Parameters<typeof sendOptions>[0]) => {
    setAlert(null);
    sendOptions(event);
    sendAdding(
      event.type === 'addon.fill' ? { type: 'options.change', addon: event.id } : { type: 'options.change' },
    );
    if (event.type === 'variation.choose') address?.say(optionsActor.getSnapshot().context.choices);
  };
  useArrival(address, options.context.choices, (name, option) =>
    sendOptions({ type: 'variation.choose', name, option }),
  );
  /** A press while the choice is still being looked up counts once the answer is there. */
  const add = async () => {
    setTried(true);
    const settled = await waitFor(optionsActor, (snapshot) => !snapshot.hasTag('busy'));
    const selection = selectionOf(settled);
    setAlert(selection ? null : alertFor(settled));
    if (selection) sendAdding({ type: 'cart.add', addition: { ...selection, qty } });
  };
  return { options, adding, alert, tried, qty, setQty, add, changeOption };
}

function alertFor(options: SnapshotFrom<typeof productOptionsMachine>): ProductAlert | null {
  if (options.hasTag('failed')) return null;
  return options.hasTag('outOfStock') ? 'outOfStock' : 'selectOptions';
}
