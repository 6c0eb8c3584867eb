import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../components/ui/Button.tsx';
import { RadioCards } from '../../components/ui/RadioCards.tsx';
import { formatMoney } from '../../lib/money.ts';
import { CheckoutStep } from './CheckoutStep.tsx';
import type { Checkout } from './use-checkout.ts';

/** How to send it; a label is name plus amount, e.g. `Standard Post $10.60` (CHK-03, CHK-04). */
export function ShippingStep({ checkout }: { checkout: Checkout }) {
  const { t } = useLingui();
  const { snapshot, send } = checkout;
  const { quotes, form } = snapshot.context;
  return (
    <CheckoutStep number={2} title={<Trans>Shipping</Trans>}>
      {snapshot.hasTag('unquoted') && (
        <p role="alert" className="text-dng">
          <Trans>We could not ask what shipping costs.</Trans>{' '}
          <Button size="sm" onClick={() => send({ type: 'checkout.retry' })}>
            <Trans>Try again</Trans>
          </Button>
        </p>
      )}
      {snapshot.hasTag('quoteless') && <NoQuote checkout={checkout} />}
      {quotes && quotes.length > 0 ? (
        <RadioCards
          legend={t`Shipping`}
          hideLegend
          name="shipping"
          value={form.shipping_option_id === null ? undefined : String(form.shipping_option_id)}
          onChange={(id) => send({ type: 'option.choose', shipping_type_id: Number(id) })}
          options={quotes.map((quote) => ({
            value: String(quote.shipping_type_id),
            label: `${quote.shipping_name} ${formatMoney(quote.amount)}`,
            description: quote.description,
          }))}
        />
      ) : (
        !snapshot.hasTag('quoteless') &&
        !snapshot.hasTag('failed') && (
          <p className="text-ink-soft">
            <Trans>Choose an address first, then we can say what shipping costs.</Trans>
          </p>
        )
      )}
    </CheckoutStep>
  );
}

/** Nothing fits this address: the shop can be asked (CHK-05). */
function NoQuote({ checkout }: { checkout: Checkout }) {
  const { snapshot, send } = checkout;
  if (snapshot.hasTag('quoteRequested')) {
    return (
      <p role="status">
        <Trans>Thank you, we will work it out and write to you by e-mail.</Trans>
      </p>
    );
  }
  return (
    <div className="space-y-3">
      <p>
        <Trans>Sorry, we only ship within Australia, and none of our ways reaches this address.</Trans>
      </p>
      <Button busy={snapshot.hasTag('busy')} onClick={() => send({ type: 'quote.request' })}>
        <Trans>Ask us for a quote</Trans>
      </Button>
    </div>
  );
}
