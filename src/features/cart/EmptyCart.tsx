import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { EmptyState } from '../../components/ui/EmptyState.tsx';

/** What stands in place of the lines of a cart that has none. */
export function EmptyCart() {
  return (
    <EmptyState
      title={<Trans comment="Heading in the place of what the cart would hold">Your cart is empty</Trans>}
      action={
        <ButtonLink href="/shop" variant="primary">
          <Trans comment="Button: leads to where goods are looked at and bought">Go to the shop</Trans>
        </ButtonLink>
      }
    >
      <Trans>Pick a piece, tell us what to engrave, and it will wait for you here.</Trans>
    </EmptyState>
  );
}
