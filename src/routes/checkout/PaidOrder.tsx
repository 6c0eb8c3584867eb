import { Trans } from '@lingui/react/macro';
import { Alert } from '../../components/ui/Alert.tsx';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { OrderDetails } from '../../features/checkout/OrderDetails.tsx';
import { useOrderViewQuery } from '../../features/checkout/OrderView.generated.ts';
import { ResultHeading } from './ResultHeading.tsx';

/** The order is paid: its number, what was ordered, where it goes and when it arrives (A14). `id` is the order's. */
export function PaidOrder({ id }: { id: string | null }) {
  const { data } = useOrderViewQuery({
    variables: { id: id ?? '' },
    skip: id === null,
    ssr: false,
    fetchPolicy: 'network-only',
  });
  return (
    <div className="space-y-8">
      <Alert tone="suc" closable={false}>
        <ResultHeading>
          <Trans>Payment Successful. Please check your email for your invoice.</Trans>
        </ResultHeading>
        <div className="mt-3 flex flex-wrap gap-3">
          {id !== null && (
            <ButtonLink href={`/order/${id}`} variant="primary">
              <Trans>See your order</Trans>
            </ButtonLink>
          )}
          <ButtonLink href="/shop">
            <Trans>Back to the shop</Trans>
          </ButtonLink>
        </div>
      </Alert>
      {data && <OrderDetails order={data.orderView} level={2} />}
    </div>
  );
}
