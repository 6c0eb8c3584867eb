import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router';
import type { Actor, SnapshotFrom } from 'xstate';
import { usePageRestore } from '../../components/layout/use-page-restore.ts';
import { useDrafts } from '../../state/drafts.ts';
import { useLoginRedirect } from '../../state/login-redirect.ts';
import { useScreenMachine } from '../../state/screen-machines.ts';
import { provideFormSubmission } from './form-actors.ts';
import { useSession } from '../../state/session.ts';
import type {
  FormAnswers,
  FormTask,
  formSubmissionMachine,
} from '../../machines/formSubmission/formSubmission.machine.ts';
import { isLoggedIn } from '../../machines/session/session.selectors.ts';
import type { CmsForm_FormFragment } from './CmsForm.generated.ts';
import { fromAnswers, toAnswers, untouchedFields } from './form-answers.ts';
import type { FormValues } from './form-answers.ts';
import { formDraft } from './form-draft.ts';
import type { FormFieldItem } from './form-items.ts';

type FormActor = Actor<typeof formSubmissionMachine>;

interface SubmissionOptions {
  form: CmsForm_FormFragment;
  fields: readonly FormFieldItem[];
  controls: UseFormReturn<FormValues>;
  /** The fragment on the page, including #, that the login returns to. */
  anchor: string;
}

interface Submission {
  snapshot: SnapshotFrom<typeof formSubmissionMachine>;
  loggedIn: boolean;
  send: (answers: FormAnswers, task: FormTask | null) => void;
  /** Starts another message after a sent one. */
  again: () => void;
  /** Discards the stored answers. */
  forget: () => void;
  /** Opens the login and keeps all field values. */
  logIn: () => void;
}

/** Runs a form's machine: through the login with all answers stored (FRM-16), and to a required payment. */
export function useFormSubmission(options: SubmissionOptions): Submission {
  const { form, anchor } = options;
  const loggedIn = useSession(isLoggedIn);
  const goToLogin = useLoginRedirect();
  const [snapshot, send, actor] = useMachine(useScreenMachine(provideFormSubmission), {
    input: {
      form: {
        id: String(form.id),
        mustBeLoggedOn: form.must_be_logged_on,
        useCaptcha: form.use_captcha,
        paidAs: form.cost > 0 ? form.url : null,
      },
      isLoggedIn: loggedIn,
      answers: {},
    },
  });
  const draft = useStoredDraft(options, snapshot.hasTag('sent'));
  const leave = useEffectEvent((answers: FormAnswers) => {
    draft.write(answers);
    goToLogin(anchor);
  });
  useEffect(() => obeyRequests(actor, (answers) => leave(answers)), [actor]);
  usePageRestore(() => send({ type: 'page.restore' }));
  useEffect(() => send({ type: loggedIn ? 'session.login' : 'session.logout' }), [loggedIn, send]);
  return {
    snapshot,
    loggedIn,
    send: (answers, task) => send({ type: 'form.submit', answers, task }),
    again: () => send({ type: 'form.reset' }),
    forget: draft.clear,
    logIn: () => {
      draft.store();
      goToLogin(anchor);
    },
  };
}

/** Leaves for the login or the payment page when the machine requests it. */
function obeyRequests(actor: FormActor, leave: (answers: FormAnswers) => void): () => void {
  const login = actor.on('login.request', ({ answers }) => leave(answers));
  const payment = actor.on('payment.open', ({ url }) => window.location.assign(url));
  return () => {
    login.unsubscribe();
    payment.unsubscribe();
  };
}

/**
 * Stores answers in this browser until they are sent: across a login (FRM-16), a reload, Back and the end of a session.
 * Text typed before the script loaded is left alone, and stored with the next change.
 */
function useStoredDraft({ form, fields, controls }: SubmissionOptions, sent: boolean) {
  const { pathname } = useLocation();
  const drafts = useDrafts();
  const draft = useMemo(
    () => formDraft(drafts, String(form.id), pathname, fields),
    [drafts, form.id, pathname, fields],
  );
  const { getValues, setValue, subscribe } = controls;
  useEffect(() => {
    const untouched = untouchedFields(fields, getValues());
    const restored = fromAnswers(untouched, draft.read() ?? {});
    for (const [key, value] of Object.entries(restored)) setValue(key, value);
  }, [draft, fields, getValues, setValue]);
  useEffect(() => {
    if (sent) return draft.clear();
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => draft.write(toAnswers(fields, values)),
    });
  }, [sent, draft, fields, subscribe]);
  return { ...draft, store: () => draft.write(toAnswers(fields, getValues())) };
}
