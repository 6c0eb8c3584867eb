import type { SnapshotFrom } from 'xstate';
import { addonProblem, type AddonProblem } from './addon-problems.ts';
import type { productOptionsMachine } from './productOptions.machine.ts';
import { isPossibleOption } from './sku-search.ts';

type Options = SnapshotFrom<typeof productOptionsMachine>;

/** What is wrong with an add-on's values, null when nothing is or the product has no such add-on. */
export function problemOfAddon({ context }: Options, id: number): AddonProblem | null {
  const offered = context.product.productAddons.find(({ addon }) => addon.id === id);
  return offered ? addonProblem(offered, context.addonValues[id] ?? []) : null;
}

/** Whether an option can still lead to a SKU with the other choices made (A53). */
export function canChoose({ context }: Options, name: string, option: string): boolean {
  return isPossibleOption(context.product, context.choices, name, option);
}
