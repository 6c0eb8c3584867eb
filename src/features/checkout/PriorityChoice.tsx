import { Trans } from '@lingui/react/macro';
import { Checkbox } from '../../components/ui/Checkbox.tsx';
import { formatMoney } from '../../lib/money.ts';
import { isPickUp } from '../../machines/checkout/pick-up.ts';
import type { Checkout } from './use-checkout.ts';

/** Priority processing for a fee; nothing if the owner has set none (GEN-12, A12). */
export function PriorityChoice({ checkout: { snapshot, send } }: { checkout: Checkout }) {
  const { cart, form } = snapshot.context;
  if (cart.priority_fee === null || !cart.hasCartItems) return null;
  return (
    <Checkbox
      className="mt-5"
      checked={form.priority}
      onChange={({ target: { checked } }) => send({ type: 'priority.choose', priority: checked })}
      label={
        <>
          <Trans comment="A box to tick: the order is made ahead of others; {0} is what that costs">
            Priority processing <span className="price">{formatMoney(cart.priority_fee)}</span>
          </Trans>
          <span className="block text-sm text-ink-soft">
            {isPickUp(snapshot.context) ? (
              <Trans>We make your order ahead of the others.</Trans>
            ) : (
              <Trans>We make your order ahead of the others. Shipping takes as long as without it.</Trans>
            )}
          </span>
        </>
      }
    />
  );
}
