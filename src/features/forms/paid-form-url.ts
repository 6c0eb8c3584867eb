/** Identifies the form that was paid for: a page may have several, or sell vouchers too. */
const FORM_PARAMETER = 'form';

/** The URL to send a form from and to return to after payment; the host adds the token. */
export function formPaymentUrl(page: string, paidAs: string | null): string {
  if (paidAs === null) return page;
  const url = new URL(page);
  url.searchParams.set(FORM_PARAMETER, paidAs);
  return url.href;
}

/** The URL to return to after a payment for anything but a form. */
export function otherPaymentUrl(page: string): string {
  const url = new URL(page);
  url.searchParams.delete(FORM_PARAMETER);
  return url.href;
}

/** The payment token in this query if it was for this form; otherwise `null`. */
export const formPaymentToken = (query: URLSearchParams, paidAs: string): string | null =>
  query.get(FORM_PARAMETER) === paidAs ? query.get('payum_token') : null;

/** The payment token in this query if it was not for a form; otherwise `null`. */
export const otherPaymentToken = (query: URLSearchParams): string | null =>
  query.has(FORM_PARAMETER) ? null : query.get('payum_token');
