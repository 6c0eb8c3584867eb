import { fromPromise } from 'xstate';
import { FormChallengeDocument } from '../../features/forms/FormChallenge.generated.ts';
import { FormSubmitDocument } from '../../features/forms/FormSubmit.generated.ts';
import { toBase64Address } from '../../lib/base64-address.ts';
import { formSubmissionMachine } from '../../machines/formSubmission/formSubmission.machine.ts';
import type { FormAnswers, FormTask } from '../../machines/formSubmission/formSubmission.machine.ts';
import type { HostCalls } from './host-calls.ts';

/** A CMS form with its real sending: the bot check's work is done here, while the form says that it is sending. */
export function provideFormSubmission(host: HostCalls): typeof formSubmissionMachine {
  const ask = async (id: string): Promise<FormTask> => {
    const { formChallenge } = await host.query(FormChallengeDocument, { id });
    return { ...formChallenge, receivedAt: performance.now() };
  };
  const send = async (id: string, data: FormAnswers, task: FormTask | null) => {
    const { formSubmit } = await host.mutate(FormSubmitDocument, {
      id,
      data,
      url: toBase64Address(window.location.href),
      check: task && (await proofOf(task)),
    });
    return formSubmit;
  };
  return formSubmissionMachine.provide({
    actors: {
      submitForm: fromPromise(async ({ input: { id, data, useCaptcha, task } }) => {
        const given = useCaptcha ? (task ?? (await ask(id))) : null;
        const answer = await send(id, data, given);
        if (answer.text_code !== 'CHECK_EXPIRED' || !given) return answer;
        const fresh = await ask(id);
        return send(id, { ...data, [fresh.honeypot]: data[given.honeypot] ?? '' }, fresh);
      }),
    },
  });
}

/** Does the work that a task asks for, and waits until it may be handed in. */
async function proofOf({ token, difficulty, min_seconds, receivedAt }: FormTask) {
  const { proveWork } = await import('../../features/forms/proof-of-work.ts');
  const nonce = await proveWork(token, difficulty);
  const early = receivedAt + min_seconds * 1000 - performance.now();
  if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
  return { token, nonce };
}
