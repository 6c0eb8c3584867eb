import { Trans } from '@lingui/react/macro';
import type { ReactNode, RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { Picture } from '../../components/ui/Picture.tsx';
import { formatMoney } from '../../lib/money.ts';
import { useCart } from '../../state/cart.ts';

interface AddedSheetProps {
  /** The SKU added; `null` when unknown. */
  sku: number | null;
  /** The message that it was added. */
  children: ReactNode;
}

/** At the bottom of a phone's screen: what was added, the cart's subtotal, and the next steps. */
export function AddedSheet({ sku, children }: AddedSheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const picture = useCart(({ context }) => context.cart.cartitems.find((item) => item.sku_id === sku)?.img);
  const subtotal = useCart(({ context }) => context.cart.cartSubtotal);
  useFocusHandOver(sheet);
  return (
    <div
      ref={sheet}
      className="bottom-bar sheet-in z-40 min-h-24 flex-wrap gap-x-2 px-4 font-normal shadow-sheet"
    >
      {picture && (
        <span className="w-14">
          <Picture image={picture} alt="" slot="summaryLine" className="rounded-cut border border-kerf" />
        </span>
      )}
      <span className="min-w-0 grow basis-32 text-sm">
        <span className="block leading-tight font-semibold">{children}</span>
        <span className="block text-ink-soft">
          <Trans comment="{0}: what all products in the cart cost without postage">
            Subtotal {formatMoney(subtotal)}
          </Trans>
        </span>
      </span>
      <ButtonLink href="/checkout" variant="primary" size="sm" className="min-h-11">
        <Trans comment="Button: go on to address and payment">Checkout now</Trans>
      </ButtonLink>
    </div>
  );
}

/** When the sheet disappears with the focus inside, moves it to the permanent 'Checkout now'. */
function useFocusHandOver(sheet: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = sheet.current;
    const outcome = element?.closest('[data-outcome]');
    return () => {
      if (!element?.contains(document.activeElement)) return;
      requestAnimationFrame(() =>
        outcome?.querySelector<HTMLElement>(':scope > a')?.focus({ preventScroll: true }),
      );
    };
  }, [sheet]);
}
