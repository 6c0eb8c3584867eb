import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { coverEdges } from '../testing/edge-coverage.ts';
import { pendingActor } from '../testing/pending-actor.ts';
import { tokenLoginMachine } from './tokenLogin.machine.ts';
import type { LinkTokens, TokenCheckResult } from './tokenLogin.machine.ts';
import { tokenLoginModel } from './tokenLogin.paths.ts';

const given: LinkTokens = { access_token: 'a', refresh_token: 'r', baseURL: null };

test('[GRD-07] on every edge a login needs tokens, and must be accepted if another person is logged in', () => {
  coverEdges(tokenLoginModel, ({ event, source, target }) => {
    expect(target.hasTag('busy')).toBe('checkTokens' in target.children);
    if (target.context.given === null) expect(target.hasTag('refused')).toBe(true);
    if (!target.hasTag('done')) return;
    expect(target.context.given).not.toBeNull();
    if (source.context.isOtherPerson) expect(event.type).toBe('login.accept');
  });
});

function startLogin(isOtherPerson: boolean) {
  const checkTokens = pendingActor<TokenCheckResult, LinkTokens | null>();
  const push = vi.fn<(tokens: LinkTokens | null) => void>();
  const machine = tokenLoginMachine.provide({
    actors: { checkTokens: checkTokens.logic },
    actions: { push: (_, tokens) => push(tokens) },
  });
  const login = createActor(machine, { input: { given, isOtherPerson } }).start();
  return { login, checkTokens, push };
}

test('[GRD-07] the session receives both tokens once, after the host has confirmed them', async () => {
  const { checkTokens, push } = startLogin(false);
  expect(push).not.toHaveBeenCalled();
  await checkTokens.last().resolve('known');
  expect(push.mock.calls).toEqual([[given]]);
});

test('[GRD-07] another logged-in person stays logged in until the link is accepted', async () => {
  const { login, checkTokens, push } = startLogin(true);
  await checkTokens.last().resolve('known');
  expect(login.getSnapshot().hasTag('confirming')).toBe(true);
  expect(push).not.toHaveBeenCalled();
  login.send({ type: 'login.accept' });
  expect(push.mock.calls).toEqual([[given]]);
});
