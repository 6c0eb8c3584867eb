import { Trans } from '@lingui/react/macro';
import { Checkbox } from '../../components/ui/Checkbox.tsx';
import { formatMoney } from '../../lib/money.ts';
import { isCreditOffered, isPaidByCredit } from '../../machines/checkout/credit.ts';
import type { Checkout } from './use-checkout.ts';

/** Whether to pay with credit first, and how much it covers (A19); nothing without credit. */
export function CreditChoice({ checkout: { snapshot, send } }: { checkout: Checkout }) {
  const { cart, form } = snapshot.context;
  if (!isCreditOffered(cart)) return null;
  return (
    <Checkbox
      className="mb-3"
      label={
        <>
          <span className="block font-semibold">
            <Trans comment="A box to tick; {0} is an amount, credit what the account has in the shop">
              Pay {formatMoney(cart.credit_amount)} with my credit
            </Trans>
          </span>
          {isPaidByCredit(snapshot.context) && (
            <span className="block text-sm text-ink-soft">
              <Trans>It pays for the whole order: nothing is left to pay.</Trans>
            </span>
          )}
        </>
      }
      checked={form.usesCredit}
      onChange={({ target: { checked } }) => send({ type: 'credit.choose', usesCredit: checked })}
    />
  );
}
