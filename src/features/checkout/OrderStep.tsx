import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../components/ui/Button.tsx';
import { Checkbox } from '../../components/ui/Checkbox.tsx';
import { formatMoney } from '../../lib/money.ts';
import { orderTotal } from '../../machines/checkout/surcharges.ts';
import type { Checkout } from './use-checkout.ts';

/** The opt-in, unchecked (RT-12, A13), and the button that places the order. */
export function OrderStep({ checkout }: { checkout: Checkout }) {
  const { t } = useLingui();
  const { snapshot, send } = checkout;
  const { form, cart } = snapshot.context;
  // The order keeps it as it is shown here.
  const consent = t`Please keep me up to date with new products and offers (information is not shown to third parties)`;
  return (
    <div className="space-y-5 border-t border-kerf pt-6">
      <Checkbox
        label={consent}
        checked={form.marketing_text !== null}
        onChange={({ target: { checked } }) =>
          send({ type: 'optin.change', marketing_text: checked ? consent : null })
        }
      />
      {!cart.all_in_stock && (
        <p role="alert" className="text-dng">
          <Trans>Some pieces are out of stock. Please change your cart before you order.</Trans>
        </p>
      )}
      <Button
        variant="primary"
        size="lg"
        fullWidth
        busy={snapshot.hasTag('submitting')}
        disabled={!snapshot.hasTag('submitting') && !snapshot.can({ type: 'order.submit' })}
        onClick={() => send({ type: 'order.submit' })}
      >
        <Trans>Order and pay {formatMoney(orderTotal(snapshot.context))}</Trans>
      </Button>
      <p className="text-center text-sm text-ink-soft">
        <Trans>Made to order – see our returns policy.</Trans>
      </p>
    </div>
  );
}
