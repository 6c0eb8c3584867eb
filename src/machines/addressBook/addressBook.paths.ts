import { RefusedError } from '../../lib/failure.ts';
import { savedAddress } from '../checkout/checkout.fixtures.ts';
import { hostileNumbers, hostileTexts } from '../testing/hostile-data.ts';
import { doneEvent, errorEvent } from '../testing/machine-events.ts';
import type { MachineModel } from '../testing/machine-model.ts';
import { addressBookMachine } from './addressBook.machine.ts';

const home = savedAddress();
const refusal = new RefusedError({ status: 422, message: 'We do not know this place' });
const { country, city, postcode, state, street_address, first_name, last_name } = home;
const address = { country, city, postcode, state, street_address, first_name, last_name };

export const addressBookModel: MachineModel<typeof addressBookMachine> = {
  machine: addressBookMachine,
  inputs: [{}, { addressForm: 'new' }],
  events: [
    doneEvent('loadAddresses', [home]),
    doneEvent('loadAddresses', []),
    errorEvent('loadAddresses', new Error('no network')),
    { type: 'book.retry' },
    { type: 'connection.restore' },
    { type: 'address.add' },
    { type: 'address.edit', id: home.id },
    { type: 'address.cancel' },
    { type: 'address.save', change: { change: 'create', address } },
    { type: 'address.save', change: { change: 'update', id: home.id, address } },
    { type: 'address.save', change: { change: 'disable', id: home.id } },
    { type: 'address.save', change: { change: 'enable', id: home.id } },
    doneEvent('saveAddress', savedAddress({ id: 11 })),
    doneEvent('saveAddress', home),
    doneEvent('saveAddress', savedAddress({ enabled: false })),
    errorEvent('saveAddress', refusal),
    errorEvent('saveAddress', new Error('no network')),
  ],
  edge: [{ type: 'address.edit', id: 11 }, { type: 'connection.restore' }],
  hostile: [
    ...hostileNumbers.map((id) => ({ type: 'address.edit', id })),
    ...hostileNumbers.map((id) => ({ type: 'address.save', change: { change: 'disable', id } })),
    ...hostileTexts.map((text) => ({
      type: 'address.save',
      change: { change: 'create', address: { ...address, first_name: text, street_address: text } },
    })),
  ],
  states: {
    loading: {
      tags: ['busy', 'loading'],
      work: ['loadAddresses'],
      invariant: ({ failure }) => failure === null || failure.of === 'load',
    },
    loadFailed: { tags: ['unloaded'], work: [], invariant: ({ failure }) => failure?.of === 'load' },
    open: {
      tags: [],
      work: [],
      invariant: ({ addressForm, addresses }) =>
        addressForm === null || addressForm === 'new' || addresses.some(({ id }) => id === addressForm),
    },
    saving: { tags: ['busy', 'saving'], work: ['saveAddress'], invariant: ({ failure }) => failure === null },
  },
  project: ({ addresses, addressForm, failure, done: last }) => [
    addresses.length > 0,
    addresses.length > 1,
    addresses.some(({ enabled }) => !enabled),
    addressForm,
    failure?.reason,
    last !== null,
  ],
};
