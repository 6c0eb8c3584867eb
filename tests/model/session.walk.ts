import type { AnyEventObject, SnapshotFrom } from 'xstate';
import { RefusedError } from '../../src/lib/failure.ts';
import type { sessionMachine } from '../../src/machines/session/session.machine.ts';
import { blankSession, sessionModel, storedLogin } from '../../src/machines/session/session.paths.ts';
import { delayEvent, doneEvent, errorEvent } from '../../src/machines/testing/machine-events.ts';
import type { EdgePath } from '../../src/machines/testing/machine-model.ts';
import { expect, test } from '../testkit/fixtures.ts';
import { OtherTab } from '../testkit/other-tab.ts';
import type { Shopper } from '../testkit/shopper.ts';
import { storedTokens } from '../testkit/stored-tokens.ts';
import { coveringWalks } from './covering-walks.ts';
import { PendingCalls } from './pending-calls.ts';
import { playWalk } from './play-walk.ts';

type Session = SnapshotFrom<typeof sessionMachine>;

const EDGES = 32;
const RETRY_MS = 10_000;
const noNetwork = new Error('no network');
const ada = { email: 'ada@example.com', password: 'walnut-and-slate' };

/** The machine's own model, restricted to what a browser can encounter on any page. */
const model: typeof sessionModel = {
  ...sessionModel,
  events: [
    {
      type: 'login.submit',
      credentials: { method: 'password', username: ada.email, password: ada.password },
    },
    doneEvent('logIn', { access_token: 'login-access', refresh_token: 'login-refresh' }),
    doneEvent('logIn', null),
    errorEvent('logIn', noNetwork),
    { type: 'tokens.refuse' },
    { type: 'session.logout' },
    doneEvent('revokeTokens'),
    errorEvent('revokeTokens', noNetwork),
    { type: 'session.sync', stored: storedLogin },
    { type: 'session.sync', stored: blankSession },
    doneEvent('fetchUser', { id: 7, first_name: 'Ada' }),
    doneEvent('fetchUser', {}),
    errorEvent('fetchUser', new RefusedError({ status: 401, message: 'No' })),
    errorEvent('fetchUser', noNetwork),
    delayEvent('userRetry', 'session.loggedIn.unreachable'),
  ],
  project: ({ access_token }) => access_token !== null,
};

/** A pending request gets its response before anything else happens, except for events of another tab. */
function isPossible({ source, events }: EdgePath<typeof sessionMachine>): boolean {
  const event: AnyEventObject = events.at(-1) ?? { type: '' };
  const stored = event['stored'];
  // Another tab ends a login, or starts one.
  if (stored)
    return !source.hasTag('busy') && (stored.access_token === null) === source.hasTag('authenticated');
  // The Apollo link handles a refused token before the session does.
  if (event.type === 'xstate.error.actor.fetchUser') return !(event['error'] instanceof RefusedError);
  if (event.type === 'tokens.refuse') return source.matches({ loggedIn: 'fetchingUser' });
  if (event.type === 'session.logout') return source.matches({ loggedIn: 'known' });
  if (event.type === 'login.submit') return source.matches({ loggedOut: 'idle' });
  return true;
}

interface Calls {
  user: PendingCalls;
  login: PendingCalls;
  logout: PendingCalls;
}

/** Answers all logout requests, including those overtaken by another tab's login. */
async function completesLogouts({ logout }: Calls): Promise<void> {
  while (logout.waiting > 0) await logout.respondsWith({ success: true, message: null });
}

function driversOf(
  shopper: Shopper,
  other: OtherTab,
  calls: Calls,
): Record<string, (event: AnyEventObject) => Promise<void>> {
  const { page } = shopper;
  return {
    'login.submit': async () => {
      if (!page.url().includes('/login')) await shopper.accountLink().click();
      const password = page.getByRole('textbox', { name: 'Password' });
      if (!(await password.isVisible())) {
        await page.getByLabel('E-mail').fill(ada.email);
        await shopper.button('Use my password instead').click();
      }
      await password.fill(ada.password);
      await shopper.button('Log in').click();
    },
    'xstate.done.actor.logIn': ({ output }) =>
      calls.login.respondsWith(output === null ? false : other.tokens),
    'xstate.error.actor.logIn': () => calls.login.trips(),
    'tokens.refuse': () => calls.user.isRefusedWith(401, { text_code: 'TOKEN_INVALID' }),
    'session.logout': async () => {
      if (!page.url().includes('/my-account')) await shopper.accountLink().click();
      await page.getByRole('link', { name: 'Log out' }).click();
    },
    'xstate.done.actor.revokeTokens': async () => {
      await calls.logout.comes();
      await completesLogouts(calls);
    },
    'xstate.error.actor.revokeTokens': () => calls.logout.trips(),
    'session.sync': ({ stored }) => (stored.access_token === null ? other.logsOut() : other.logsIn()),
    'xstate.done.actor.fetchUser': async ({ output }) => {
      // The screen does not show this response, and another request before it arrives would be deduplicated.
      const response = page.waitForResponse('**/user/authUser');
      await (output.id === undefined ? calls.user.respondsWith({}) : calls.user.goesThrough());
      await (await response).finished();
    },
    'xstate.error.actor.fetchUser': () => calls.user.trips(),
    'xstate.after.userRetry.session.loggedIn.unreachable': () => page.clock.fastForward(RETRY_MS),
  };
}

async function check(shopper: Shopper, calls: Calls, state: Session): Promise<void> {
  const isIn = state.hasTag('authenticated');
  await expect(shopper.accountLink()).toHaveText(isIn ? 'My account' : 'Log in');
  await expect.poll(async () => (await storedTokens(shopper.page)).access_token !== null).toBe(isIn);
  if (state.matches({ loggedIn: 'fetchingUser' })) await calls.user.comes();
  else expect(calls.user.waiting).toBe(0);
  if (state.matches({ loggedOut: 'loggingIn' })) await calls.login.comes();
  if (state.matches({ loggedOut: 'revoking' })) await calls.logout.comes();
}

test('the screens show the state of the session machine', async ({ shopper, consoleErrors }) => {
  consoleErrors.expect(/status of 501 .*\/user\/(authUser|login|logout)\)$/);
  consoleErrors.expect(/401/);
  const { page } = shopper;
  await page.clock.install();
  const { walks, edges } = coveringWalks(model, isPossible);
  expect(edges).toBe(EDGES);
  for (const walk of walks) {
    await page.goto('/api/v1/cognito/domain/currentDomain');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    // With its own tokens: a logout that outlives its page revokes only those it belongs to.
    const other = await OtherTab.of(shopper);
    await page.bringToFront();
    // The tokens are valid for ten minutes, and earlier walks moved the clock.
    await page.clock.setSystemTime(new Date());
    const isKnown =
      walk[0]?.event.type !== 'login.submit' &&
      walk[0]?.event['stored']?.access_token !== storedLogin.access_token;
    await (isKnown ? other.logsIn() : other.logsOut());
    const at = (call: string) => PendingCalls.of(page, `**/user/${call}`);
    const calls: Calls = { user: await at('authUser'), login: await at('login'), logout: await at('logout') };
    await shopper.opens(isKnown ? '/my-account' : '/login');
    const look = (state: Session) => check(shopper, calls, state);
    const states = ['loggedOut.idle', 'loggedOut.loggingIn', 'loggedOut.revoking'].concat([
      'loggedIn.fetchingUser',
      'loggedIn.known',
      'loggedIn.unreachable',
    ]);
    const checks = Object.fromEntries(states.map((state) => [state, look]));
    await playWalk(walk, { drivers: driversOf(shopper, other, calls), checks });
    await completesLogouts(calls);
    await other.close();
  }
});
