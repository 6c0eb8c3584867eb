import { assign, emit, setup } from 'xstate';
import type { QueryCartSearchSkuArgs } from '../../graphql/generated/types.ts';
import { failureOf } from '../../lib/failure.ts';
import type { CartAddition } from '../addToCart/addToCart.machine.ts';
import { placeholderActor } from '../placeholder-actors.ts';
import { addonProblem, FILE_UNDER_WAY } from './addon-problems.ts';
import { chosenLettering } from './chosen-lettering.ts';
import { isOffered, isOtherSearch, knownValues, withoutPersonal } from './form-values.ts';
import type {
  FoundSku,
  ProductAlert,
  ProductFormValues,
  ProductOptionsContext,
  ProductOptionsEmitted,
  ProductOptionsEvent,
  ProductOptionsInput,
  ProductOptionsTag,
} from './productOptions.types.ts';
import { cartAddition, skuSearchOf } from './sku-search.ts';

/** Which SKU the shopper has configured, and whether it can be added (PRD-06). */
export const productOptionsMachine = setup({
  types: {
    context: {} as ProductOptionsContext,
    input: {} as ProductOptionsInput,
    events: {} as ProductOptionsEvent,
    emitted: {} as ProductOptionsEmitted,
    tags: {} as ProductOptionsTag,
  },
  actors: {
    searchSku: placeholderActor<FoundSku, QueryCartSearchSkuArgs>('searchSku'),
  },
  delays: {
    /** Sends one search per pause in typing instead of one per letter. */
    typingPause: 300,
  },
  guards: {
    isKnownOption: ({ context }, { name, option }: { name: string; option: string }) =>
      option === ''
        ? context.product.variations.some((variation) => variation.name === name)
        : isOffered(context.product, name, option),
    isKnownAddon: ({ context }, id: number) =>
      context.product.productAddons.some(({ addon }) => addon.id === id),
    needsSearch: ({ context }, values: Partial<ProductFormValues>) => isOtherSearch(context, values),
    canLookUp: ({ context: { result, product, choices } }) =>
      result === null && (product.variations.length === 0 || Object.keys(choices).length > 0),
    hasNoSku: ({ context }) => (context.result?.sku ?? 0) === 0,
    isOutOfStock: ({ context }) => context.result?.in_stock === false,
    lacksAddons: ({ context }) => {
      const lettering = chosenLettering(context)?.chosen;
      return context.product.productAddons.some(
        (offered) => addonProblem(offered, context.addonValues[offered.addon.id] ?? [], lettering) !== null,
      );
    },
    isPressed: ({ context }) => context.pressed,
    hasPersonal: ({ context }, addition: CartAddition) => withoutPersonal(context, addition).isCleared,
    isPressedAgain: ({ context }) => context.pressed && context.isCleared,
  },
  actions: {
    takeValues: assign(({ context }, values: Partial<ProductFormValues>) =>
      knownValues(context.product, values),
    ),
    clearPersonal: assign(({ context }, addition: CartAddition) => withoutPersonal(context, addition)),
    /** The message about the last press is outdated. */
    noteChange: assign({ alert: null, isCleared: false }),
    /** A waiting press applies to the values at that time, so a change drops it, but not the end of an upload. */
    dropPress: assign(({ context: { pressed, addonValues } }, addon: number | null) => ({
      pressed: pressed && addon !== null && addonValues[addon]?.includes(FILE_UNDER_WAY) === true,
    })),
    /** The press has its outcome: added, or refused with an alert. */
    settlePress: assign(({ context }, alert: ProductAlert | null) => ({
      pressed: false,
      alert,
      refusals: context.refusals + (alert === null ? 0 : 1),
    })),
    add: emit(({ context }) => ({ type: 'cart.add', addition: cartAddition(context) })),
    announceChange: emit({ type: 'options.change' }),
  },
}).createMachine({
  id: 'productOptions',
  context: ({ input: { product, result, initial } }) => ({
    product,
    result,
    choices: {},
    addonValues: {},
    qty: 1,
    ...knownValues(product, initial ?? {}),
    failure: null,
    pressed: false,
    tried: false,
    isCleared: false,
    alert: null,
    refusals: 0,
  }),
  on: {
    'qty.change': { actions: assign({ qty: ({ event }) => event.qty }) },
    'values.take': [
      {
        guard: { type: 'needsSearch', params: ({ event }) => event.values },
        target: '.searching',
        actions: [
          { type: 'takeValues', params: ({ event }) => event.values },
          'noteChange',
          'announceChange',
        ],
      },
      { actions: { type: 'takeValues', params: ({ event }) => event.values } },
    ],
    'addition.done': [
      {
        guard: { type: 'hasPersonal', params: ({ event }) => event.addition },
        target: '.searching',
        actions: [{ type: 'clearPersonal', params: ({ event }) => event.addition }, assign({ tried: false })],
      },
      { actions: assign({ tried: false }) },
    ],
    'button.press': { actions: assign({ pressed: true, tried: true }) },
    'variation.choose': {
      guard: { type: 'isKnownOption', params: ({ event }) => event },
      target: '.searching',
      actions: [
        assign({
          choices: ({ context, event: { name, option } }) => withChoice(context.choices, name, option),
        }),
        'noteChange',
        { type: 'dropPress', params: null },
        'announceChange',
      ],
    },
    'addon.fill': {
      guard: { type: 'isKnownAddon', params: ({ event }) => event.id },
      target: '.typing',
      actions: [
        { type: 'dropPress', params: ({ event }) => event.id },
        assign({
          addonValues: ({ context, event }) => ({ ...context.addonValues, [event.id]: event.values }),
        }),
        'noteChange',
        emit(({ event }) => ({ type: 'options.change', addon: event.id })),
      ],
    },
  },
  initial: 'starting',
  states: {
    starting: {
      description: 'Looks up the SKU at once if the product needs no selection (PRD-14) or comes with one.',
      always: [{ guard: 'canLookUp', target: 'searching' }, { target: 'searched' }],
    },
    typing: {
      description: 'An add-on is being filled in.',
      tags: 'busy',
      after: { typingPause: 'searching' },
    },
    searching: {
      description:
        'Requests the SKU of the current choices; a further choice restarts the search, so the last one wins.',
      tags: 'busy',
      invoke: {
        id: 'searchSku',
        src: 'searchSku',
        input: ({ context }) => skuSearchOf(context),
        onDone: { target: 'searched', actions: assign({ result: ({ event }) => event.output }) },
        onError: { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event.error) }) },
      },
    },
    searched: {
      description: 'The search is finished for the current choices.',
      initial: 'deciding',
      states: {
        deciding: {
          description: 'Evaluates the response.',
          always: [
            { guard: 'hasNoSku', target: 'optionsMissing' },
            { guard: 'isOutOfStock', target: 'outOfStock' },
            { guard: 'lacksAddons', target: 'addonsMissing' },
            { target: 'addable' },
          ],
        },
        optionsMissing: {
          description: 'sku 0: the options are not fully chosen, or their combination does not exist (A53).',
          tags: 'incomplete',
          always: { guard: 'isPressed', actions: { type: 'settlePress', params: 'selectOptions' } },
        },
        outOfStock: {
          description: 'The SKU is out of stock.',
          tags: 'outOfStock',
          always: { guard: 'isPressed', actions: { type: 'settlePress', params: 'outOfStock' } },
        },
        addonsMissing: {
          description: 'The SKU is in stock, but an add-on is missing or invalid (PRD-11).',
          tags: 'incomplete',
          always: { guard: 'isPressed', actions: { type: 'settlePress', params: 'selectOptions' } },
        },
        addable: {
          description: 'The product can be added to the cart.',
          tags: 'addable',
          always: [
            {
              guard: 'isPressedAgain',
              actions: [{ type: 'settlePress', params: 'addedAlready' }, assign({ isCleared: false })],
            },
            { guard: 'isPressed', actions: ['add', { type: 'settlePress', params: null }] },
          ],
        },
      },
    },
    failed: {
      description: 'The search failed; the choices stay.',
      tags: 'failed',
      exit: assign({ failure: null }),
      // The screen shows the failure; the press is not queued.
      always: { guard: 'isPressed', actions: { type: 'settlePress', params: null } },
      on: {
        'search.retry': { target: 'searching', actions: 'announceChange' },
        'connection.restore': 'searching',
      },
    },
  },
});

function withChoice(choices: Record<string, string>, name: string, option: string): Record<string, string> {
  const { [name]: _previous, ...others } = choices;
  return option === '' ? others : { ...others, [name]: option };
}
