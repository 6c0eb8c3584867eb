import { createActor, fromCallback } from 'xstate';
import type { AnyEventObject, InspectionEvent } from 'xstate';
import type { Cart, TokenPair, User } from '../../graphql/generated/types.ts';
import type { CartChoices } from '../cart/cart-state.ts';
import { filledCart } from '../cart/cart.fixtures.ts';
import { cartMachine } from '../cart/cart.machine.ts';
import { connectivityMachine } from '../connectivity/connectivity.machine.ts';
import { blankSession } from '../session/session.paths.ts';
import { sessionMachine } from '../session/session.machine.ts';
import type { Credentials, LoginInput } from '../session/session.types.ts';
import { pendingActor } from '../testing/pending-actor.ts';
import { tokenRefreshMachine } from '../tokenRefresh/tokenRefresh.machine.ts';
import { rootMachine, tabActorsOf } from './root.machine.ts';
import type { RootInput } from './root.types.ts';

const silent = fromCallback<AnyEventObject>(() => undefined);

function pendingTabWork() {
  return {
    logIn: pendingActor<TokenPair | null, LoginInput>(),
    fetchUser: pendingActor<User, void>(),
    revokeTokens: pendingActor<unknown, { access_token: string | null }>(),
    refreshTokens: pendingActor<TokenPair | null, TokenPair>(),
    loadCart: pendingActor<Cart, CartChoices & { session: string | null }>(),
    mergeCart: pendingActor<Cart, { session: string }>(),
    removeLine: pendingActor<Cart, { session: string | null; id: number }>(),
    ping: pendingActor<unknown, void>(),
  };
}

function providePendingWork(work: ReturnType<typeof pendingTabWork>): typeof rootMachine {
  const { logIn, fetchUser, revokeTokens, refreshTokens, loadCart, mergeCart, removeLine, ping } = work;
  return rootMachine.provide({
    actors: {
      session: sessionMachine.provide({
        actors: { logIn: logIn.logic, fetchUser: fetchUser.logic, revokeTokens: revokeTokens.logic },
      }),
      tokenRefresh: tokenRefreshMachine.provide({ actors: { refreshTokens: refreshTokens.logic } }),
      connectivity: connectivityMachine.provide({ actors: { ping: ping.logic } }),
      cart: cartMachine.provide({
        actors: { loadCart: loadCart.logic, mergeCart: mergeCart.logic, removeLine: removeLine.logic },
      }),
      browser: silent,
    },
  });
}

interface TabOptions {
  tabStorage?: typeof silent;
  inspect?: (event: InspectionEvent) => void;
}

/** Starts the tab's real actors with pending work and no outside events. */
export function startTab(input: Partial<RootInput> = {}, options: TabOptions = {}) {
  const { tabStorage = silent, inspect = () => undefined } = options;
  const work = pendingTabWork();
  const paths: string[] = [];
  const machine = providePendingWork(work).provide({
    actors: { tabStorage },
    actions: { navigate: (_, path) => void paths.push(path) },
  });
  const root = createActor(machine, {
    systemId: 'root',
    input: { session: blankSession, cart: { cart: filledCart(), mergePending: false }, ...input },
    inspect,
  }).start();
  const actors = tabActorsOf(root.getSnapshot());
  const credentials: Credentials = { method: 'code', email: 'a@b.au', code: '123456' };
  const submitLogin = () => actors.session.send({ type: 'login.submit', credentials });
  return { root, ...actors, work, paths, submitLogin };
}
