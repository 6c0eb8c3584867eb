import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { RestError } from '../../graphql/rest-error.ts';
import { clientOf } from '../../graphql/route-context.ts';
import { notFound } from '../../lib/not-found.ts';
import { OrderInvoiceDocument, useOrderInvoiceQuery } from './OrderInvoice.generated.ts';

/** The invoice and key of a mailed link. */
interface MailedLink {
  id: string;
  key: string;
}

/** Loads the invoice of a mailed link; 404 when the key does not match (A39). */
export async function mailedInvoiceLoader({
  context,
  params,
  request,
}: LoaderFunctionArgs): Promise<MailedLink> {
  const variables = { id: params['id'] ?? '', key: new URL(request.url).searchParams.get('key') ?? '' };
  try {
    await clientOf(context).query({ query: OrderInvoiceDocument, variables, fetchPolicy: 'network-only' });
  } catch (error) {
    // A malformed key or id is refused with 400.
    if (error instanceof RestError && error.status >= 400 && error.status < 500) throw notFound('page');
    throw error;
  }
  return variables;
}

/** The invoice that the loader requested, and its link; `null` until loaded. */
export function useMailedInvoice() {
  const link = useLoaderData<typeof mailedInvoiceLoader>();
  const { data } = useOrderInvoiceQuery({ variables: link });
  return data ? { invoice: data.orderInvoice, ...link } : null;
}
