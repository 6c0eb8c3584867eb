import { RefusedError } from '../../lib/failure.ts';
import { hostileTexts } from '../testing/hostile-data.ts';
import { delayEvent, doneEvent, errorEvent } from '../testing/machine-events.ts';
import type { MachineModel } from '../testing/machine-model.ts';
import { tokenRefreshMachine } from './tokenRefresh.machine.ts';

/** Tokens whose access token expires at this time (ms since 1970). */
export function tokensExpiringAt(expiry: number, name = 'a') {
  const payload = btoa(JSON.stringify({ exp: expiry / 1_000, name }));
  return { access_token: `head.${payload}.sign`, refresh_token: `refresh-${name}` };
}

const FAR = Date.UTC(2200, 0);
const PAST = Date.UTC(2020, 0);
const fresh = tokensExpiringAt(FAR, 'fresh');
const stale = tokensExpiringAt(PAST, 'stale');

export const tokenRefreshModel: MachineModel<typeof tokenRefreshMachine> = {
  machine: tokenRefreshMachine,
  inputs: [{ tokens: null }, { tokens: fresh }, { tokens: stale }],
  events: [
    { type: 'tokens.change', tokens: fresh },
    { type: 'tokens.change', tokens: stale },
    { type: 'tokens.change', tokens: null },
    { type: 'refresh.demand', access_token: fresh.access_token },
    { type: 'refresh.demand', access_token: stale.access_token },
    { type: 'connection.restore' },
    delayEvent('checkInterval', 'tokenRefresh.resting'),
    delayEvent('backOff', 'tokenRefresh.backingOff'),
    doneEvent('refreshTokens', fresh),
    doneEvent('refreshTokens', null),
    errorEvent('refreshTokens', new RefusedError({ status: 401, message: 'No' })),
    errorEvent('refreshTokens', new Error('no network')),
  ],
  edge: [{ type: 'tokens.change', tokens: tokensExpiringAt(Date.now() + 30_000, 'on the edge') }],
  hostile: hostileTexts.flatMap((text) => [
    { type: 'tokens.change', tokens: { access_token: text, refresh_token: text } },
    { type: 'tokens.change', tokens: { access_token: `${text}.${btoa('[]')}.${text}`, refresh_token: text } },
    { type: 'refresh.demand', access_token: text },
  ]),
  states: {
    withoutTokens: { tags: [], work: [], invariant: ({ tokens }) => tokens === null },
    resting: { tags: [], work: [], invariant: ({ tokens }) => tokens !== null },
    refreshing: { tags: ['refreshing'], work: ['refreshTokens'], invariant: ({ tokens }) => tokens !== null },
    backingOff: {
      tags: [],
      work: [],
      invariant: ({ tokens, failures }) => tokens !== null && failures > 0,
    },
  },
  project: ({ tokens, failures }) => [tokens?.refresh_token, Math.min(failures, 2)],
};
