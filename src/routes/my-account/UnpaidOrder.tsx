import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../components/ui/Button.tsx';
import { useFailureMessage } from '../../features/account/use-server-errors.ts';
import { useOrderPayMutation } from './OrderPay.generated.ts';
import { useOrderArchiveMutation } from './OrderArchive.generated.ts';

interface UnpaidOrderProps {
  id: string;
  number: number;
  /** The order still awaits payment. */
  isPayable: boolean;
  onStale: () => void;
  onArchive: () => void;
}

/** Pays an order awaiting payment, or archives an unpaid one. */
export function UnpaidOrder({ id, number, isPayable, onStale, onArchive }: UnpaidOrderProps) {
  const { t } = useLingui();
  const messageOf = useFailureMessage();
  const options = { errorPolicy: 'all', onError: onStale } as const;
  const [requestPayment, paying] = useOrderPayMutation(options);
  const [archive, archiving] = useOrderArchiveMutation(options);
  const failure = messageOf(paying.error ?? archiving.error);
  const pay = async () => {
    const { data } = await requestPayment({ variables: { id } });
    if (data) window.location.assign(data.orderPay.payment);
  };
  const archiveOrder = async () => {
    if ((await archive({ variables: { id } })).data) onArchive();
  };
  return (
    <>
      {isPayable && (
        <Button
          variant="primary"
          size="sm"
          aria-label={t({
            message: `Pay now: order ${number}`,
            comment: 'Heard in place of ‘Pay now’: which order, by its number',
          })}
          busy={paying.loading}
          onClick={() => void pay()}
        >
          <Trans comment="Button at an order that is not paid">Pay now</Trans>
        </Button>
      )}
      <Button
        size="sm"
        aria-label={t({
          message: `Put away: order ${number}`,
          comment: 'Heard in place of ‘Put away’: which order, by its number, is given up',
        })}
        className="order-1"
        busy={archiving.loading}
        onClick={() => void archiveOrder()}
      >
        <Trans comment="Button at an order that is not paid: it is given up">Put away</Trans>
      </Button>
      {failure && (
        <p role="alert" className="order-2 basis-full text-sm text-dng">
          {failure}
        </p>
      )}
    </>
  );
}
