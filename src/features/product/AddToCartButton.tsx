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
  /** The fields that something is wrong with, by name. */
  wrong: readonly string[];
  onRetry: () => void;
}

/** The button, what became of its last press (ERR-13), and 'Checkout now' once something was added (ATC-01). */
export function AddToCartButton({ adding, alert, wrong, onRetry }: AddToCartButtonProps) {
  const { t } = useLingui();
  const { failure, checkoutNow, line } = adding.context;
  const isEditing = line !== null;
  const added = adding.hasTag('added');
  const messages: Record<ProductAlert, string> = {
    selectOptions: t`Select options`,
    outOfStock: t`Out of stock`,
    addedAlready: t`This is in your cart already. Type the next text, or press again to add one without.`,
  };
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          name="action"
          value="add"
          variant={checkoutNow && !isEditing ? 'secondary' : 'primary'}
          size="lg"
          busy={adding.hasTag('busy')}
        >
          {isEditing ? <Trans>Save changes</Trans> : <Trans>Add to cart</Trans>}
        </Button>
        <EarlyPress />
        {isEditing && (
          <ButtonLink href="/cart" variant="secondary" size="lg">
            <Trans>Back to the cart</Trans>
          </ButtonLink>
        )}
        {checkoutNow && !isEditing && (
          <ButtonLink href="/checkout" variant="primary" size="lg">
            <Trans>Checkout now</Trans>
          </ButtonLink>
        )}
      </div>
      <StatusMessage className="min-h-6 basis-full font-semibold">
        {added && (
          <span className="inline-flex items-center gap-2 text-suc">
            <SuccessCheck />
            {isEditing ? <Trans>Changes saved</Trans> : <Trans>Added to cart</Trans>}
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
      {alert === 'selectOptions' && wrong.length > 0 && (
        <p className="-mt-3 basis-full text-sm text-ink-soft">
          <Trans>Please check: {wrong.join(', ')}</Trans>
        </p>
      )}
    </>
  );
}
