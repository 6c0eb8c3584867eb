import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Drafts } from '../lib/storage/drafts.ts';
import type { sampleForm } from './form-samples.ts';
import { renderWidget } from './render-content.tsx';
import type { Responses } from './render-content.tsx';

type Form = ReturnType<typeof sampleForm>;
type Sent = { data: Record<string, unknown>; check: { token: string; nonce: string } | null };

const accepted = { success: true, error: null, payment: null, fields: null, text_code: null };

/** Renders a form; submissions are collected, and answered by `responses` in order. */
export async function showForm(
  form: Form,
  responses: (object | Error)[] = [accepted],
  options: { loggedIn?: boolean; drafts?: Drafts } = {},
) {
  const sent: Sent[] = [];
  const host: Responses = {
    FormOne: () => ({ formOne: { __typename: 'FormResponse', data: form } }),
    FormSubmit: (variables) => {
      sent.push(variables as Sent);
      const response = responses[sent.length - 1] ?? accepted;
      if (response instanceof Error) throw response;
      return { formSubmit: { __typename: 'FormSubmission', ...accepted, ...response } };
    },
    FormChallenge: () => ({
      formChallenge: {
        __typename: 'FormChallenge',
        token: `token${sent.length}`,
        honeypot: `fax_${sent.length}`,
        difficulty: 8,
        min_seconds: 0,
      },
    }),
  };
  const result = await renderWidget('form', { form: form.id }, { responses: host, ...options });
  return { ...result, sent };
}

/** Clicks the form's own button, labelled Send. */
export const clickSend = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
/** Waits until the form reports success. */
export const findSuccessMessage = () => screen.findByText('Thank you, your message has been sent');
