import { filledCart } from '../cart/cart.fixtures.ts';
import { blankSession, storedLogin } from '../session/session.paths.ts';
import { hostileTexts } from '../testing/hostile-data.ts';
import { doneEvent } from '../testing/machine-events.ts';
import type { MachineModel } from '../testing/machine-model.ts';
import { rootMachine } from './root.machine.ts';

const tokens = { access_token: 'refreshed-access', refresh_token: 'refreshed-refresh' };
const cart = { cart: filledCart(), mergePending: true };

const living = ['relay', 'tabStorage', 'browser', 'connectivity', 'tokenRefresh', 'session', 'cart'];

export const rootModel: MachineModel<typeof rootMachine> = {
  machine: rootMachine,
  inputs: [
    { session: blankSession, cart },
    { session: storedLogin, cart },
  ],
  events: [
    { type: 'session.login' },
    { type: 'session.logout' },
    { type: 'navigation.request', path: '/my-account' },
    { type: 'refresh.succeed', tokens },
    { type: 'refresh.refuse' },
    { type: 'connection.restore' },
    { type: 'session.sync', stored: storedLogin },
    { type: 'cart.sync', ...cart },
    { type: 'page.leave' },
    { type: 'browser.online' },
    { type: 'code.fail' },
    { type: 'xstate.snapshot.session', snapshot: { context: storedLogin } },
    { type: 'xstate.snapshot.session', snapshot: { context: blankSession } },
    doneEvent('readinessGate'),
  ],
  edge: [{ type: 'refresh.succeed', tokens: { access_token: '', refresh_token: '' } }],
  hostile: hostileTexts.flatMap((text) => [
    { type: 'navigation.request', path: text },
    { type: 'refresh.succeed', tokens: { access_token: text, refresh_token: text } },
    { type: 'session.sync', stored: { ...storedLogin, access_token: text, baseURL: text } },
    { type: 'cart.sync', cart: filledCart({ promotion_code: text }), mergePending: true },
  ]),
  states: {
    opening: { tags: [], work: [...living, 'readinessGate'] },
    open: { tags: ['ready'], work: living },
  },
  project: () => null,
};
