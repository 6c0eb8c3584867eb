import { RefusedError } from '../../lib/failure.ts';
import { hostileTexts } from '../testing/hostile-data.ts';
import { delayEvent, doneEvent, errorEvent } from '../testing/machine-events.ts';
import type { MachineModel } from '../testing/machine-model.ts';
import { formSubmissionMachine, type FormTask } from './formSubmission.machine.ts';

/** A bot-check task whose honeypot is the field `honeypot`. */
export const botTask = (honeypot: string): FormTask => ({
  token: `token-${honeypot}`,
  honeypot,
  difficulty: 14,
  min_seconds: 2,
  receivedAt: 5,
});

const form = { id: 'contact', mustBeLoggedOn: false, useCaptcha: false, paidAs: null };

export const formSubmissionModel: MachineModel<typeof formSubmissionMachine> = {
  machine: formSubmissionMachine,
  inputs: [
    { form, isLoggedIn: false, answers: {} },
    { form: { ...form, mustBeLoggedOn: true }, isLoggedIn: false, answers: {} },
    { form: { ...form, useCaptcha: true }, isLoggedIn: false, answers: {} },
  ],
  events: [
    { type: 'form.submit', answers: { name: 'Ada' } },
    { type: 'form.submit', answers: { name: 'Ada', fax_1: 'spam' }, task: botTask('fax_1') },
    { type: 'form.reset' },
    { type: 'session.login' },
    { type: 'session.logout' },
    { type: 'page.restore' },
    delayEvent('leaveLimit', 'formSubmission.redirecting'),
    doneEvent('submitForm', { success: true, error: null, payment: null }),
    doneEvent('submitForm', { success: true, error: null, payment: 'https://pay.example/1' }),
    doneEvent('submitForm', { success: false, error: 'Name is too short', payment: null }),
    doneEvent('submitForm', { success: false, error: 'Too late', payment: null, text_code: 'CHECK_EXPIRED' }),
    doneEvent('loadTask', botTask('fax_2')),
    errorEvent('loadTask', new Error('no network')),
    errorEvent('submitForm', new RefusedError({ status: 422, message: 'No' })),
    errorEvent('submitForm', new Error('no network')),
  ],
  edge: [{ type: 'form.submit', answers: {} }],
  hostile: hostileTexts.map((text) => ({
    type: 'form.submit',
    answers: { name: text, [text]: text, fax_1: text },
    task: botTask(text),
  })),
  states: {
    idle: { tags: [], work: [] },
    'submitting.loadingTask': {
      tags: ['busy'],
      work: ['loadTask'],
      invariant: ({ failure }) => failure === null,
    },
    'submitting.sending': {
      tags: ['busy'],
      work: ['submitForm'],
      invariant: ({ failure }) => failure === null,
    },
    sent: { tags: ['sent'], work: [], invariant: ({ failure }) => failure === null },
    redirecting: { tags: ['busy'], work: [] },
  },
  project: ({ isLoggedIn, answers, task, renewed, failure }) => [
    isLoggedIn,
    answers,
    task?.honeypot,
    renewed,
    failure?.reason,
  ],
};
