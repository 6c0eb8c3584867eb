import { useLingui } from '@lingui/react/macro';
import { RadioCards } from '../../components/ui/RadioCards.tsx';
import { isPickUp } from '../../machines/checkout/pick-up.ts';
import { formatMoney } from '../../lib/money.ts';
import type { Checkout } from './use-checkout.ts';

const SENT = 'sent';

/** Shipping or pick-up, if the owner offers pick-up, which needs no address. */
export function PickUpChoice({ checkout: { snapshot, send } }: { checkout: Checkout }) {
  const { t } = useLingui();
  const { cart, form } = snapshot.context;
  if (cart.pick_ups.length === 0) return null;
  return (
    <div className="mb-4">
      <RadioCards
        legend={t`How do you get it?`}
        hideLegend
        name="pickup"
        value={isPickUp(snapshot.context) ? String(form.shipping_option_id) : SENT}
        onChange={(value) =>
          send({ type: 'pickup.choose', shipping_type_id: value === SENT ? null : Number(value) })
        }
        options={[
          {
            value: SENT,
            label: t({ message: 'Have it sent', comment: 'A choice beside picking it up oneself' }),
          },
          ...cart.pick_ups.map(({ shipping_type_id, shipping_name, amount, description }) => ({
            value: String(shipping_type_id),
            label: `${shipping_name} ${formatMoney(amount)}`,
            description: <bdi>{description}</bdi>,
          })),
        ]}
      />
    </div>
  );
}
