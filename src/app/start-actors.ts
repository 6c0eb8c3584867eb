import { createActor, fromPromise } from 'xstate';
import type { Actor } from 'xstate';
import { createFingerprint } from '../lib/fingerprint.ts';
import { createPersistedValue } from '../lib/storage/persisted-value.ts';
import type { PersistedValue } from '../lib/storage/persisted-value.ts';
import { restoreCart, storeCart } from '../machines/cart/cart-storage.ts';
import type { cartMachine } from '../machines/cart/cart.machine.ts';
import type { CheckoutDraft } from '../machines/checkout/checkout.types.ts';
import { connectivityMachine } from '../machines/connectivity/connectivity.machine.ts';
import { readinessGateMachine } from '../machines/readinessGate/readinessGate.machine.ts';
import type { sessionMachine } from '../machines/session/session.machine.ts';
import { restoreSession, storeSession } from '../machines/session/session-storage.ts';
import { isTokenChecked } from '../machines/tokenRefresh/tokenRefresh.machine.ts';
import type { tokenRefreshMachine } from '../machines/tokenRefresh/tokenRefresh.machine.ts';
import { provideCart } from './actor-logic/cart-actors.ts';
import type { HostCalls } from './actor-logic/host-calls.ts';
import { provideSession, provideTokenRefresh } from './actor-logic/session-actors.ts';
import { connectActors } from './connect-actors.ts';

/** Every actor of the tab, started. */
export interface TabActors {
  session: Actor<typeof sessionMachine>;
  tokenRefresh: Actor<typeof tokenRefreshMachine>;
  readinessGate: Actor<typeof readinessGateMachine>;
  connectivity: Actor<typeof connectivityMachine>;
  cart: Actor<typeof cartMachine>;
}

interface StartOptions {
  host: HostCalls;
  /** The host's address before every path. */
  baseUrl: () => string;
  navigate: (path: string) => void;
  checkoutDraft: PersistedValue<CheckoutDraft>;
  /** Called before the first actor starts, because starting makes calls. */
  onCreated: (actors: TabActors) => void;
}

/** Asks the host for next to nothing: any answer means that it is there. */
async function ping(baseUrl: string): Promise<void> {
  await fetch(`${baseUrl}/api/v1/cognito/domain/currentDomain`, { method: 'HEAD' });
}

/** Starts the tab's actors from what this browser has stored, and ties them to each other and to other tabs. */
export function startActors({ host, baseUrl, navigate, checkoutDraft, onCreated }: StartOptions): TabActors {
  const storedSession = createPersistedValue({
    key: 'session',
    encode: storeSession,
    decode: (text) => restoreSession(text, createFingerprint),
  });
  const storedCart = createPersistedValue({ key: 'cart', encode: storeCart, decode: restoreCart });
  const stored = storedSession.read();
  const { access_token, refresh_token } = stored;
  const tokens = access_token && refresh_token ? { access_token, refresh_token } : null;

  const session = createActor(provideSession(host, baseUrl), { input: { stored } });
  const tokenRefresh = createActor(provideTokenRefresh(host, storedSession.read), { input: { tokens } });
  const readinessGate = createActor(readinessGateMachine, {
    input: { isTokenChecked: () => isTokenChecked(tokenRefresh.getSnapshot()) },
  });
  const connectivity = createActor(
    connectivityMachine.provide({ actors: { ping: fromPromise<unknown, void>(() => ping(baseUrl())) } }),
  );
  const cart = createActor(provideCart(host), { input: storedCart.read() });
  const actors = { session, tokenRefresh, readinessGate, connectivity, cart };
  onCreated(actors);
  connectActors(actors, { storedSession, storedCart, checkoutDraft, navigate });
  // The gate looks at the token check, and the session's first call waits for the gate.
  for (const actor of [connectivity, tokenRefresh, readinessGate, session, cart]) actor.start();
  cart.send({ type: 'cart.reload' });
  return actors;
}
