import { createContext, use } from 'react';
import type { PersistedValue } from '../lib/storage/persisted-value.ts';
import type { CheckoutDraft } from '../machines/checkout/checkout.types.ts';

/** `null` on the server, where nobody checks out. */
export const CheckoutDraftContext = createContext<PersistedValue<CheckoutDraft> | null>(null);

/** The checkout input that outlives its page and is shared by all tabs. */
export function useCheckoutDraft(): PersistedValue<CheckoutDraft> {
  const draft = use(CheckoutDraftContext);
  if (!draft) throw new Error('the checkout draft is used outside CheckoutDraftContext');
  return draft;
}
