import { Trans } from '@lingui/react/macro';
import { formatMoney } from '../../lib/money.ts';
import type { Checkout } from './use-checkout.ts';

/** The postage included in the amount on the order button, or when it will be added. */
export function PostageLabel({ checkout: { snapshot } }: { checkout: Checkout }) {
  const { quotes, form, cart } = snapshot.context;
  const chosen = [...(quotes ?? []), ...cart.pick_ups].find(
    (quote) => quote.shipping_type_id === form.shipping_option_id,
  );
  if (!snapshot.hasTag('ready') && !snapshot.hasTag('submitting'))
    return <Trans>Postage is added once we know the address.</Trans>;
  if (!chosen) return null;
  const { shipping_name: name, amount } = chosen;
  return amount === 0 ? (
    <Trans comment="How it is posted, e.g. with Standard Post, which is free">
      with {name}, which is free
    </Trans>
  ) : (
    <Trans comment="How it is posted and what that costs, e.g. with Standard Post for $10.60">
      with {name} for {formatMoney(amount)}
    </Trans>
  );
}
