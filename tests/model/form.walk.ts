import type { AnyEventObject, SnapshotFrom } from 'xstate';
import { failureOf, RefusedError } from '../../src/lib/failure.ts';
import type { formSubmissionMachine } from '../../src/machines/formSubmission/formSubmission.machine.ts';
import { botTask, formSubmissionModel } from '../../src/machines/formSubmission/formSubmission.paths.ts';
import { doneEvent, errorEvent } from '../../src/machines/testing/machine-events.ts';
import type { EdgePath } from '../../src/machines/testing/machine-model.ts';
import { expect, test } from '../testkit/fixtures.ts';
import type { Shopper } from '../testkit/shopper.ts';
import { coveringWalks } from './covering-walks.ts';
import { PendingCalls } from './pending-calls.ts';
import { playWalk } from './play-walk.ts';

type Sending = SnapshotFrom<typeof formSubmissionMachine>;

const EDGES = 25;
const NAME = 'Ada Byron';
const MESSAGE = 'A board of walnut';
const REFUSAL = 'Name is too short';
const UNREACHABLE = 'We cannot reach the shop right now. What you typed is kept, please try again.';
const THANKS = 'Thank you, your message has been sent';
/** Trivial, so that it is solved immediately. */
const TASK = { token: 'a-task', honeypot: 'fax_1', difficulty: 0, min_seconds: 0 };

/** The contact form: it needs no login and is free. */
const model: typeof formSubmissionModel = {
  ...formSubmissionModel,
  inputs: [
    {
      form: { id: 'contact', mustBeLoggedOn: false, useCaptcha: true, paidAs: null },
      isLoggedIn: false,
      answers: {},
    },
  ],
  events: [
    { type: 'form.submit', answers: { name: NAME } },
    { type: 'form.submit', answers: { name: NAME }, task: botTask(TASK.honeypot) },
    { type: 'form.reset' },
    doneEvent('submitForm', { success: true, error: null, payment: null }),
    doneEvent('submitForm', { success: false, error: REFUSAL, payment: null }),
    doneEvent('submitForm', { success: false, error: 'Too late', payment: null, text_code: 'CHECK_EXPIRED' }),
    doneEvent('loadTask', botTask(TASK.honeypot)),
    errorEvent('loadTask', new Error('no network')),
    errorEvent('submitForm', new RefusedError({ status: 422, message: REFUSAL })),
    errorEvent('submitForm', new Error('no network')),
  ],
  project: ({ task, renewed, failure, answers }) => [
    task !== null,
    renewed,
    failure?.reason,
    Object.keys(answers).length,
  ],
};

function isPossible({ source, events }: EdgePath<typeof formSubmissionMachine>): boolean {
  const event: AnyEventObject = events.at(-1) ?? { type: '' };
  if (source.hasTag('busy')) return event.type.startsWith('xstate.');
  if (source.hasTag('sent')) return event.type === 'form.reset';
  // The screen requests a task in advance. While that is pending, submitting waits for the same request; the
  // task serves both until it is used for a message.
  const { task, answers } = source.context;
  const isGiven = task !== null && Object.keys(answers).length > 0;
  return event.type === 'form.submit' && Boolean(event['task']) === isGiven;
}

interface Calls {
  task: PendingCalls;
  send: PendingCalls;
}

function driversOf(shopper: Shopper, calls: Calls): Record<string, (event: AnyEventObject) => Promise<void>> {
  const { page } = shopper;
  const fails = (pending: PendingCalls, { error }: AnyEventObject) =>
    failureOf(error).reason === 'refused' ? pending.isRefused(REFUSAL) : pending.trips();
  return {
    'form.submit': async () => {
      await page.getByLabel('Your name').fill(NAME);
      await page.getByRole('textbox', { name: /^E-mail/ }).fill(shopper.email);
      await page.getByLabel('Message').fill(MESSAGE);
      await shopper.button('Send').click();
    },
    'form.reset': () => shopper.button('Send another message').click(),
    'xstate.done.actor.loadTask': () => calls.task.respondsWith(TASK),
    'xstate.error.actor.loadTask': () => calls.task.trips(),
    'xstate.done.actor.submitForm': ({ output }) => calls.send.respondsWith(output),
    'xstate.error.actor.submitForm': (event) => fails(calls.send, event),
  };
}

async function check({ page }: Shopper, calls: Calls, state: Sending): Promise<void> {
  const { failure } = state.context;
  if (state.matches({ submitting: 'loadingTask' })) await calls.task.comes();
  if (state.matches({ submitting: 'sending' })) await calls.send.comes();
  await expect(page.getByText(THANKS)).toBeVisible({ visible: state.hasTag('sent') });
  await expect(page.getByText(REFUSAL)).toBeVisible({
    visible: failure?.reason === 'refused' && failure.message === REFUSAL,
  });
  await expect(page.getByText(UNREACHABLE)).toBeVisible({ visible: failure?.reason === 'unreachable' });
  // No input is lost before it is sent.
  const message = page.getByLabel('Message');
  if (state.hasTag('sent'))
    await expect(page.getByRole('definition').filter({ hasText: MESSAGE })).toBeVisible();
  else await expect(message).toHaveValue(Object.keys(state.context.answers).length > 0 ? MESSAGE : '');
}

test('a form shows the state of its machine', async ({ shopper, consoleErrors }) => {
  consoleErrors.expect(/status of 501 .*\/form\/(challenge|submit)/);
  consoleErrors.expect(/status of 422 .*\/form\/submit/);
  const { page } = shopper;
  const { walks, edges } = coveringWalks(model, isPossible);
  expect(edges).toBe(EDGES);
  for (const walk of walks) {
    await page.goto('/robots.txt');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.evaluate(() => localStorage.removeItem('drafts'));
    const calls: Calls = {
      task: await PendingCalls.of(page, /formChallenge|form\/challenge/),
      send: await PendingCalls.of(page, /form\/submit/),
    };
    await shopper.opens('/contact');
    const look = (state: Sending) => check(shopper, calls, state);
    const checks = { idle: look, 'submitting.loadingTask': look, 'submitting.sending': look, sent: look };
    await playWalk(walk, { drivers: driversOf(shopper, calls), checks });
  }
});
