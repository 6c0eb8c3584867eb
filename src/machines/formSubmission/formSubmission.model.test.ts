import { createActor, type AnyEventObject } from 'xstate';
import { expect, test, vi } from 'vitest';
import type { FormSubmission } from '../../graphql/generated/types.ts';
import { RefusedError } from '../../lib/failure.ts';
import { coverEdges } from '../testing/edge-coverage.ts';
import { pendingActor } from '../testing/pending-actor.ts';
import { formSubmissionMachine, type FormSending, type FormTask } from './formSubmission.machine.ts';
import { botTask, formSubmissionModel } from './formSubmission.paths.ts';

const answers = { name: 'Ada', subscribe: 1 };

function startForm({ mustBeLoggedOn = false, useCaptcha = false } = {}) {
  const loadTask = pendingActor<FormTask, { id: string }>();
  const submitForm = pendingActor<FormSubmission, FormSending>();
  const actors = { loadTask: loadTask.logic, submitForm: submitForm.logic };
  const form = createActor(formSubmissionMachine.provide({ actors }), {
    input: {
      form: { id: 'contact', mustBeLoggedOn, useCaptcha, paidAs: null },
      isLoggedIn: false,
      answers: {},
    },
  });
  const emitted: AnyEventObject[] = [];
  form.on('*', (event) => emitted.push(event));
  form.start();
  return {
    form,
    loadTask,
    submitForm,
    emitted,
    submit: () => form.send({ type: 'form.submit', answers }),
    state: () => form.getSnapshot(),
  };
}

test('[FRM-13, FRM-16] every edge submits once, only when allowed, and keeps the answers until a new message is started', () => {
  coverEdges(formSubmissionModel, ({ input, event, source, target, started, emitted }) => {
    const told = emitted.map(({ type }) => type);
    if (event.type === 'form.submit' && started.length > 0)
      expect(!input.form.mustBeLoggedOn || source.context.isLoggedIn).toBe(true);
    const calls = Object.keys(target.children);
    expect(calls.length).toBeLessThanOrEqual(1);
    expect(target.hasTag('busy')).toBe(calls.length > 0 || target.matches('redirecting'));
    if (source.hasTag('busy') && !event.type.startsWith('xstate.')) expect(started).toEqual([]);
    if (calls.includes('submitForm') && input.form.useCaptcha) expect(target.context.task).not.toBeNull();
    if (source.context.renewed && event.type === 'xstate.done.actor.submitForm') expect(started).toEqual([]);
    if (told.includes('login.request')) expect(target.matches('idle')).toBe(true);
    if (event.type.startsWith('xstate.') && event.type !== 'xstate.init')
      expect(target.context.answers).toMatchObject(source.context.answers);
    if (target.hasTag('sent')) expect(target.context.failure).toBeNull();
    if (source.hasTag('sent') && target.matches('idle')) expect(target.context.answers).toEqual({});
  });
});

test('[FRM-13] submits once and shows success', async () => {
  const { submitForm, submit, state } = startForm();
  submit();
  submit();
  expect(submitForm.calls.map(({ input }) => input)).toEqual([
    { id: 'contact', data: answers, task: null, paidAs: null },
  ]);
  await submitForm.last().resolve({ success: true, error: null, payment: null });
  expect(state().hasTag('sent')).toBe(true);
});

test.each([
  ['answered', { success: false, error: 'Name is too short', payment: null }, 'Name is too short'],
  ['thrown', new RefusedError({ status: 422, message: 'Slow down' }), 'Slow down'],
])(
  '[FRM-13, ERR-08] an %s error shows the server’s message and keeps the answers',
  async (_, end, message) => {
    const { submitForm, submit, state } = startForm();
    submit();
    await (end instanceof Error ? submitForm.last().reject(end) : submitForm.last().resolve(end));
    expect(state().context).toMatchObject({ answers, failure: { reason: 'refused', message } });
  },
);

test('[FRM-13, FRM-18] the host’s refusal includes its messages for single fields', async () => {
  const { submitForm, submit, state } = startForm();
  submit();
  const fields = { name: 'Please fill this in', list: ['no words'] };
  await submitForm.last().resolve({ success: false, error: 'No', text_code: 'INVALID', fields });
  expect(state().context.failure).toEqual({
    reason: 'refused',
    message: 'No',
    textCode: 'INVALID',
    fields: { name: 'Please fill this in' },
  });
});

test('[FRM-17] the task given to the form is submitted together with the answers', () => {
  const { form, submitForm } = startForm();
  const task = botTask('fax_1');
  form.send({ type: 'form.submit', answers, task });
  expect(submitForm.last().input).toMatchObject({ data: answers, task });
});

test('[FRM-17] a form without a task requests one first', async () => {
  const { loadTask, submitForm, submit, state } = startForm({ useCaptcha: true });
  submit();
  expect([loadTask.last().input, submitForm.calls.length]).toEqual([{ id: 'contact' }, 0]);
  await loadTask.last().resolve(botTask('fax_1'));
  expect(submitForm.last().input).toEqual({
    id: 'contact',
    data: answers,
    task: botTask('fax_1'),
    paidAs: null,
  });
  expect(state().hasTag('busy')).toBe(true);
});

test('[FRM-17, A64] an expired task is renewed once, and the text in its trap field is moved to the new trap', async () => {
  const { form, loadTask, submitForm, state } = startForm({ useCaptcha: true });
  form.send({ type: 'form.submit', answers: { ...answers, fax_1: 'spam' }, task: botTask('fax_1') });
  const expired = { success: false, error: 'Too late', payment: null, text_code: 'CHECK_EXPIRED' as const };
  await submitForm.last().resolve(expired);
  await loadTask.last().resolve(botTask('fax_2'));
  expect(submitForm.last().input).toMatchObject({
    data: { ...answers, fax_2: 'spam' },
    task: botTask('fax_2'),
  });
  await submitForm.last().resolve(expired);
  expect([loadTask.calls.length, submitForm.calls.length]).toEqual([1, 2]);
  expect(state().context.failure).toMatchObject({ message: 'Too late' });
});

test('[FRM-14] opens the payment URL of the answer', async () => {
  const { submitForm, submit, emitted } = startForm();
  submit();
  await submitForm.last().resolve({ success: true, error: null, payment: 'https://pay.example/1' });
  expect(emitted).toEqual([{ type: 'payment.open', url: 'https://pay.example/1' }]);
});

test('[FRM-16, A66] a form for members requests a login at submit, keeps the answers, and is sent after it', () => {
  const { form, submitForm, submit, emitted, state } = startForm({ mustBeLoggedOn: true });
  submit();
  expect([emitted, submitForm.calls.length]).toEqual([[{ type: 'login.request', answers }], 0]);
  expect(state().context.answers).toEqual(answers);
  form.send({ type: 'session.login' });
  submit();
  expect(submitForm.calls).toHaveLength(1);
});

test('the form becomes usable again, with its answers, if the payment page does not open in 15 s', async () => {
  vi.useFakeTimers();
  const { submitForm, submit, state } = startForm();
  submit();
  await submitForm.last().resolve({ success: true, error: null, payment: 'https://pay.example/1' });
  vi.advanceTimersByTime(14_999);
  expect(state().hasTag('busy')).toBe(true);
  vi.advanceTimersByTime(1);
  expect([state().hasTag('busy'), state().context.answers]).toEqual([false, answers]);
  vi.useRealTimers();
});
