import { fromCallback, fromPromise } from 'xstate';
import type { AnyEventObject } from 'xstate';
import { CODE_FAIL } from '../../graphql/code-loading.ts';
import type { StartInTurn } from '../../graphql/links/start-queue.ts';
import { connectivityMachine } from '../../machines/connectivity/connectivity.machine.ts';
import { rootMachine } from '../../machines/root/root.machine.ts';
import { provideCart } from './cart-actors.ts';
import type { HostCalls } from '../../graphql/host-calls.ts';
import { provideSession, provideTokenRefresh } from './session-actors.ts';
import { createTabStorage } from './tab-storage.ts';
import type { StoredValues } from './tab-storage.ts';
import { deferredCalls } from './deferred-calls.ts';

interface RootSurroundings {
  host: HostCalls;
  /** Base URL of the API host. */
  baseUrl: () => string;
  /** Queue shared with the client's requests. */
  startInTurn: StartInTurn;
  navigate: (path: string) => void;
  stored: StoredValues;
}

/** The root machine with its actors' implementations. */
export function provideRoot(surroundings: RootSurroundings): typeof rootMachine {
  const { host, baseUrl, navigate, stored } = surroundings;
  return rootMachine.provide({
    actors: {
      session: provideSession(surroundings),
      tokenRefresh: provideTokenRefresh(host, stored.session),
      connectivity: connectivityMachine.provide({
        actors: { ping: fromPromise<unknown, void>(async () => (await deferredCalls()).ping(baseUrl())) },
      }),
      cart: provideCart(host),
      tabStorage: createTabStorage(stored),
      browser,
    },
    actions: { navigate: (_, path) => navigate(path) },
  });
}

const LEAVE = { type: 'page.leave' };

/** Reports `browser.online` and `code.fail`, and on `pagehide` sends `page.leave` until no cart change is waiting. */
const browser = fromCallback<AnyEventObject>(({ sendBack, system }) => {
  const online = () => sendBack({ type: 'browser.online' });
  const fail = () => sendBack({ type: CODE_FAIL });
  const leave = () => {
    while (system.get('cart')?.getSnapshot().can(LEAVE)) sendBack(LEAVE);
  };
  window.addEventListener('online', online);
  window.addEventListener(CODE_FAIL, fail);
  window.addEventListener('pagehide', leave);
  return () => {
    window.removeEventListener('online', online);
    window.removeEventListener(CODE_FAIL, fail);
    window.removeEventListener('pagehide', leave);
  };
});
