import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { CharacterCounter } from '../../components/ui/CharacterCounter.tsx';
import { Checkbox } from '../../components/ui/Checkbox.tsx';
import { EmailInput } from '../../components/ui/EmailInput.tsx';
import { TextArea } from '../../components/ui/TextArea.tsx';
import { TextField } from '../../components/ui/TextField.tsx';
import { giftVoucherPayNowLimits } from '../../graphql/generated/input-limits.ts';
import { workshopDay } from '../../rules/workshop-time.ts';
import type { DeliveryProblem, DeliveryValues } from '../../machines/voucherPurchase/voucher-delivery.ts';
import type { VoucherPurchase } from './use-voucher-purchase.ts';

/** Who receives the voucher: the buyer or, with a message and on a chosen day, another recipient (VCH-16). */
export function VoucherRecipient({ purchase: { snapshot, send, idOf } }: { purchase: VoucherPurchase }) {
  const { t } = useLingui();
  const { delivery, isLoggedIn, problems, failure } = snapshot.context;
  const [today] = useState(() => workshopDay(new Date()));
  const change = (values: Partial<DeliveryValues>) => send({ type: 'delivery.change', values });
  const refused = failure?.reason === 'refused' ? failure.fields : undefined;
  const unreadable = t`This does not look like an e-mail address`;
  const messages: Record<DeliveryProblem, string> = {
    email: delivery.email.trim() === '' ? t`Please enter your e-mail address` : unreadable,
    recipient_email:
      delivery.recipient_email.trim() === '' ? t`Please enter the recipient’s e-mail address` : unreadable,
    message: t`This message is too long`,
    deliver_on: t`Please choose a day from today on, within a year`,
  };
  const errorOf = (field: DeliveryProblem) =>
    refused?.[field] ?? (problems.includes(field) ? messages[field] : null);
  const text = (field: 'recipient_name' | 'recipient_email' | 'email' | 'deliver_on' | 'message') => ({
    id: idOf(field),
    value: delivery[field],
    onChange: ({ target }: { target: { value: string } }) => change({ [field]: target.value }),
  });
  return (
    <>
      {!isLoggedIn && (
        <EmailInput
          {...text('email')}
          label={t({
            message: 'Your e-mail address',
            comment: 'Label of a field: the buyer of a gift voucher fills it in',
          })}
          hint={t`We send the receipt here.`}
          required
          autoComplete="email"
          error={errorOf('email')}
          fill={(email) => change({ email })}
        />
      )}
      <Checkbox
        label={<Trans>Send it to somebody else</Trans>}
        checked={delivery.isForOther}
        onChange={({ target }) => change({ isForOther: target.checked })}
      />
      {delivery.isForOther && (
        <div className="grid gap-5 border-s-2 border-scorch ps-5">
          <TextField
            {...text('recipient_name')}
            label={t({
              message: 'Name of the recipient',
              comment: 'Label of a field: the recipient of a gift voucher',
            })}
            maxLength={giftVoucherPayNowLimits.recipient_name.maxLength}
            autoComplete="off"
          />
          <EmailInput
            {...text('recipient_email')}
            label={t`E-mail address of the recipient`}
            required
            autoComplete="off"
            error={errorOf('recipient_email')}
            fill={(recipient_email) => change({ recipient_email })}
          />
          <TextArea
            {...text('message')}
            label={t({
              message: 'Your message',
              comment: 'Label of a field: a message to the recipient of a gift voucher',
            })}
            error={errorOf('message')}
            aside={
              <CharacterCounter
                used={delivery.message.length}
                limit={giftVoucherPayNowLimits.message.maxLength}
              />
            }
          />
          <TextField
            {...text('deliver_on')}
            label={t`Day on which we send it`}
            hint={t`Leave it blank, and it goes out at once.`}
            type="date"
            min={today}
            // Otherwise years of six digits can be typed, which are no day of the contract.
            max="9999-12-31"
            error={errorOf('deliver_on')}
          />
        </div>
      )}
    </>
  );
}
