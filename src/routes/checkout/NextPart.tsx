import { Trans } from '@lingui/react/macro';
import { useMedia } from '../../components/ui/use-media.ts';
import { focusSection } from '../../features/checkout/focus-section.ts';
import type { Checkout } from '../../features/checkout/use-checkout.ts';
import { nextPart } from '../../machines/checkout/checkout.selectors.ts';

/** What the order still needs, in a few words that lead there; nothing when it can be placed. For phones. */
export function NextPart({ checkout: { snapshot } }: { checkout: Checkout }) {
  const isOneColumn = useMedia('(width < 64rem)');
  const part = nextPart(snapshot.context);
  if (!isOneColumn || part === null || snapshot.hasTag('loading') || snapshot.hasTag('unloaded')) return null;
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
