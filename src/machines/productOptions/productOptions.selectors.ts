import type { SnapshotFrom } from 'xstate';
import type { CartAddition } from '../addToCart/addToCart.machine.ts';
import { addonProblem, type AddonProblem } from './addon-problems.ts';
import { chosenLettering } from './chosen-lettering.ts';
import type { productOptionsMachine } from './productOptions.machine.ts';
import { cartAddition, isPossibleOption } from './sku-search.ts';

type Options = SnapshotFrom<typeof productOptionsMachine>;

/** What is wrong with an add-on's values; `null` when they are valid or the product has no such add-on. */
export function problemOfAddon({ context }: Options, id: number): AddonProblem | null {
  const offered = context.product.productAddons.find(({ addon }) => addon.id === id);
  const lettering = chosenLettering(context)?.chosen;
  return offered ? addonProblem(offered, context.addonValues[id] ?? [], lettering) : null;
}

/** The problem to show for an add-on: impossible text immediately, others after an attempt to add. */
export function problemToShow(options: Options, id: number): AddonProblem | null {
  const problem = problemOfAddon(options, id);
  const isPlain = problem === 'tooLong' || problem === 'notInLettering';
  return isPlain || options.context.tried ? problem : null;
}

/** The names of unselected or invalid fields, in form order. */
export function invalidFields(options: Options): string[] {
  const { product, choices } = options.context;
  const unchosen = product.variations.filter(({ name }) => choices[name] === undefined);
  const addons = product.productAddons.filter(({ addon }) => problemOfAddon(options, addon.id) !== null);
  return [...unchosen.map(({ label }) => label), ...addons.map(({ addon }) => addon.name)];
}

/** Whether an option still leads to a SKU given the other choices (A53). */
export function canChoose({ context }: Options, name: string, option: string): boolean {
  return isPossibleOption(context.product, context.choices, name, option);
}

/** Whether the form still contains what was sent, so that adding would send the same again. */
export function isAsSent(options: Options, sent: CartAddition | null): boolean {
  return options.hasTag('addable') && JSON.stringify(cartAddition(options.context)) === JSON.stringify(sent);
}
