import { Trans, useLingui } from '@lingui/react/macro';
import { RadioCards } from '../../components/ui/RadioCards.tsx';
import { TextArea } from '../../components/ui/TextArea.tsx';
import { orderSubmitLimits } from '../../graphql/generated/contract-rules.ts';
import { CheckoutStep } from './CheckoutStep.tsx';
import type { Checkout } from './use-checkout.ts';

/** How to pay, and a note to the shop. */
export function PaymentStep({ checkout }: { checkout: Checkout }) {
  const { t } = useLingui();
  const { snapshot, send } = checkout;
  const { cart, form } = snapshot.context;
  return (
    <CheckoutStep number={3} title={<Trans>Payment</Trans>}>
      <RadioCards
        legend={t`Payment`}
        hideLegend
        name="gateway"
        value={form.paymentGateway ?? undefined}
        onChange={(id) => send({ type: 'gateway.choose', id })}
        options={cart.payment_types.map((type) => ({ value: type.id, label: type.name }))}
      />
      <TextArea
        className="mt-5"
        label={t`Note to the workshop`}
        hint={t`Anything we should know, e.g. a date you need it by`}
        maxLength={orderSubmitLimits.note.maxLength}
        value={form.note}
        onChange={(event) => send({ type: 'note.change', note: event.target.value })}
      />
    </CheckoutStep>
  );
}
