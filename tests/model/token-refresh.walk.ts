import type { AnyEventObject, SnapshotFrom } from 'xstate';
import { failureOf, RefusedError } from '../../src/lib/failure.ts';
import { delayEvent, doneEvent, errorEvent } from '../../src/machines/testing/machine-events.ts';
import type { EdgePath } from '../../src/machines/testing/machine-model.ts';
import type { tokenRefreshMachine } from '../../src/machines/tokenRefresh/tokenRefresh.machine.ts';
import { tokenRefreshModel, tokensExpiringAt } from '../../src/machines/tokenRefresh/tokenRefresh.paths.ts';
import { expect, test } from '../testkit/fixtures.ts';
import { OtherTab } from '../testkit/other-tab.ts';
import type { Shopper } from '../testkit/shopper.ts';
import { expiredToken } from '../testkit/stored-tokens.ts';
import { coveringWalks } from './covering-walks.ts';
import { PendingCalls } from './pending-calls.ts';
import { playWalk } from './play-walk.ts';

type Refresh = SnapshotFrom<typeof tokenRefreshMachine>;

const EDGES = 35;
const INTERVAL_MS = 10_000;
/** Longer than the pauses after the first two failures. */
const BACK_OFF_MS = 10_000;
const fresh = tokensExpiringAt(Date.UTC(2200, 0), 'fresh');
const stale = tokensExpiringAt(Date.UTC(2020, 0), 'stale');

const model: typeof tokenRefreshModel = {
  ...tokenRefreshModel,
  inputs: [{ tokens: fresh }, { tokens: stale }],
  events: [
    { type: 'tokens.change', tokens: fresh },
    { type: 'tokens.change', tokens: null },
    { type: 'refresh.demand', access_token: fresh.access_token },
    delayEvent('checkInterval', 'tokenRefresh.resting'),
    delayEvent('backOff', 'tokenRefresh.backingOff'),
    doneEvent('refreshTokens', fresh),
    errorEvent('refreshTokens', new RefusedError({ status: 401, message: 'No', textCode: 'TOKEN_INVALID' })),
    errorEvent('refreshTokens', new Error('no network')),
  ],
};

/** What a user and another tab can cause; nothing after a logout. */
function isPossible({ source, events }: EdgePath<typeof tokenRefreshMachine>): boolean {
  const event: AnyEventObject = events.at(-1) ?? { type: '' };
  if (source.matches('withoutTokens')) return event['tokens'] === fresh;
  if (event.type === 'refresh.demand') return source.matches('resting');
  if (event.type === 'tokens.change') return source.matches('resting') && event['tokens'] === null;
  return source.context.failures < 2 || event.type !== 'xstate.error.actor.refreshTokens';
}

interface Surroundings {
  shopper: Shopper;
  other: OtherTab;
  calls: PendingCalls;
}

function driversOf({
  shopper,
  other,
  calls,
}: Surroundings): Record<string, (event: AnyEventObject) => Promise<void>> {
  const { page } = shopper;
  return {
    'tokens.change': ({ tokens }) => (tokens === null ? other.logsOut() : other.logsIn()),
    'refresh.demand': async () => {
      // Ends the page's pending requests first.
      await page.goto('/robots.txt');
      const expired = { status: 401, json: { text_code: 'TOKEN_EXPIRED', message: 'expired' } };
      await page.route('**/user/authUser', (route) => route.fulfill(expired), { times: 1 });
      await shopper.opens('/');
    },
    'xstate.after.checkInterval.tokenRefresh.resting': () => page.clock.fastForward(INTERVAL_MS),
    'xstate.after.backOff.tokenRefresh.backingOff': () => page.clock.fastForward(BACK_OFF_MS),
    'xstate.done.actor.refreshTokens': () => calls.respondsWith(other.tokens),
    'xstate.error.actor.refreshTokens': ({ error }) =>
      failureOf(error).reason === 'refused'
        ? calls.isRefusedWith(401, { text_code: 'TOKEN_INVALID' })
        : calls.trips(),
  };
}

async function check({ shopper, calls }: Surroundings, state: Refresh): Promise<void> {
  await expect(shopper.accountLink()).toHaveText(state.context.tokens ? 'My account' : 'Log in');
  if (state.hasTag('refreshing')) await calls.comes();
  // The pause after a failure is short and may be over already.
  else if (!state.matches('backingOff')) expect(calls.waiting).toBe(0);
}

test('tokens are refreshed as their machine specifies', async ({ shopper, shop, consoleErrors }) => {
  consoleErrors.expect(/status of 501 .*\/user\/refreshToken\)$/);
  consoleErrors.expect(/401/);
  const other = await OtherTab.of(shopper);
  const { page } = shopper;
  await other.logsIn();
  await page.goto('/robots.txt');
  const expired = await expiredToken(page, shop);
  await page.bringToFront();
  await page.clock.install();
  const { walks, edges } = coveringWalks(model, isPossible);
  expect(edges).toBe(EDGES);
  for (const walk of walks) {
    await page.goto('/robots.txt');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    // The tokens are valid for ten minutes, and earlier walks moved the clock.
    await page.clock.setSystemTime(new Date());
    const isStale = walk[0]?.event.type.endsWith('refreshTokens') ?? false;
    await other.logsIn(isStale ? { access_token: expired } : {});
    const calls = await PendingCalls.of(page, '**/user/refreshToken');
    await shopper.opens('/');
    const around = { shopper, other, calls };
    const look = (state: Refresh) => check(around, state);
    const checks = { withoutTokens: look, resting: look, refreshing: look, backingOff: look };
    await playWalk(walk, { drivers: driversOf(around), checks });
  }
});
