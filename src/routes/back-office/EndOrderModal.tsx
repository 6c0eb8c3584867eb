import { Trans } from '@lingui/react/macro';
import { Button } from '../../components/ui/Button.tsx';
import { Modal } from '../../components/ui/Modal.tsx';

interface EndOrderModalProps {
  /** The action to confirm; `null` for none. */
  end: 'cancel' | 'refund' | null;
  number: number;
  busy: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks for confirmation before ending an order, which cannot be undone. */
export function EndOrderModal({ end, number, busy, onClose, onConfirm }: EndOrderModalProps) {
  return (
    <Modal
      open={end !== null}
      onClose={onClose}
      title={
        end === 'cancel' ? (
          <Trans comment="Question above a window that asks the owner once more, a verb">
            Cancel order {number}?
          </Trans>
        ) : (
          <Trans comment="Question above a window that asks the owner once more, a verb">
            Refund order {number}?
          </Trans>
        )
      }
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            <Trans comment="Button: the order is neither cancelled nor refunded after all">
              Keep the order
            </Trans>
          </Button>
          <Button variant="primary" busy={busy} onClick={onConfirm}>
            {end === 'cancel' ? (
              <Trans comment="Button for the owner, a verb: the order was not paid, and it is not made">
                Cancel the order
              </Trans>
            ) : (
              <Trans comment="Button for the owner, a verb: all that was paid is paid back">
                Refund the order
              </Trans>
            )}
          </Button>
        </div>
      }
    >
      {end === 'cancel' ? (
        <Trans>
          It has not been paid. Its pieces and the use of its promotion return, and the customer gets a mail.
        </Trans>
      ) : (
        <Trans>
          All that was paid is paid back, credit returns, and the customer gets a mail. Pieces that are not
          posted yet return to the stock. This cannot be undone.
        </Trans>
      )}
    </Modal>
  );
}
