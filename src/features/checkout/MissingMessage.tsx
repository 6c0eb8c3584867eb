import { Trans } from '@lingui/react/macro';
import { AppLink } from '../../components/ui/AppLink.tsx';
import { hasInvalidLine } from '../../machines/cart/cart-state.ts';
import { isAddressFormOpen } from '../../machines/checkout/checkout.selectors.ts';
import { gatewaysOf } from '../../machines/checkout/credit.ts';
import { partId } from './focus-section.ts';
import type { Checkout } from './use-checkout.ts';

/** The message about what is missing after an incomplete order was submitted. */
export function MissingMessage({ checkout: { snapshot } }: { checkout: Checkout }) {
  const { missing, cart } = snapshot.context;
  const isFormOpen = isAddressFormOpen(snapshot.context);
  switch (missing) {
    case 'address':
      return isFormOpen ? (
        <Trans>The delivery address is not complete yet.</Trans>
      ) : (
        <Trans>Please choose where to send it.</Trans>
      );
    case 'shipping':
      return snapshot.hasTag('quoteless') ? (
        <Trans>We cannot ship to this address yet: please choose another, or ask us for a quote.</Trans>
      ) : (
        <Trans>We do not know yet what shipping costs. Please try again.</Trans>
      );
    case 'payment':
      return gatewaysOf(cart).length === 0 ? (
        <Trans>We cannot take payments yet. Please come back later, or write to us.</Trans>
      ) : snapshot.hasTag('surchargesFailed') ? (
        <Trans>We do not know the payment surcharge yet. Please try again.</Trans>
      ) : (
        <Trans>Please choose how to pay.</Trans>
      );
    case 'note':
      return <Trans>The note to the workshop is too long.</Trans>;
    case 'response':
      return <Trans>One moment, we are still working out the total.</Trans>;
    default:
      return cart.all_in_stock ? null : (
        <span id={partId('stock')}>
          {hasInvalidLine(cart) ? (
            <Trans>Some pieces can no longer be made as you wrote them.</Trans>
          ) : (
            <Trans>Some pieces are out of stock.</Trans>
          )}{' '}
          <Trans>
            Please{' '}
            <AppLink href="/cart" className="underline underline-offset-4">
              change your cart
            </AppLink>{' '}
            before you order.
          </Trans>
        </span>
      );
  }
}
