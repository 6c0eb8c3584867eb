import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { EmptyState } from '../../components/ui/EmptyState.tsx';

/**
 * Shown instead of cart lines when there are none. On a shared page without its script it is only shown where
 * no cart can exist: when this browser knows of none (`known-empty-cart.ts`), or without script.
 */
export function EmptyCart({ isCertain }: { isCertain: boolean }) {
  return (
    <div className={isCertain ? undefined : 'hidden in-data-[cart=empty]:block noscript:block'}>
      <EmptyState
        title={<Trans comment="Heading of an empty cart">Your cart is empty</Trans>}
        action={
          <ButtonLink href="/shop" variant="primary">
            <Trans comment="Button: leads to the product pages">Go to the shop</Trans>
          </ButtonLink>
        }
      >
        <Trans>Pick a piece, tell us what to engrave, and it will wait for you here.</Trans>
      </EmptyState>
    </div>
  );
}
