import { assign, emit, setup } from 'xstate';
import type { FormChallenge, FormSubmission } from '../../graphql/generated/types.ts';
import { failureOf, type Failure } from '../../lib/failure.ts';
import { LEAVE_LIMIT_MS } from '../leave-limit.ts';
import { placeholderActor } from '../placeholder-actors.ts';

/** Field name → value; a checkbox is 1 or 0. */
export type FormAnswers = Record<string, string | number>;

/** The bot check of a form with `use_captcha` (A64), and when it arrived (ms of `performance.now()`). */
export interface FormTask extends FormChallenge {
  receivedAt: number;
}

interface FormSubmissionContext {
  form: {
    id: string;
    mustBeLoggedOn: boolean;
    useCaptcha: boolean;
    /** The key that identifies the form on return from its payment (FRM-14); `null` when it is free. */
    paidAs: string | null;
  };
  isLoggedIn: boolean;
  /** The last submitted answers, kept through a failure and a login (A66). */
  answers: FormAnswers;
  /** `null` until requested. */
  task: FormTask | null;
  /** The submission was refused for an expired task and is sent again with a new one. */
  renewed: boolean;
  failure: Failure | null;
}

type FormSubmissionInput = Omit<FormSubmissionContext, 'task' | 'renewed' | 'failure'>;

/** Input of `submitForm`. */
export interface FormSending {
  id: string;
  data: FormAnswers;
  task: FormTask | null;
  paidAs: string | null;
}

type FormSubmissionEvent =
  | { type: 'form.submit'; answers: FormAnswers; task?: FormTask | null }
  /** Starts another message after a sent one. */
  | { type: 'form.reset' }
  | { type: 'session.login' }
  | { type: 'session.logout' }
  /** The page was restored by the browser's Back button. */
  | { type: 'page.restore' };

type FormSubmissionEmitted =
  /** Remembers this page and the answers, and opens the login. */
  | { type: 'login.request'; answers: FormAnswers }
  /** The response requires a payment: opens its URL (FRM-14). */
  | { type: 'payment.open'; url: string };

/** The host's refusal, with its messages for single fields. */
function refusalOf({ error, text_code, fields }: FormSubmission): Failure {
  const texts = Object.entries(fields ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return {
    reason: 'refused',
    message: error ?? '',
    textCode: text_code ?? null,
    fields: Object.fromEntries(texts),
  };
}

/** Submits a CMS form: idle, submitting, success or error (FRM-13). */
export const formSubmissionMachine = setup({
  types: {
    context: {} as FormSubmissionContext,
    input: {} as FormSubmissionInput,
    events: {} as FormSubmissionEvent,
    emitted: {} as FormSubmissionEmitted,
    tags: {} as 'busy' | 'sent',
  },
  actors: {
    loadTask: placeholderActor<FormTask, { id: string }>('loadTask'),
    /** The app adds the return `url` and solves the task. */
    submitForm: placeholderActor<FormSubmission, FormSending>('submitForm'),
  },
  delays: { leaveLimit: LEAVE_LIMIT_MS },
  guards: {
    needsLogin: ({ context }) => context.form.mustBeLoggedOn && !context.isLoggedIn,
    needsPayment: (_, { success, payment }: FormSubmission) => success && Boolean(payment),
    needsTask: ({ context }) => context.form.useCaptcha && context.task === null,
    /** The form was open for too long: the same answers are sent with a new task. */
    isExpired: ({ context }, { text_code }: FormSubmission) =>
      text_code === 'CHECK_EXPIRED' && context.task !== null && !context.renewed,
    isSuccess: (_, { success }: FormSubmission) => success,
  },
  actions: {
    setAnswers: assign((_, answers: FormAnswers) => ({ answers, failure: null })),
    /** Moves a robot's input from the previous task's honeypot field to the new one's. */
    takeTask: assign(({ context: { answers, task: before } }, task: FormTask) => ({
      task,
      answers: before ? { ...answers, [task.honeypot]: answers[before.honeypot] ?? '' } : answers,
    })),
    fail: assign({ failure: (_, failure: Failure) => failure }),
  },
}).createMachine({
  id: 'formSubmission',
  context: ({ input }) => ({ ...input, task: null, renewed: false, failure: null }),
  on: {
    'session.login': { actions: assign({ isLoggedIn: true }) },
    'session.logout': { actions: assign({ isLoggedIn: false }) },
  },
  initial: 'idle',
  states: {
    idle: {
      description: 'The form is being filled in; after an error the context has the failure.',
      on: {
        'form.submit': [
          {
            guard: 'needsLogin',
            actions: [
              { type: 'setAnswers', params: ({ event }) => event.answers },
              emit(({ event }) => ({ type: 'login.request', answers: event.answers })),
            ],
          },
          {
            target: 'submitting',
            actions: [
              { type: 'setAnswers', params: ({ event }) => event.answers },
              assign({ task: ({ event }) => event.task ?? null, renewed: false }),
            ],
          },
        ],
      },
    },
    submitting: {
      description: 'The form is being submitted; a second submit is ignored.',
      tags: 'busy',
      initial: 'starting',
      states: {
        starting: {
          description: 'Checks whether the form still needs a bot-check task.',
          always: [{ guard: 'needsTask', target: 'loadingTask' }, { target: 'sending' }],
        },
        loadingTask: {
          description: 'Requests the task of the bot check (A64).',
          invoke: {
            id: 'loadTask',
            src: 'loadTask',
            input: ({ context }) => ({ id: context.form.id }),
            onDone: { target: 'sending', actions: { type: 'takeTask', params: ({ event }) => event.output } },
            onError: {
              target: '#formSubmission.idle',
              actions: { type: 'fail', params: ({ event }) => failureOf(event.error) },
            },
          },
        },
        sending: {
          description: 'Solves the task, then sends the answers; an expired task is renewed once.',
          invoke: {
            id: 'submitForm',
            src: 'submitForm',
            input: ({ context: { form, answers, task } }) => ({
              id: form.id,
              data: answers,
              task,
              paidAs: form.paidAs,
            }),
            onDone: [
              {
                guard: { type: 'isExpired', params: ({ event }) => event.output },
                target: 'loadingTask',
                actions: assign({ renewed: true }),
              },
              {
                guard: { type: 'needsPayment', params: ({ event }) => event.output },
                target: '#formSubmission.redirecting',
                actions: emit(({ event }) => ({ type: 'payment.open', url: event.output.payment ?? '' })),
              },
              {
                guard: { type: 'isSuccess', params: ({ event }) => event.output },
                target: '#formSubmission.sent',
              },
              {
                target: '#formSubmission.idle',
                actions: { type: 'fail', params: ({ event }) => refusalOf(event.output) },
              },
            ],
            onError: {
              target: '#formSubmission.idle',
              actions: { type: 'fail', params: ({ event }) => failureOf(event.error) },
            },
          },
        },
      },
    },
    sent: {
      description: 'Shows ‘Thank you, your message has been sent’ and the sent answers.',
      tags: 'sent',
      on: { 'form.reset': { target: 'idle', actions: { type: 'setAnswers', params: {} } } },
    },
    redirecting: {
      description:
        'The answers are stored; the browser is leaving for the payment page, unless it is stopped.',
      tags: 'busy',
      on: { 'page.restore': 'idle' },
      after: { leaveLimit: 'idle' },
    },
  },
});
