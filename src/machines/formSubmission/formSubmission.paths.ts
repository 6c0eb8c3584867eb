import { Refusal } from '../../lib/failure.ts';
import { done, failed } from '../testing/machine-events.ts';
import type { MachineModel } from '../testing/machine-model.ts';
import { formSubmissionMachine } from './formSubmission.machine.ts';

const form = { id: 'contact', mustBeLoggedOn: false, useCaptcha: false };

export const formSubmissionModel: MachineModel<typeof formSubmissionMachine> = {
  machine: formSubmissionMachine,
  inputs: [
    { form, isLoggedIn: false, answers: {} },
    { form: { ...form, mustBeLoggedOn: true }, isLoggedIn: false, answers: {} },
  ],
  events: [
    { type: 'form.submit', answers: { name: 'Ada' } },
    { type: 'form.reset' },
    { type: 'session.login' },
    { type: 'session.logout' },
    { type: 'page.restore' },
    done('submitForm', { success: true, error: null, payment: null }),
    done('submitForm', { success: true, error: null, payment: 'https://pay.example/1' }),
    done('submitForm', { success: false, error: 'Name is too short', payment: null }),
    failed('submitForm', new Refusal({ status: 422, message: 'No' })),
    failed('submitForm', new Error('no network')),
  ],
  project: ({ isLoggedIn, answers, failure }) => [isLoggedIn, answers, failure?.reason],
};
