import { expect, test } from 'vitest';
import { coverEdges } from '../testing/edge-coverage.ts';
import { newpassword, recoverPasswordModel } from './recoverPassword.paths.ts';
import { recoverPasswordStep } from './recoverPassword.selectors.ts';
import type { RecoverPasswordEvent } from './recoverPassword.types.ts';

const codeOf = (failure: { reason: string; textCode?: string | null } | null) =>
  failure?.reason === 'refused' ? failure.textCode : null;

test('[USR-03, A34, SEC-02] every edge of a password recovery keeps its invariants', () => {
  coverEdges(recoverPasswordModel, ({ event, source, target, emitted, started }) => {
    const { context } = target;
    const [before, step] = [recoverPasswordStep(source), recoverPasswordStep(target)];
    const work = ['sendMail', 'setPassword', 'logIn'].filter((id) => id in target.children);
    expect(work.length).toBeLessThan(2);
    expect(target.hasTag('sending')).toBe(work[0] === 'sendMail');
    expect(target.hasTag('busy')).toBe(work[0] === 'setPassword' || work[0] === 'logIn');
    // The new password is kept only while it is being submitted.
    expect(context.newpassword).toBe(target.hasTag('busy') ? newpassword : null);
    expect(context.link !== null).toBe(step === 'link');
    if (step !== before)
      expect([context.failure, context.unsent, context.isResent]).toEqual([null, null, false]);
    if (target.hasTag('busy')) expect(context.failure).toBeNull();
    if (target.hasTag('spent')) expect(['CODE_INVALID', 'CODE_REPLACED']).toContain(codeOf(context.failure));

    // A press that changes the step emits it for the history; a used link or code is replaced there.
    const isMoved = step !== before && step !== 'welcome';
    const byPress = isMoved && event.type !== 'screen.open';
    const told = emitted.filter(({ type }) => type === 'step.show');
    expect(told).toHaveLength(byPress ? 1 : 0);
    if (byPress) expect(told[0]?.['replace']).toBe(['link', 'welcome'].includes(before) || step === 'set');

    // The typed code or the link's token sets the password; only a password that was set logs in.
    const setting = started.find(({ actor }) => actor === 'setPassword');
    const code = before === 'link' ? source.context.link?.token : '123456';
    if (setting) expect(setting.input).toEqual({ email: context.email, code, newpassword });
    const login = started.find(({ actor }) => actor === 'logIn');
    expect(login !== undefined).toBe(event.type === 'xstate.done.actor.setPassword');
    const credentials = { method: 'password', username: context.email, password: newpassword };
    if (login) expect(login.input).toEqual({ credentials });
    if (step === 'welcome' && before !== 'welcome')
      expect(event.type === 'session.login' || event['output'] === null).toBe(true);

    // A reload, Back and Forward restore a step with its e-mail address.
    if (event.type === 'screen.open' && step !== 'welcome' && before !== 'set') {
      const { location } = event as Extract<RecoverPasswordEvent, { type: 'screen.open' }>;
      expect(step).toBe(location.at === 'address' ? 'email' : location.at);
      if (location.at === 'link') expect(context.link).toEqual(location.link);
    }
  });
});
