import { Trans, useLingui } from '@lingui/react/macro';
import type { SnapshotFrom } from 'xstate';
import { EarlyPress } from '../../components/layout/EarlyPress.tsx';
import { SuccessCheck } from '../../components/ui/SuccessCheck.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { StatusMessage } from '../../components/ui/StatusMessage.tsx';
import type { addToCartMachine } from '../../machines/addToCart/addToCart.machine.ts';
import type { ProductAlert } from '../../machines/productOptions/productOptions.types.ts';

interface AddToCartButtonProps {
  adding: SnapshotFrom<typeof addToCartMachine>;
  alert: ProductAlert | null;
  onRetry: () => void;
}

/** The button, what became of its last press (ERR-13), and 'Checkout now' once something was added (ATC-01). */
export function AddToCartButton({ adding, alert, onRetry }: AddToCartButtonProps) {
  const { t } = useLingui();
  const { failure, checkoutNow } = adding.context;
  const added = adding.hasTag('added');
  const messages: Record<ProductAlert, string> = {
    selectOptions: t`Select options`,
    outOfStock: t`Out of stock`,
  };
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          name="action"
          value="add"
          variant={checkoutNow ? 'secondary' : 'primary'}
          size="lg"
          busy={adding.hasTag('busy')}
        >
          <Trans>Add to cart</Trans>
        </Button>
        {checkoutNow && (
          <ButtonLink href="/checkout" variant="primary" size="lg">
            <Trans>Checkout now</Trans>
          </ButtonLink>
        )}
      </div>
      <EarlyPress />
      <StatusMessage className="min-h-6 basis-full font-semibold">
        {added && (
          <span className="inline-flex items-center gap-2 text-suc">
            <SuccessCheck />
            <Trans>Added to cart</Trans>
          </span>
        )}
        {alert && <span className="text-dng">{messages[alert]}</span>}
        {failure?.reason === 'refused' && <span className="text-dng">{failure.message}</span>}
        {failure?.reason === 'unreachable' && (
          <span className="text-dng">
            <Trans>We cannot reach the shop. Your choice is kept.</Trans>{' '}
            <button type="button" className="underline" onClick={onRetry}>
              <Trans>Try again</Trans>
            </button>
          </span>
        )}
      </StatusMessage>
    </>
  );
}
