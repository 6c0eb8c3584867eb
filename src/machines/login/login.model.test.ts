import { expect, test } from 'vitest';
import { coverEdges } from '../testing/edge-coverage.ts';
import { loginStep } from './login.selectors.ts';
import { loginModel, newAda } from './login.paths.ts';
import type { LoginEvent } from './login.types.ts';

test('[USR-01, USR-02, A34, SEC-02] every edge of the login keeps its invariants', () => {
  coverEdges(loginModel, ({ event, source, target, emitted, started }) => {
    const { context } = target;
    const step = loginStep(target);
    expect(
      (['email', 'code', 'password', 'link', 'welcome'] as const).filter((tag) => target.hasTag(tag)),
    ).toEqual([step]);
    expect('logIn' in target.children).toBe(target.hasTag('busy'));
    expect('logInByPasskey' in target.children).toBe(target.hasTag('prompting'));
    expect('sendMail' in target.children).toBe(target.hasTag('sending'));
    // The link is kept only on its own screen, and a failure only in the step where it happened.
    expect(context.link !== null).toBe(step === 'link');
    if (step !== loginStep(source)) expect([context.failure, context.isResent]).toEqual([null, false]);
    if (target.hasTag('busy') || target.hasTag('prompting')) expect(context.failure).toBeNull();

    // A press that changes the step emits it for the history; a step that comes from the history is not
    // emitted.
    const told = emitted.filter(({ type }) => type === 'step.show');
    const isMoved = step !== loginStep(source) && step !== 'welcome';
    const byPress = isMoved && event.type !== 'screen.open' && event.type !== 'session.login';
    expect(told).toHaveLength(byPress ? 1 : 0);
    if (byPress) expect(told[0]?.['replace']).toBe(source.hasTag('link') || source.hasTag('welcome'));

    // Only correct credentials or another tab log in; only a link requested in this browser logs in
    // automatically.
    if (step === 'welcome' && loginStep(source) !== 'welcome')
      expect(event.type === 'session.login' || event['output'] === null).toBe(true);
    if (started.some(({ actor }) => actor === 'logIn') && event.type === 'screen.open')
      expect(context.requested).toBe(context.link?.email.toLowerCase());

    // The names of a sign-up stay with its e-mail address and go into every mail.
    const mail = started.find(({ actor }) => actor === 'sendMail');
    if (mail) expect(mail.input).toEqual(context.recipient);
    const forgets = ['screen.open', 'code.expect', 'mail.request'].includes(event.type);
    if (source.context.recipient.first_name !== undefined && !forgets)
      expect(context.recipient).toMatchObject({ first_name: newAda.first_name, last_name: 'Byron' });

    // A reload, Back and Forward restore a step with its e-mail address.
    if (event.type === 'screen.open' && step !== 'welcome') {
      const { location } = event as Extract<LoginEvent, { type: 'screen.open' }>;
      expect(step).toBe(location.at === 'address' ? 'email' : location.at);
      if ('recipient' in location) expect(context.recipient.email).toBe(location.recipient.email);
    }
  });
});
