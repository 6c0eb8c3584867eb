import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import type { FormTask } from '../../machines/formSubmission/formSubmission.machine.ts';
import type { CmsForm_FormFragment } from './CmsForm.generated.ts';
import { FormChallengeDocument } from './FormChallenge.generated.ts';

interface BotTask {
  /** `null` until loaded; sending a form without it only takes longer. */
  task: FormTask | null;
  /** Requests a task once; call it when the visitor starts to fill in the form. */
  prepare: () => void;
  /** Requests another task because the last one is used up. */
  renew: () => void;
}

/** The host's bot check for a form with `use_captcha`: the task to prove when it is sent (A64). */
export function useBotTask({ id, use_captcha }: CmsForm_FormFragment): BotTask {
  const client = useApolloClient();
  const [task, setTask] = useState<FormTask | null>(null);
  const requested = useRef(false);
  const prepare = () => {
    if (!use_captcha || requested.current) return;
    requested.current = true;
    client
      .query({
        query: FormChallengeDocument,
        variables: { id: String(id) },
        fetchPolicy: 'no-cache',
      })
      .then(
        ({ data }) => data && setTask({ ...data.formChallenge, receivedAt: performance.now() }),
        () => (requested.current = false),
      );
  };
  const renew = () => {
    requested.current = false;
    setTask(null);
    prepare();
  };
  return { task, prepare, renew };
}
