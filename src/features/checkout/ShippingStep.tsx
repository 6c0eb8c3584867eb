import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../components/ui/Button.tsx';
import { focusAround } from '../../components/ui/focus-around.ts';
import { RadioCards } from '../../components/ui/RadioCards.tsx';
import { isPickUp } from '../../machines/checkout/pick-up.ts';
import { useArrivalText } from '../use-arrival-text.ts';
import { formatMoney } from '../../lib/money.ts';
import { CheckoutStep } from './CheckoutStep.tsx';
import { NoQuote } from './NoQuote.tsx';
import { PriorityChoice } from './PriorityChoice.tsx';
import type { Checkout } from './use-checkout.ts';

/** Selects a shipping method; a label is name plus amount, e.g. `Standard Post $10.60` (CHK-03, CHK-04). */
export function ShippingStep({ checkout }: { checkout: Checkout }) {
  const { t } = useLingui();
  const arrival = useArrivalText();
  const { snapshot, send } = checkout;
  const { quotes, form } = snapshot.context;
  const isPickedUp = isPickUp(snapshot.context);
  return (
    <CheckoutStep
      part="shipping"
      number={2}
      title={<Trans comment="Heading of a step of the checkout: how an order is sent">Shipping</Trans>}
    >
      {snapshot.hasTag('unquoted') && <ShippingFailure checkout={checkout} />}
      {snapshot.hasTag('unpriced') && <ShippingFailure checkout={checkout} />}
      {snapshot.hasTag('quoteless') && <NoQuote checkout={checkout} />}
      {isPickedUp && (
        <p>
          <Trans>You pick it up, so that nothing is sent.</Trans>
        </p>
      )}
      {!isPickedUp && quotes && quotes.length > 0 && (
        <RadioCards
          legend={t`Shipping`}
          hideLegend
          name="shipping"
          value={form.shipping_option_id === null ? undefined : String(form.shipping_option_id)}
          onChange={(id) => send({ type: 'option.choose', shipping_type_id: Number(id) })}
          options={quotes.map((quote) => ({
            value: String(quote.shipping_type_id),
            label: `${quote.shipping_name} ${formatMoney(quote.amount)}`,
            description: (
              <>
                <bdi>{quote.description}</bdi>
                <span className="block">{arrival(quote)}</span>
              </>
            ),
          }))}
        />
      )}
      {snapshot.hasTag('choosingAddress') && (
        <p className="text-ink-soft">
          <Trans>Choose an address first, then we can say what shipping costs.</Trans>
        </p>
      )}
      <PriorityChoice checkout={checkout} />
    </CheckoutStep>
  );
}

/** Shown when quotes, or the total with the selected one, could not be loaded. */
function ShippingFailure({ checkout: { snapshot, send } }: { checkout: Checkout }) {
  const { failure } = snapshot.context;
  return (
    <p role="alert" className="mb-4 text-dng">
      {failure?.reason === 'refused' && failure.message ? (
        failure.message
      ) : (
        <Trans>We could not look up the shipping cost.</Trans>
      )}{' '}
      <Button ref={focusAround} size="sm" onClick={() => send({ type: 'checkout.retry' })}>
        <Trans>Try again</Trans>
      </Button>
    </p>
  );
}
