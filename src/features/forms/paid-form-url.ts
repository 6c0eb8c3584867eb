/** Names the form that a payment was for: a page may have others, or sell vouchers too. */
const FORM_PARAMETER = 'form';

/** Where a form is sent from, and the browser comes back to when it is paid; the host adds the token. */
export function urlOfForm(page: string, paidAs: string | null): string {
  if (paidAs === null) return page;
  const url = new URL(page);
  url.searchParams.set(FORM_PARAMETER, paidAs);
  return url.href;
}

/** The token of the payment that this query comes back from, if it was for this form; null: it was not. */
export const paymentOfForm = (query: URLSearchParams, paidAs: string): string | null =>
  query.get(FORM_PARAMETER) === paidAs ? query.get('payum_token') : null;

/** The token of a payment that was for no form; null: there is none. */
export const paymentOfNoForm = (query: URLSearchParams): string | null =>
  query.has(FORM_PARAMETER) ? null : query.get('payum_token');
