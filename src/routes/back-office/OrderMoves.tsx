import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { StatusMessage } from '../../components/ui/StatusMessage.tsx';
import { useFailureMessage } from '../../features/account/use-server-errors.ts';
import type { OrderMove } from '../../graphql/generated/types.ts';
import { isConflict } from '../../graphql/rest-error.ts';
import { useBackOfficeOrderCancelMutation } from './BackOfficeOrderCancel.generated.ts';
import { useBackOfficeOrderMakeMutation } from './BackOfficeOrderMake.generated.ts';
import { useBackOfficeOrderRefundMutation } from './BackOfficeOrderRefund.generated.ts';
import { DispatchForm } from './DispatchForm.tsx';
import { EndOrderModal } from './EndOrderModal.tsx';

interface OrderMovesProps {
  order: { id: string; number: number; is_pick_up: boolean; moves: readonly OrderMove[] };
  /** The order moved, or its status differs from the one shown. */
  onMoved: () => void;
  /** A move failed; the order may have moved. */
  onFailure: () => void;
}

/** The administrator's actions available for an order: start, post, cancel, refund (A88). */
export function OrderMoves({ order, onMoved, onFailure }: OrderMovesProps) {
  const { id, number, is_pick_up: isPickUp, moves } = order;
  const { t } = useLingui();
  const messageOf = useFailureMessage();
  const [open, setOpen] = useState<Exclude<OrderMove, 'make'> | null>(null);
  const onError = (error: Error) => (isConflict(error) ? onMoved : onFailure)();
  const options = { errorPolicy: 'all', onError } as const;
  const [make, making] = useBackOfficeOrderMakeMutation(options);
  const [cancel, cancelling] = useBackOfficeOrderCancelMutation(options);
  const [refund, refunding] = useBackOfficeOrderRefundMutation(options);
  const close = () => setOpen(null);
  const done = () => {
    close();
    onMoved();
  };
  const run = async (move: Promise<{ data?: unknown }>) => {
    const { data } = await move;
    close();
    if (data) onMoved();
  };
  const failure = messageOf(making.error ?? cancelling.error ?? refunding.error);
  return (
    <>
      <div className="mt-3 flex flex-wrap gap-3 empty:hidden">
        {moves.includes('make') && (
          <Button
            size="sm"
            aria-label={t({
              message: `Start making: order ${number}`,
              comment: 'Heard in place of ‘Start making’: which order, by its number',
            })}
            busy={making.loading}
            onClick={() => void run(make({ variables: { id } }))}
          >
            <Trans comment="Button: the workshop begins with an order">Start making</Trans>
          </Button>
        )}
        {moves.includes('dispatch') && (
          <Button
            size="sm"
            aria-label={
              isPickUp
                ? t({ message: `Ready: order ${number}`, comment: 'Button: the order can be picked up' })
                : t({ message: `Post: order ${number}`, comment: 'Button: the order is posted, a verb' })
            }
            aria-expanded={open === 'dispatch'}
            onClick={() => setOpen(open === 'dispatch' ? null : 'dispatch')}
          >
            {isPickUp ? (
              <Trans context="to do" comment="Button: this order can be fetched now">
                Ready
              </Trans>
            ) : (
              <Trans comment="Button: send this order by post">Post</Trans>
            )}
          </Button>
        )}
        {moves.includes('cancel') && (
          <Button
            size="sm"
            aria-label={t({
              message: `Cancel: order ${number}`,
              comment: 'Heard in place of ‘Cancel the order’: which order, by its number',
            })}
            onClick={() => setOpen('cancel')}
          >
            <Trans>Cancel the order</Trans>
          </Button>
        )}
        {moves.includes('refund') && (
          <Button
            size="sm"
            aria-label={t({
              message: `Refund: order ${number}`,
              comment: 'Heard in place of ‘Refund’, a verb: which order, by its number',
            })}
            onClick={() => setOpen('refund')}
          >
            <Trans comment="Button: refunds an order, a verb">Refund</Trans>
          </Button>
        )}
      </div>
      {open === 'dispatch' && moves.includes('dispatch') && (
        <DispatchForm {...{ id, isPickUp }} onDone={done} onCancel={close} onStale={onMoved} />
      )}
      <EndOrderModal
        end={open === 'cancel' || open === 'refund' ? open : null}
        number={number}
        busy={cancelling.loading || refunding.loading}
        onClose={close}
        onConfirm={() => void run((open === 'cancel' ? cancel : refund)({ variables: { id } }))}
      />
      <StatusMessage urgent className="mt-2 text-sm text-dng empty:hidden">
        {failure}
      </StatusMessage>
    </>
  );
}
