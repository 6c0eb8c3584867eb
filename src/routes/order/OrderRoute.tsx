import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { PageHead } from '../../components/layout/PageHead.tsx';
import { Alert } from '../../components/ui/Alert.tsx';
import { UnreachableAlert } from '../../components/ui/UnreachableAlert.tsx';
import { OrderDetails } from '../../features/checkout/OrderDetails.tsx';
import { useOrderViewQuery } from '../../features/checkout/OrderView.generated.ts';
import { RestError } from '../../graphql/rest-error.ts';
import { loggedInPerson } from '../../machines/session/session.selectors.ts';
import { useSession } from '../../state/session.ts';
import { OrderActions } from './OrderActions.tsx';

/** `/order/{random id}`: the order page linked from the order mail. Private, so not server-rendered. */
export function Component() {
  return <OrderScreen key={useSession(loggedInPerson)} />;
}

function OrderScreen() {
  const { t } = useLingui();
  const id = useParams()['id'] ?? '';
  const { data, error, refetch } = useOrderViewQuery({
    variables: { id },
    ssr: false,
    fetchPolicy: 'network-only',
  });
  const title = t({ message: 'Your order', comment: 'Title of a page, a noun' });
  return (
    <div className="width-grid py-8">
      <PageHead title={title} noindex />
      {data ? (
        <OrderDetails order={data.orderView} actions={<OrderActions order={data.orderView} />} />
      ) : (
        <h1 className="mb-4 font-display text-4xl font-bold">{title}</h1>
      )}
      {!data && !error && <div className="wood-grain h-96 rounded-cut" role="status" aria-busy="true" />}
      {error && <OrderProblem error={error} onRetry={() => void refetch()} />}
    </div>
  );
}

/** Whoever follows a wrong link gains nothing by trying again. */
function OrderProblem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isMissing = error instanceof RestError && error.status === 404;
  if (!isMissing) return <UnreachableAlert onRetry={onRetry} />;
  const title = <Trans>There is no such order. Please check the link in your mail.</Trans>;
  return <Alert tone="wrn" closable={false} title={title} />;
}
