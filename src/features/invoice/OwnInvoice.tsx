import { useLingui } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import { useParams } from 'react-router';
import { NotFoundScreen } from '../../components/layout/NotFoundScreen.tsx';
import { PageHead } from '../../components/layout/PageHead.tsx';
import { UnreachableAlert } from '../../components/ui/UnreachableAlert.tsx';
import { useHydrated } from '../../components/layout/use-hydrated.ts';
import { RestError } from '../../graphql/rest-error.ts';
import { loggedInPerson } from '../../machines/session/session.selectors.ts';
import { useSession } from '../../state/session.ts';
import { useOrderInvoiceQuery } from './OrderInvoice.generated.ts';
import type { OrderInvoiceQuery } from './OrderInvoice.generated.ts';

/** A component that shows an invoice; `id` is the order's random id. */
type InvoiceView = ComponentType<{ invoice: OrderInvoiceQuery['orderInvoice']; id: string }>;

interface OwnInvoiceProps {
  View: InvoiceView;
}

/** The invoice in the URL for its buyer and administrators; for all others the page does not exist (A39). */
export function OwnInvoice({ View }: OwnInvoiceProps) {
  const person = useSession(loggedInPerson);
  // Before hydration no user is known, and the page is shared.
  const hydrated = useHydrated();
  if (!hydrated) return <Waiting />;
  return person === null ? <NotFoundScreen /> : <Loaded key={person} View={View} />;
}

function Loaded({ View }: OwnInvoiceProps) {
  const id = useParams()['id'] ?? '';
  const { data, error, refetch } = useOrderInvoiceQuery({
    variables: { id },
    ssr: false,
    fetchPolicy: 'network-only',
  });
  if (data) return <View invoice={data.orderInvoice} id={id} />;
  if (error instanceof RestError && error.status === 404) return <NotFoundScreen />;
  return error ? <Waiting onRetry={() => void refetch()} /> : <Waiting />;
}

/** The page before its invoice is there; with `onRetry`, when it could not be loaded. */
function Waiting({ onRetry }: { onRetry?: () => void }) {
  const { t } = useLingui();
  const title = t`Invoice`;
  return (
    <div className="width-grid py-8">
      <PageHead title={title} noindex />
      <h1 className="mb-4 font-display text-4xl font-bold">{title}</h1>
      {onRetry ? (
        <UnreachableAlert onRetry={onRetry} />
      ) : (
        <div className="wood-grain h-96 rounded-cut" role="status" aria-busy="true" />
      )}
    </div>
  );
}
