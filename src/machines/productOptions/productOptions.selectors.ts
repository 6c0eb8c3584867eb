import type { SnapshotFrom } from 'xstate';
import { addonProblem, type AddonProblem } from './addon-problems.ts';
import { chosenLettering } from './chosen-lettering.ts';
import type { productOptionsMachine } from './productOptions.machine.ts';
import { isPossibleOption } from './sku-search.ts';

type Options = SnapshotFrom<typeof productOptionsMachine>;

/** What is wrong with an add-on's values, null when nothing is or the product has no such add-on. */
export function problemOfAddon({ context }: Options, id: number): AddonProblem | null {
  const offered = context.product.productAddons.find(({ addon }) => addon.id === id);
  const lettering = chosenLettering(context)?.chosen;
  return offered ? addonProblem(offered, context.addonValues[id] ?? [], lettering) : null;
}

/** What is said of an add-on: at once what cannot be made of a text, the rest when the shopper has tried to add. */
export function problemToShow(options: Options, id: number): AddonProblem | null {
  const problem = problemOfAddon(options, id);
  const isPlain = problem === 'tooLong' || problem === 'notInLettering';
  return isPlain || options.context.tried ? problem : null;
}

/** The names of what is not chosen or not good yet, in the order of the form. */
export function wrongFields(options: Options): string[] {
  const { product, choices } = options.context;
  const unchosen = product.variations.filter(({ name }) => choices[name] === undefined);
  const addons = product.productAddons.filter(({ addon }) => problemOfAddon(options, addon.id) !== null);
  return [...unchosen.map(({ label }) => label), ...addons.map(({ addon }) => addon.name)];
}

/** Whether an option can still lead to a SKU with the other choices made (A53). */
export function canChoose({ context }: Options, name: string, option: string): boolean {
  return isPossibleOption(context.product, context.choices, name, option);
}
