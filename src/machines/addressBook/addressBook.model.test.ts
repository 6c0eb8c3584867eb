import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { RefusedError } from '../../lib/failure.ts';
import type { SavedAddress } from '../cart/cart-state.ts';
import { savedAddress } from '../checkout/checkout.fixtures.ts';
import type { AddressChange } from '../checkout/checkout.types.ts';
import { coverEdges } from '../testing/edge-coverage.ts';
import { pendingActor } from '../testing/pending-actor.ts';
import { addressBookMachine } from './addressBook.machine.ts';
import { addressBookModel } from './addressBook.paths.ts';

const home = savedAddress();
const { country, city, postcode, state, street_address, first_name, last_name } = home;
const address = { country, city, postcode, state, street_address, first_name, last_name };

async function openBook(addresses: SavedAddress[]) {
  const loading = pendingActor<SavedAddress[], void>();
  const saving = pendingActor<SavedAddress, AddressChange>();
  const actors = { loadAddresses: loading.logic, saveAddress: saving.logic };
  const book = createActor(addressBookMachine.provide({ actors }), { input: {} }).start();
  await loading.last().resolve(addresses);
  return { book, saving, context: () => book.getSnapshot().context };
}

test('on every edge a form stays open until it is saved, cancelled or another is opened, and no address is lost', () => {
  coverEdges(addressBookModel, ({ event, source, target }) => {
    const isSaved = event.type === 'xstate.done.actor.saveAddress';
    const opensAnother = ['address.add', 'address.edit', 'address.cancel'].includes(event.type);
    if (!isSaved && !opensAnother) expect(target.context.addressForm).toBe(source.context.addressForm);
    if (!target.hasTag('busy') && !target.hasTag('unloaded') && !source.hasTag('loading'))
      expect(target.context.addresses.length).toBeGreaterThanOrEqual(source.context.addresses.length);
    if (target.hasTag('unloaded')) expect(target.context.failure?.of).toBe('load');
    expect(target.context.done !== null && target.context.failure !== null).toBe(false);
  });
});

test('an edited address keeps its position, and its form closes', async () => {
  const { book, saving, context } = await openBook([home, savedAddress({ id: 10 })]);
  book.send({ type: 'address.edit', id: home.id });
  book.send({ type: 'address.save', change: { change: 'update', id: home.id, address } });
  await saving.last().resolve(savedAddress({ first_name: 'Augusta' }));
  expect(context().addresses.map(({ id, first_name: name }) => [id, name])).toEqual([
    [home.id, 'Augusta'],
    [10, 'Ada'],
  ]);
  expect(context()).toMatchObject({ addressForm: null, done: 'update' });
});

test('disabling an address leaves the open form of another one, and it can be enabled again', async () => {
  const { book, saving, context } = await openBook([home]);
  book.send({ type: 'address.add' });
  book.send({ type: 'address.save', change: { change: 'disable', id: home.id } });
  await saving.last().resolve(savedAddress({ enabled: false }));
  expect(context()).toMatchObject({ addressForm: 'new', done: 'disable', addresses: [{ enabled: false }] });
  expect(book.getSnapshot().can({ type: 'address.save', change: { change: 'disable', id: 9 } })).toBe(false);
  book.send({ type: 'address.save', change: { change: 'enable', id: home.id } });
  await saving.last().resolve(home);
  expect(context()).toMatchObject({ done: 'enable', addresses: [{ enabled: true }] });
});

test('a refused address keeps its form open and shows the reason', async () => {
  const { book, saving, context } = await openBook([]);
  book.send({ type: 'address.add' });
  book.send({ type: 'address.save', change: { change: 'create', address } });
  await saving.last().reject(new RefusedError({ status: 422, message: 'We do not know this place' }));
  expect(context()).toMatchObject({ addressForm: 'new', failure: { message: 'We do not know this place' } });
});
