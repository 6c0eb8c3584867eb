import { fromVersionedJson, toVersionedJson } from '../../lib/versioned-json.ts';
import type { Attempt } from '../attempt.ts';
import type { CheckoutContext, CheckoutDraft } from './checkout.types.ts';
import { isRecord } from '../../rules/is-record.ts';

const SCHEMA_VERSION = 1;

export const blankDraft: CheckoutDraft = {
  attempt: null,
  note: '',
  marketing_text: null,
  shippingChoice: null,
  usesCredit: true,
};

/** The part of the checkout that outlives its page. */
export function draftOf({ attempt, shippingChoice, form }: CheckoutContext): CheckoutDraft {
  const { note, marketing_text, usesCredit } = form;
  return { attempt, note, marketing_text, shippingChoice, usesCredit };
}

/** The draft for the next cart: only the preferred shipping method is carried over. */
export function nextDraft({ shippingChoice }: CheckoutDraft): CheckoutDraft {
  return { ...blankDraft, shippingChoice };
}

export function storeDraft(draft: CheckoutDraft): string {
  const { attempt, note, marketing_text, shippingChoice, usesCredit } = draft;
  return toVersionedJson(SCHEMA_VERSION, {
    attempt,
    note,
    marketing_text,
    shippingChoice,
    usesCredit,
  } satisfies CheckoutDraft);
}

/** Parses stored text into a draft; blank for missing, malformed or differently versioned text (A83). */
export function restoreDraft(text: string | null): CheckoutDraft {
  const stored = fromVersionedJson(SCHEMA_VERSION, text);
  if (!isRecord(stored)) return blankDraft;
  const { attempt, note, marketing_text, shippingChoice, usesCredit } = stored;
  return {
    attempt: isAttempt(attempt) ? attempt : null,
    note: typeof note === 'string' ? note : '',
    marketing_text: typeof marketing_text === 'string' ? marketing_text : null,
    shippingChoice: typeof shippingChoice === 'number' ? shippingChoice : null,
    usesCredit: usesCredit !== false,
  };
}

function isAttempt(stored: unknown): stored is Attempt {
  if (!isRecord(stored)) return false;
  const { key, content } = stored;
  return typeof key === 'string' && typeof content === 'string';
}
