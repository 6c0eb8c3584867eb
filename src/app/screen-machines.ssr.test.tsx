import { expect, test } from 'vitest';
import type { HostCalls } from './actor-logic/host-calls.ts';
import { createAnonymousActors } from './app-actors.ts';
import { checkoutMachines } from './checkout-machines.ts';
import { addMachines, provideScreenMachines } from './screen-machines.ts';

const silent: HostCalls = {
  query: () => Promise.reject(new Error('nobody is asked')),
  mutate: () => Promise.reject(new Error('nobody is asked')),
};

test('the machines of checkout and account come with their screens; each is made once, when it is asked for', () => {
  const machines = provideScreenMachines(silent, createAnonymousActors().cart.actor);
  expect(machines.pageLoad).toBe(machines.pageLoad);
  expect(() => machines.checkout).toThrow('the code of checkout has not been loaded');
  addMachines(checkoutMachines);
  expect(machines.checkout).toBe(machines.checkout);
  expect([machines.checkout.id, machines.addressBook.id, machines.paymentResult.id]).toEqual([
    'checkout',
    'addressBook',
    'paymentResult',
  ]);
});
