import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { RestError } from '../../graphql/rest-error.ts';
import { clientOf } from '../../graphql/route-context.ts';
import { notFound } from '../../lib/not-found.ts';
import { OrderInvoiceDocument, useOrderInvoiceQuery } from './OrderInvoice.generated.ts';

/** Which invoice a mailed link opens, and with what. */
interface MailedLink {
  id: string;
  key: string;
}

/** Asks for the invoice of a mailed link; 404 where the key is not its own (A39). */
export async function mailedInvoiceLoader({
  context,
  params,
  request,
}: LoaderFunctionArgs): Promise<MailedLink> {
  const variables = { id: params['id'] ?? '', key: new URL(request.url).searchParams.get('key') ?? '' };
  try {
    await clientOf(context).query({ query: OrderInvoiceDocument, variables, fetchPolicy: 'network-only' });
  } catch (error) {
    // A key or an id that is none is refused with 400.
    if (error instanceof RestError && error.status >= 400 && error.status < 500) throw notFound('page');
    throw error;
  }
  return variables;
}

/** The invoice that the loader has asked for, and its link; null while it is not there. */
export function useMailedInvoice() {
  const link = useLoaderData<typeof mailedInvoiceLoader>();
  const { data } = useOrderInvoiceQuery({ variables: link });
  return data ? { invoice: data.orderInvoice, ...link } : null;
}
