import { expect, test } from 'vitest';
import { jwtExpiry } from '../../lib/jwt-claims.ts';
import { coverEdges } from '../testing/edge-coverage.ts';
import { tokenRefreshModel } from './tokenRefresh.paths.ts';

test('[TOK-04, TOK-05, TOK-09, ERR-01] every edge has at most one refresh, and every demand gets exactly one outcome', () => {
  coverEdges(tokenRefreshModel, ({ event, source, target, emitted, started }) => {
    const wasRefreshing = source.hasTag('refreshing') && event.type !== 'xstate.init';
    expect(Object.keys(target.children)).toEqual(target.hasTag('refreshing') ? ['refreshTokens'] : []);
    if (target.hasTag('refreshing')) expect(target.context.tokens).not.toBeNull();
    // A resting machine has a token that is valid for more than 30 s, and checks it regularly.
    const expiry = target.context.tokens && jwtExpiry(target.context.tokens.access_token);
    if (target.matches('resting')) expect(expiry).toBeGreaterThan(Date.now() + 30_000);
    if (event.type.startsWith('xstate.after.checkInterval')) expect(source.matches('resting')).toBe(true);
    if (wasRefreshing && event.type === 'refresh.demand') expect([started, emitted]).toEqual([[], []]);

    const demandEnds = wasRefreshing && (started.length > 0 || !target.hasTag('refreshing'));
    const immediateResponse = event.type === 'refresh.demand' && !target.hasTag('refreshing');
    expect(emitted).toHaveLength(demandEnds || immediateResponse ? 1 : 0);
  });
});

test('[TOK-06] on every edge only a refusal removes the tokens', () => {
  coverEdges(tokenRefreshModel, ({ event, source, target, emitted }) => {
    if (source.context.tokens && !target.context.tokens && event.type !== 'tokens.change')
      expect(emitted).toEqual([{ type: 'refresh.refuse' }]);
    if (event.type === 'tokens.change') expect(target.context.tokens).toEqual(event['tokens']);
    if (emitted.some(({ type }) => type === 'refresh.fail'))
      expect(target.context.tokens).toEqual(source.context.tokens);
  });
});
