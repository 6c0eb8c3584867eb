import { createActor, type AnyStateMachine } from 'xstate';
import { describe, expect, test } from 'vitest';
import { addToCartMachine } from './addToCart/addToCart.machine.ts';
import { addressBookMachine } from './addressBook/addressBook.machine.ts';
import { cartMachine } from './cart/cart.machine.ts';
import { checkoutMachine } from './checkout/checkout.machine.ts';
import { fileUploadMachine } from './fileUpload/fileUpload.machine.ts';
import { formSubmissionMachine } from './formSubmission/formSubmission.machine.ts';
import { connectivityMachine } from './connectivity/connectivity.machine.ts';
import { loginMachine } from './login/login.machine.ts';
import { pageLoadMachine } from './pageLoad/pageLoad.machine.ts';
import { paymentResultMachine } from './paymentResult/paymentResult.machine.ts';
import { unprovided, unprovidedListener } from './unprovided.ts';
import { productOptionsMachine } from './productOptions/productOptions.machine.ts';
import { readinessGateMachine } from './readinessGate/readinessGate.machine.ts';
import { recoverPasswordMachine } from './recoverPassword/recoverPassword.machine.ts';
import { rootMachine } from './root/root.machine.ts';
import { sessionMachine } from './session/session.machine.ts';
import { statesOf, transitionsOf } from './testing/machine-parts.ts';
import { tokenLoginMachine } from './tokenLogin/tokenLogin.machine.ts';
import { tokenRefreshMachine } from './tokenRefresh/tokenRefresh.machine.ts';
import { updateBannerMachine } from './updateBanner/updateBanner.machine.ts';
import { voucherPurchaseMachine } from './voucherPurchase/voucherPurchase.machine.ts';
import { voucherRedeemMachine } from './voucherRedeem/voucherRedeem.machine.ts';

const machines: Record<string, AnyStateMachine> = {
  addToCart: addToCartMachine,
  addressBook: addressBookMachine,
  cart: cartMachine,
  checkout: checkoutMachine,
  fileUpload: fileUploadMachine,
  formSubmission: formSubmissionMachine,
  connectivity: connectivityMachine,
  login: loginMachine,
  pageLoad: pageLoadMachine,
  paymentResult: paymentResultMachine,
  productOptions: productOptionsMachine,
  readinessGate: readinessGateMachine,
  recoverPassword: recoverPasswordMachine,
  root: rootMachine,
  session: sessionMachine,
  tokenLogin: tokenLoginMachine,
  tokenRefresh: tokenRefreshMachine,
  updateBanner: updateBannerMachine,
  voucherPurchase: voucherPurchaseMachine,
  voucherRedeem: voucherRedeemMachine,
};

describe.each(Object.entries(machines))('%s', (name, machine) => {
  const states = statesOf(machine).filter(({ id }) => id !== machine.id);
  const eventTypes = states
    .concat(machine.root)
    .flatMap(transitionsOf)
    .map(({ definition }) => definition.eventType);

  test('is called as its folder, and every state says in camelCase and in words what it is', () => {
    expect(machine.id).toBe(name);
    for (const state of states) {
      expect(state.key).toMatch(/^[a-z]+([A-Z][a-z]+)*$/);
      expect(state.description, state.id).toMatch(/[.?]$/);
    }
  });

  test('has events noun.verb in lower case, delays with a name, and work with an id', () => {
    for (const type of eventTypes.filter((event) => event !== '' && !event.startsWith('xstate.')))
      expect(type).toMatch(/^[a-z]+\.[a-z]+$/);
    for (const type of eventTypes.filter((event) => event.startsWith('xstate.after.')))
      expect(Object.keys(machine.implementations.delays)).toContain(type.split('.')[2]);
    for (const { invoke, id } of states)
      for (const { id: invokeId, src } of invoke) {
        expect(invokeId, id).not.toContain(`${machine.id}.`);
        expect(Object.keys(machine.implementations.actors)).toContain(src);
      }
  });
});

test.each([unprovided<void, void>, unprovidedListener])(
  'work that the app has not supplied says which it is',
  async (work) => {
    const actor = createActor(work('fetchUser'), { input: undefined });
    const message = new Promise((resolve) => actor.subscribe({ error: (error) => resolve(String(error)) }));
    actor.start();
    expect(await message).toBe('Error: provide fetchUser');
  },
);
