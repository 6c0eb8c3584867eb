import { Trans } from '@lingui/react/macro';
import { Button } from '../../components/ui/Button.tsx';
import { useIsOutOfView } from '../../components/ui/use-is-out-of-view.ts';
import { useMedia } from '../../components/ui/use-media.ts';
import { focusOrderButton, focusSection, orderButton } from '../../features/checkout/focus-section.ts';
import type { Checkout } from '../../features/checkout/use-checkout.ts';
import { nextPart } from '../../machines/checkout/checkout.selectors.ts';

/** On phones: a link to the next incomplete part of the order, and finally to the order button. */
export function NextPart({ checkout: { snapshot } }: { checkout: Checkout }) {
  const isOneColumn = useMedia('(width < 64rem)');
  const part = nextPart(snapshot.context);
  if (!isOneColumn || snapshot.hasTag('loading') || snapshot.hasTag('unloaded')) return null;
  if (part === null) return <ReviewButton />;
  return (
    <button
      type="button"
      onClick={() => focusSection(part)}
      className="-me-2 min-h-11 px-2 text-end text-sm leading-tight font-semibold underline decoration-scorch underline-offset-4"
    >
      {part === 'address' && <Trans>Say where to send it</Trans>}
      {part === 'shipping' && <Trans>Choose how we post it</Trans>}
      {part === 'payment' && (
        <Trans comment="Button: leads to the step of the checkout that is left to do">
          Choose how to pay
        </Trans>
      )}
    </button>
  );
}

/** Leads to the order button while that is out of sight. */
function ReviewButton() {
  const isOutOfView = useIsOutOfView(orderButton);
  if (!isOutOfView) return null;
  return (
    <Button variant="primary" onClick={focusOrderButton}>
      <Trans comment="Button: leads to the end of the checkout, where the order is placed">
        Review and pay
      </Trans>
    </Button>
  );
}
