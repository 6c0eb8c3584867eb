import type { ActorRefFrom } from 'xstate';
import type { ScreenMachines } from '../state/screen-machines.ts';
import type { cartMachine } from '../machines/cart/cart.machine.ts';
import { provideFormSubmission } from './actor-logic/form-actors.ts';
import type { HostCalls } from './actor-logic/host-calls.ts';
import { providePageLoad } from './actor-logic/page-actors.ts';
import { provideAddToCart, provideFileUpload, provideProductOptions } from './actor-logic/product-actors.ts';

/** What screens' machines do their work with. */
interface ScreenWork {
  host: HostCalls;
  cart: ActorRefFrom<typeof cartMachine>;
}

/** How each machine is given its work. */
export type MachineMakers = {
  [Name in keyof ScreenMachines]: (work: ScreenWork) => ScreenMachines[Name];
};

/** The key of the cart of now. */
const sessionOf =
  ({ cart }: ScreenWork) =>
  () =>
    cart.getSnapshot().context.cart.sessionKey;

const makers: Partial<MachineMakers> = {
  productOptions: ({ host }) => provideProductOptions(host),
  addToCart: (work) => provideAddToCart(work.host, sessionOf(work)),
  fileUpload: (work) => provideFileUpload(work.host, sessionOf(work)),
  formSubmission: ({ host }) => provideFormSubmission(host),
  pageLoad: ({ host }) => providePageLoad(host),
};

/** Adds machines whose code comes with their screens (`src/app/checkout-machines.ts`). */
export function addMachines(more: Partial<MachineMakers>): void {
  Object.assign(makers, more);
}

function createFinder(work: ScreenWork) {
  const made: Partial<ScreenMachines> = {};
  return <Name extends keyof ScreenMachines>(name: Name): ScreenMachines[Name] => {
    const known: ScreenMachines[Name] | undefined = made[name];
    if (known) return known;
    const maker: MachineMakers[Name] | undefined = makers[name];
    if (!maker) throw new Error(`the code of ${name} has not been loaded`);
    const fresh = maker(work);
    made[name] = fresh;
    return fresh;
  };
}

/** The screens' machines with their real work, each made when a screen first asks for it. */
export function provideScreenMachines(
  host: HostCalls,
  cart: ActorRefFrom<typeof cartMachine>,
): ScreenMachines {
  const machine = createFinder({ host, cart });
  return {
    get productOptions() {
      return machine('productOptions');
    },
    get addToCart() {
      return machine('addToCart');
    },
    get addressBook() {
      return machine('addressBook');
    },
    get checkout() {
      return machine('checkout');
    },
    get fileUpload() {
      return machine('fileUpload');
    },
    get formSubmission() {
      return machine('formSubmission');
    },
    get pageLoad() {
      return machine('pageLoad');
    },
    get paymentResult() {
      return machine('paymentResult');
    },
  };
}
