import { fromPromise } from 'xstate';
import { FormChallengeDocument } from './FormChallenge.generated.ts';
import { FormSubmitDocument } from './FormSubmit.generated.ts';
import { formPaymentUrl } from './paid-form-url.ts';
import { encodeReturnUrl } from '../../lib/return-url.ts';
import { formSubmissionMachine } from '../../machines/formSubmission/formSubmission.machine.ts';
import type { FormSending, FormTask } from '../../machines/formSubmission/formSubmission.machine.ts';
import type { ScreenWork } from '../../state/screen-machines.ts';

/** The formSubmission machine with its real actors; the bot check's work is done while sending. */
export function provideFormSubmission({ host }: ScreenWork): typeof formSubmissionMachine {
  const loadTask = async (id: string): Promise<FormTask> => {
    const { formChallenge } = await host.query(FormChallengeDocument, { id });
    return { ...formChallenge, receivedAt: performance.now() };
  };
  const submit = async ({ id, data, task, paidAs }: FormSending) => {
    const { formSubmit } = await host.mutate(FormSubmitDocument, {
      id,
      data,
      url: encodeReturnUrl(formPaymentUrl(window.location.href, paidAs)),
      check: task && (await proofOf(task)),
    });
    return formSubmit;
  };
  return formSubmissionMachine.provide({
    actors: {
      loadTask: fromPromise(({ input: { id } }) => loadTask(id)),
      submitForm: fromPromise(({ input }) => submit(input)),
    },
  });
}

/** Solves a task and waits until it may be submitted. */
async function proofOf({ token, difficulty, min_seconds, receivedAt }: FormTask) {
  const { solveProofOfWork } = await import('./proof-of-work.ts');
  const nonce = await solveProofOfWork(token, difficulty);
  const early = receivedAt + min_seconds * 1000 - performance.now();
  if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
  return { token, nonce };
}
