import { Trans } from '@lingui/react/macro';
import { Button } from '../../components/ui/Button.tsx';
import { Checkbox } from '../../components/ui/Checkbox.tsx';
import { StatusMessage } from '../../components/ui/StatusMessage.tsx';
import { formatMoney } from '../../lib/money.ts';
import { isPaidByCredit } from '../../machines/checkout/credit.ts';
import { amountDue } from '../../machines/checkout/surcharges.ts';
import { useMarketingText } from '../use-marketing-text.ts';
import { ORDER_BUTTON_ID } from './focus-section.ts';
import { MissingMessage } from './MissingMessage.tsx';
import { PostageLabel } from './PostageLabel.tsx';
import type { Checkout } from './use-checkout.ts';

/** The button's label, with the amount to pay once it is final. */
function PressMessage({ checkout: { snapshot } }: { checkout: Checkout }) {
  if (!snapshot.hasTag('ready') && !snapshot.hasTag('submitting'))
    return <Trans comment="Button at the end of the checkout, verbs">Order and pay</Trans>;
  if (isPaidByCredit(snapshot.context)) return <Trans>Order and pay with credit</Trans>;
  return (
    <Trans comment="Button at the end of the checkout, verbs; {0} is the amount">
      Order and pay {formatMoney(amountDue(snapshot.context))}
    </Trans>
  );
}

/**
 * The opt-in, unchecked (RT-12, A13), and the button that places the order. It can always be pressed: when
 * pressed too early it shows what is missing and leads there.
 */
export function OrderStep({ checkout }: { checkout: Checkout }) {
  const { snapshot, send } = checkout;
  const { form } = snapshot.context;
  // The order stores the text as shown here.
  const consent = useMarketingText();
  return (
    <div className="space-y-5 border-t border-kerf pt-6">
      <Checkbox
        label={consent}
        checked={form.marketing_text !== null}
        onChange={({ target: { checked } }) =>
          send({ type: 'optin.change', marketing_text: checked ? consent : null })
        }
      />
      <StatusMessage urgent className="font-semibold text-dng empty:hidden">
        <MissingMessage checkout={checkout} />
      </StatusMessage>
      <Button
        id={ORDER_BUTTON_ID}
        variant="primary"
        size="lg"
        fullWidth
        busy={snapshot.hasTag('submitting')}
        onClick={() => send({ type: 'order.submit' })}
      >
        <PressMessage checkout={checkout} />
      </Button>
      <div className="space-y-1 text-center text-sm text-ink-soft">
        <p>
          <PostageLabel checkout={checkout} />
        </p>
        <p>
          <Trans>Made to order – see our returns policy.</Trans>
        </p>
      </div>
    </div>
  );
}
