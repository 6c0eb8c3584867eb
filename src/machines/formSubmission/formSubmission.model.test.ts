import { createActor, type AnyEventObject } from 'xstate';
import { expect, test } from 'vitest';
import type { FormSubmission } from '../../graphql/generated/types.ts';
import { Refusal } from '../../lib/failure.ts';
import { coverEdges } from '../testing/edge-coverage.ts';
import { heldWork } from '../testing/held-work.ts';
import { formSubmissionMachine, type FormSending } from './formSubmission.machine.ts';
import { formSubmissionModel } from './formSubmission.paths.ts';

const answers = { name: 'Ada', subscribe: 1 };

function startForm({ mustBeLoggedOn = false } = {}) {
  const submitForm = heldWork<FormSubmission, FormSending>();
  const form = createActor(formSubmissionMachine.provide({ actors: { submitForm: submitForm.logic } }), {
    input: { form: { id: 'contact', mustBeLoggedOn, useCaptcha: false }, isLoggedIn: false, answers: {} },
  });
  const emitted: AnyEventObject[] = [];
  form.on('*', (event) => emitted.push(event));
  form.start();
  return {
    form,
    submitForm,
    emitted,
    submit: () => form.send({ type: 'form.submit', answers }),
    state: () => form.getSnapshot(),
  };
}

test('[FRM-13, FRM-16] every edge submits once, only when allowed, and keeps the answers until they are stored', () => {
  coverEdges(formSubmissionModel, ({ input, event, source, target, started, emitted }) => {
    const told = emitted.map(({ type }) => type);
    if (started.length > 0) expect(!input.form.mustBeLoggedOn || source.context.isLoggedIn).toBe(true);
    if (source.hasTag('busy')) expect(started).toEqual([]);
    expect(target.hasTag('busy')).toBe('submitForm' in target.children || target.matches('redirecting'));
    if (told.includes('login.request')) expect(target.matches('idle')).toBe(true);
    if (event.type.startsWith('xstate.') && event.type !== 'xstate.init' && !target.hasTag('sent'))
      expect(target.context.answers).toEqual(source.context.answers);
    if (target.hasTag('sent')) expect([target.context.answers, target.context.failure]).toEqual([{}, null]);
  });
});

test('[FRM-13] idle, submitting, success', async () => {
  const { submitForm, submit, state } = startForm();
  submit();
  submit();
  expect(submitForm.calls.map(({ input }) => input)).toEqual([
    { id: 'contact', data: answers, useCaptcha: false, task: null },
  ]);
  await submitForm.last().resolve({ success: true, error: null, payment: null });
  expect(state().hasTag('sent')).toBe(true);
});

test.each([
  ['answered', { success: false, error: 'Name is too short', payment: null }, 'Name is too short'],
  ['thrown', new Refusal({ status: 422, message: 'Slow down' }), 'Slow down'],
])('[FRM-13, ERR-08] an %s error gives the server’s text and keeps the answers', async (_, end, message) => {
  const { submitForm, submit, state } = startForm();
  submit();
  await (end instanceof Error ? submitForm.last().reject(end) : submitForm.last().resolve(end));
  expect(state().context).toMatchObject({ answers, failure: { reason: 'refused', message } });
});

test('[FRM-13, FRM-18] the host’s words for single fields come along with its no', async () => {
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

test('[FRM-17] the task that the form was given is handed on with what is sent', () => {
  const { form, submitForm } = startForm();
  const task = { token: 't', honeypot: 'fax_1', difficulty: 14, min_seconds: 2, receivedAt: 5 };
  form.send({ type: 'form.submit', answers, task });
  expect(submitForm.last().input).toMatchObject({ data: answers, task });
});

test('[FRM-14] a payment in the answer opens its address', async () => {
  const { submitForm, submit, emitted } = startForm();
  submit();
  await submitForm.last().resolve({ success: true, error: null, payment: 'https://pay.example/1' });
  expect(emitted).toEqual([{ type: 'payment.open', url: 'https://pay.example/1' }]);
});

test('[FRM-16, A66] a form for members asks for a login at submit, with the answers, and goes after it', () => {
  const { form, submitForm, submit, emitted, state } = startForm({ mustBeLoggedOn: true });
  submit();
  expect([emitted, submitForm.calls.length]).toEqual([[{ type: 'login.request', answers }], 0]);
  expect(state().context.answers).toEqual(answers);
  form.send({ type: 'session.login' });
  submit();
  expect(submitForm.calls).toHaveLength(1);
});
