import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { SelectField } from '../../components/ui/SelectField.tsx';
import { TextField } from '../../components/ui/TextField.tsx';
import { formatMoney } from '../../lib/money.ts';
import { chosenAmount } from '../../machines/voucherPurchase/voucher-amounts.ts';
import { CUSTOM_AMOUNT } from '../../rules/voucher-options.ts';
import type { VoucherPurchase } from './use-voucher-purchase.ts';
import { VoucherPreview } from './VoucherPreview.tsx';
import { VoucherRecipient } from './VoucherRecipient.tsx';

/**
 * Theme, amount and recipient beside a preview of the card; the pay button needs an amount (VCH-03…VCH-08).
 */
export function BuyVoucher({ purchase }: { purchase: VoucherPurchase }) {
  const { t } = useLingui();
  const { snapshot, send, idOf } = purchase;
  const { themes, theme_id, amounts, amount, customAmount, failure } = snapshot.context;
  const [hasLeft, setHasLeft] = useState(false);
  const theme = themes?.find(({ id }) => id === theme_id);
  // There is always one chosen, unless the owner has made none.
  if (!theme)
    return (
      <p className="mt-6">
        <Trans>Nothing on this shelf just yet</Trans>
      </p>
    );
  const due = chosenAmount(snapshot.context);
  const refused = failure?.reason === 'refused' ? failure : null;
  const isCustom = amount === CUSTOM_AMOUNT;
  const isUnreadable = isCustom && hasLeft && customAmount.trim() !== '' && due === 0;
  const amountError =
    refused?.fields?.['amount'] ?? (isUnreadable && t`Please enter dollars and cents, such as 25 or 37.50`);
  return (
    <form
      noValidate
      method="post"
      className="mt-6 grid gap-x-10 gap-y-8 md:grid-cols-[minmax(0,1fr)_minmax(0,25rem)]"
      onSubmit={(event) => {
        event.preventDefault();
        const day = document.getElementById(idOf('deliver_on'));
        const isDayUnreadable = day instanceof HTMLInputElement && day.validity.badInput;
        send({ type: 'voucher.pay', isDayUnreadable });
      }}
    >
      <div className="grid content-start gap-5">
        <SelectField
          label={t({ message: 'Theme', comment: 'Which picture a gift voucher has' })}
          id={idOf('theme_id')}
          prompt={false}
          value={String(theme.id)}
          error={refused?.fields?.['theme_id']}
          options={(themes ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={({ target }) => send({ type: 'theme.choose', id: Number(target.value) })}
        />
        <SelectField
          label={t({ message: 'Amount', comment: 'Label of a choice: what a gift voucher is worth' })}
          id={idOf('amount')}
          required
          value={amount}
          error={!isCustom && amountError}
          options={amounts.map((value) => ({
            value,
            label:
              value === CUSTOM_AMOUNT
                ? t({
                    message: 'Custom Amount',
                    comment: 'A choice among amounts of a gift voucher: another than those offered',
                  })
                : formatMoney(Number(value)),
          }))}
          onChange={({ target }) => send({ type: 'amount.choose', amount: target.value })}
        />
        {isCustom && (
          <TextField
            label={t({
              message: 'Your amount in dollars',
              comment: 'Label of a field: what a gift voucher is worth',
            })}
            id={idOf('custom')}
            required
            inputMode="decimal"
            autoComplete="off"
            value={customAmount}
            error={amountError}
            onBlur={() => setHasLeft(true)}
            onChange={({ target }) => send({ type: 'custom.change', text: target.value })}
          />
        )}
        <VoucherRecipient purchase={purchase} />
        {failure && (
          <Alert key={refused?.message ?? ''} tone="dng">
            {refused?.message || <Trans>We cannot reach the shop right now. Please try again.</Trans>}
          </Alert>
        )}
        {due > 0 && (
          <div>
            <Button type="submit" variant="primary" busy={snapshot.hasTag('busy')}>
              <Trans comment="Button: pays for a gift voucher; {0} is an amount">
                Pay {formatMoney(due)} Now
              </Trans>
            </Button>
          </div>
        )}
      </div>
      <VoucherPreview theme={theme} amount={due} className="max-md:order-first" />
    </form>
  );
}
