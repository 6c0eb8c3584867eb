import { assertEvent, assign, setup } from 'xstate';
import { failureOf } from '../../lib/failure.ts';
import type { SavedAddress } from '../cart/cart-state.ts';
import { isPossibleChange } from '../checkout/checkout-form.ts';
import type { AddressChange, CheckoutFailure } from '../checkout/checkout.types.ts';
import { placeholderActor } from '../placeholder-actors.ts';

export interface AddressBookContext {
  addresses: SavedAddress[];
  /** The address whose form is open: an id, or `'new'`; `null` when no form is open. */
  addressForm: number | 'new' | null;
  /** The last change, to report to the user; `null` once another action starts. */
  done: AddressChange['change'] | null;
  failure: CheckoutFailure | null;
}

type AddressBookEvent =
  | { type: 'address.add' }
  | { type: 'address.edit'; id: number }
  | { type: 'address.cancel' }
  | { type: 'address.save'; change: AddressChange }
  | { type: 'book.retry' }
  | { type: 'connection.restore' };

/** Replaces or appends the saved address and closes its form if that was open. */
function withSaved(
  { addresses, addressForm }: AddressBookContext,
  saved: SavedAddress,
): Pick<AddressBookContext, 'addresses' | 'addressForm'> {
  const isKnown = addresses.some(({ id }) => id === saved.id);
  return {
    addresses: isKnown
      ? addresses.map((address) => (address.id === saved.id ? saved : address))
      : [...addresses, saved],
    addressForm: addressForm === (isKnown ? saved.id : 'new') ? null : addressForm,
  };
}

/** Derives the kind of change from a saved address, including disabling and enabling. */
const changeOf = ({ addresses }: AddressBookContext, saved: SavedAddress): AddressChange['change'] => {
  const before = addresses.find(({ id }) => id === saved.id);
  if (!before) return 'create';
  if (before.enabled === saved.enabled) return 'update';
  return saved.enabled ? 'enable' : 'disable';
};

/** Manages the account's saved addresses outside the checkout: add, edit, disable, enable (CHK-02). */
export const addressBookMachine = setup({
  types: {
    context: {} as AddressBookContext,
    input: {} as { addressForm?: 'new' | null },
    events: {} as AddressBookEvent,
    tags: {} as 'busy' | 'loading' | 'saving' | 'unloaded',
  },
  actors: {
    loadAddresses: placeholderActor<SavedAddress[], void>('loadAddresses'),
    saveAddress: placeholderActor<SavedAddress, AddressChange>('saveAddress'),
  },
  guards: {
    isSaved: ({ context }, id: number) => context.addresses.some((address) => address.id === id),
    isPossible: ({ context }, change: AddressChange) => isPossibleChange(context.addresses, change),
    isUnreachable: ({ context }) => context.failure?.reason === 'unreachable',
  },
  actions: {
    openForm: assign((_, addressForm: AddressBookContext['addressForm']) => ({
      addressForm,
      done: null,
      failure: null,
    })),
    fail: assign({ failure: (_, failure: CheckoutFailure) => failure }),
    forget: assign({ failure: null, done: null }),
  },
}).createMachine({
  id: 'addressBook',
  context: ({ input }) => ({
    addresses: [],
    addressForm: input.addressForm ?? null,
    done: null,
    failure: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Loads the saved addresses; a failure in the context is from the previous attempt.',
      tags: ['busy', 'loading'],
      invoke: {
        id: 'loadAddresses',
        src: 'loadAddresses',
        onDone: {
          target: 'open',
          actions: assign({ addresses: ({ event }) => event.output, failure: null }),
        },
        onError: {
          target: 'loadFailed',
          actions: { type: 'fail', params: ({ event }) => ({ ...failureOf(event.error), of: 'load' }) },
        },
      },
    },
    loadFailed: {
      description: 'Loading the addresses failed.',
      tags: 'unloaded',
      on: { 'book.retry': 'loading', 'connection.restore': 'loading' },
    },
    open: {
      description: 'Shows the addresses; the form of one of them or of a new one may be open.',
      on: {
        'address.add': { actions: { type: 'openForm', params: 'new' as const } },
        'address.edit': {
          guard: { type: 'isSaved', params: ({ event }) => event.id },
          actions: { type: 'openForm', params: ({ event }) => event.id },
        },
        'address.cancel': { actions: { type: 'openForm', params: null } },
        'address.save': {
          guard: { type: 'isPossible', params: ({ event }) => event.change },
          target: 'saving',
          actions: 'forget',
        },
        'connection.restore': { guard: 'isUnreachable', actions: 'forget' },
      },
    },
    saving: {
      description: 'A change is being saved; clicks are ignored until then.',
      tags: ['busy', 'saving'],
      invoke: {
        id: 'saveAddress',
        src: 'saveAddress',
        input: ({ event }) => {
          assertEvent(event, 'address.save');
          return event.change;
        },
        onDone: {
          target: 'open',
          actions: assign(({ context, event }) => ({
            ...withSaved(context, event.output),
            done: changeOf(context, event.output),
          })),
        },
        onError: {
          target: 'open',
          actions: { type: 'fail', params: ({ event }) => ({ ...failureOf(event.error), of: 'address' }) },
        },
      },
    },
  },
});
