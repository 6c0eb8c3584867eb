import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../components/ui/Button.tsx';
import { focusAround } from '../../components/ui/focus-around.ts';
import { CharacterCounter } from '../../components/ui/CharacterCounter.tsx';
import { RadioCards } from '../../components/ui/RadioCards.tsx';
import { TextArea } from '../../components/ui/TextArea.tsx';
import { orderSubmitLimits } from '../../graphql/generated/input-limits.ts';
import { formatMoney } from '../../lib/money.ts';
import { excessNoteLength } from '../../machines/checkout/checkout.selectors.ts';
import { surchargeFor } from '../../machines/checkout/surcharges.ts';
import { gatewaysOf, isPaidByCredit } from '../../machines/checkout/credit.ts';
import { CheckoutStep } from './CheckoutStep.tsx';
import { CreditChoice } from './CreditChoice.tsx';
import { GatewayName } from './GatewayName.tsx';
import { partId } from './focus-section.ts';
import type { Checkout } from './use-checkout.ts';

/** Payment method, and a note to the shop. */
export function PaymentStep({ checkout }: { checkout: Checkout }) {
  const { t } = useLingui();
  const { snapshot, send } = checkout;
  const { form } = snapshot.context;
  const excess = excessNoteLength(form);
  return (
    <CheckoutStep
      part="payment"
      number={3}
      title={<Trans comment="Heading of a step of the checkout: how to pay">Payment</Trans>}
    >
      <CreditChoice checkout={checkout} />
      {snapshot.hasTag('surchargesFailed') && (
        <p role="alert" className="text-dng">
          <Trans>We could not look up the payment surcharge.</Trans>{' '}
          <Button ref={focusAround} size="sm" onClick={() => send({ type: 'checkout.retry' })}>
            <Trans>Try again</Trans>
          </Button>
        </p>
      )}
      {!isPaidByCredit(snapshot.context) && <Gateways checkout={checkout} />}
      <div id={partId('note')} className="mt-5">
        <TextArea
          label={t({
            message: 'Note to the workshop',
            comment: 'Label of a field: what a shopper wants to say about an order',
          })}
          hint={t`Anything we should know, e.g. a date you need it by`}
          aside={<CharacterCounter used={form.note.length} limit={orderSubmitLimits.note.maxLength} />}
          error={
            excess > 0 && (
              <Plural
                value={excess}
                one="# character too many"
                other="# characters too many"
                comment="What is wrong with a text in a field: it is too long by so many characters"
              />
            )
          }
          value={form.note}
          onChange={(event) => send({ type: 'note.change', note: event.target.value })}
        />
      </div>
    </CheckoutStep>
  );
}

/** The payment gateways with their surcharges (CHK-15). */
function Gateways({ checkout: { snapshot, send } }: { checkout: Checkout }) {
  const { t } = useLingui();
  const { cart, form, surcharges, missing } = snapshot.context;
  const gateways = gatewaysOf(cart);
  if (gateways.length === 0) {
    return (
      <p role="status">
        <Trans>We cannot take payments yet. Please come back later, or write to us.</Trans>
      </p>
    );
  }
  return (
    <RadioCards
      legend={t`Payment`}
      hideLegend
      name="gateway"
      value={form.paymentGateway ?? undefined}
      error={missing === 'payment' && form.paymentGateway === null ? t`Please choose how to pay.` : null}
      onChange={(id) => send({ type: 'gateway.choose', id })}
      options={gateways.map((gateway) => {
        const surcharge = surchargeFor({ surcharges }, gateway.id);
        const description =
          surcharge > 0
            ? t({
                message: `plus a surcharge of ${formatMoney(surcharge)}`,
                comment: 'Under the name of a way to pay; {0} is an amount',
              })
            : undefined;
        return { value: gateway.id, label: <GatewayName {...gateway} />, description };
      })}
    />
  );
}
