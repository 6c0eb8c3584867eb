import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { focusAround } from '../../components/ui/focus-around.ts';
import { StatusMessage } from '../../components/ui/StatusMessage.tsx';
import { SuccessCheck } from '../../components/ui/SuccessCheck.tsx';
import type { addToCartMachine } from '../../machines/addToCart/addToCart.machine.ts';
import { formatList } from '../../rules/join-texts.ts';
import type { ProductAlert } from '../../machines/productOptions/productOptions.types.ts';
import type { AddedSheet } from './AddedSheet.tsx';

/** The sheet, whose code loads while the host responds; `null` until it has. */
function useAddedSheet(isNeeded: boolean) {
  const [sheet, setSheet] = useState<{ Component: typeof AddedSheet } | null>(null);
  const isMissing = isNeeded && sheet === null;
  useEffect(() => {
    if (!isMissing) return;
    void import('./AddedSheet.tsx').then(
      (module) => setSheet({ Component: module.AddedSheet }),
      () => undefined,
    );
  }, [isMissing]);
  return sheet;
}

interface AddingOutcomeProps {
  adding: SnapshotFrom<typeof addToCartMachine>;
  alert: ProductAlert | null;
  /** The names of the invalid fields. */
  wrong: readonly string[];
  /** The message is shown in the sheet at the bottom of the window instead. */
  inSheet: boolean;
  onRetry: () => void;
}

/**
 * The result of the last press (ERR-13), and 'Checkout now' once something was added (ATC-01), in a row that
 * is always present so that nothing moves.
 */
export function AddingOutcome({ adding, alert, wrong, inSheet, onRetry }: AddingOutcomeProps) {
  const { i18n, t } = useLingui();
  const { failure, checkoutNow, line, added } = adding.context;
  const isEditing = line !== null;
  const isAdded = adding.hasTag('added');
  const sheet = useAddedSheet(inSheet && !isEditing && (isAdded || adding.hasTag('busy')));
  const isInSheet = inSheet && isAdded && !isEditing && sheet !== null;
  const messages: Record<ProductAlert, string> = {
    selectOptions: t({
      message: 'Select options',
      comment: 'Shown when a product is added to the cart before its options are chosen',
    }),
    outOfStock: t`Out of stock`,
    addedAlready: t`This is in your cart already. Type the next text, or press again to add one without.`,
  };
  return (
    <div
      data-outcome=""
      className="mb-2! flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1"
    >
      <StatusMessage className="font-semibold empty:-me-4">
        {isAdded &&
          (isInSheet ? (
            <sheet.Component sku={added?.sku ?? null}>
              <Added />
            </sheet.Component>
          ) : isEditing ? (
            <Saved />
          ) : (
            <Added />
          ))}
        {alert && <span className="text-dng">{messages[alert]}</span>}
        {failure?.reason === 'refused' && <span className="text-dng">{failure.message}</span>}
        {failure?.reason === 'unreachable' && (
          <span className="text-dng">
            <Trans>We cannot reach the shop. Your choice is kept.</Trans>{' '}
            <button ref={focusAround} type="button" className="underline" onClick={onRetry}>
              <Trans>Try again</Trans>
            </button>
          </span>
        )}
      </StatusMessage>
      {checkoutNow && !isEditing && !isInSheet && (
        <ButtonLink href="/checkout" className="grow sm:grow-0">
          <Trans>Checkout now</Trans>
        </ButtonLink>
      )}
      {alert === 'selectOptions' && wrong.length > 0 && (
        <p className="basis-full text-sm text-ink-soft">
          <Trans comment="{0}: the names of fields in which something is wrong">
            Please check: {formatList(i18n.locale, wrong)}
          </Trans>
        </p>
      )}
    </div>
  );
}

function Added() {
  return (
    <span className="inline-flex items-center gap-2 text-suc">
      <SuccessCheck />
      <Trans comment="Status: the product is in the cart now">Added to cart</Trans>
    </span>
  );
}

function Saved() {
  return (
    <span className="inline-flex items-center gap-2 text-suc">
      <SuccessCheck />
      <Trans comment="Status: the piece in the cart is changed now">Changes saved</Trans>
    </span>
  );
}
