import { createContext, use } from 'react';
import type { PersistedValue } from '../lib/storage/persisted-value.ts';
import type { CheckoutDraft } from '../machines/checkout/checkout.types.ts';

/** Null on the server, where nobody checks out. */
export const CheckoutDraftContext = createContext<PersistedValue<CheckoutDraft> | null>(null);

/** What of the checkout outlives its page and is the same in all tabs. */
export function useCheckoutDraft(): PersistedValue<CheckoutDraft> {
  const draft = use(CheckoutDraftContext);
  if (!draft) throw new Error('the checkout draft is used outside CheckoutDraftContext');
  return draft;
}
