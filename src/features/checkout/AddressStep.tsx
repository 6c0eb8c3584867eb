import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useDrafts } from '../../state/drafts.ts';
import type { RefObject } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { RadioCards } from '../../components/ui/RadioCards.tsx';
import type { Failure } from '../../lib/failure.ts';
import { isAddressFormOpen } from '../../machines/checkout/checkout.selectors.ts';
import { forgetAddressDraft } from './address-draft.ts';
import { AddressForm } from './AddressForm.tsx';
import { addressLines } from './address-lines.ts';
import { CheckoutFailure } from './CheckoutFailure.tsx';
import { CheckoutStep } from './CheckoutStep.tsx';
import { DisabledAddresses } from './DisabledAddresses.tsx';
import type { Checkout } from './use-checkout.ts';

/** Where to send it: a saved address or a new one; saved ones can be put away and taken out again (CHK-02). */
export function AddressStep({ checkout }: { checkout: Checkout }) {
  const { t } = useLingui();
  const { snapshot, send } = checkout;
  const { addresses, form, missing, failure } = snapshot.context;
  const enabled = addresses.filter((address) => address.enabled);
  const formOpen = isAddressFormOpen(snapshot.context);
  const drafts = useDrafts();
  const { list, expectOneMore } = useSavedFocus(addresses.length, () => forgetAddressDraft(drafts));
  const cancel = () => {
    forgetAddressDraft(drafts);
    send({ type: 'address.cancel' });
  };
  const chosen = enabled.find((address) => address.id === form.address);
  return (
    <CheckoutStep part="address" number={1} title={<Trans>Delivery address</Trans>}>
      {enabled.length > 0 && (
        <div ref={list}>
          <RadioCards
            legend={t`Saved addresses`}
            hideLegend
            name="address"
            value={form.address === null ? undefined : String(form.address)}
            error={missing === 'address' && !formOpen ? t`Please choose where to send it.` : null}
            onChange={(id) => send({ type: 'address.choose', id: Number(id) })}
            options={enabled.map((address) => ({
              value: String(address.id),
              label: `${address.first_name} ${address.last_name}`,
              description: addressLines(address).join(', '),
            }))}
          />
        </div>
      )}
      {chosen && !formOpen && (
        <Button
          variant="quiet"
          size="sm"
          className="mt-3"
          onClick={() => send({ type: 'address.save', change: { change: 'disable', id: chosen.id } })}
        >
          <Trans>Put this address away</Trans>
        </Button>
      )}
      {formOpen ? (
        <AddressForm
          key={addresses.length}
          busy={snapshot.hasTag('savingAddress')}
          refused={refusedFields(failure)}
          problem={failure?.of === 'address' && <CheckoutFailure failure={failure} />}
          onType={(typed) => send({ type: 'address.type', typed })}
          onSave={(address) => {
            expectOneMore();
            send({ type: 'address.save', change: { change: 'create', address } });
          }}
          onCancel={enabled.length > 0 ? cancel : null}
        />
      ) : (
        <Button size="sm" className="mt-3 ms-2" onClick={() => send({ type: 'address.add' })}>
          <Trans>Add another address</Trans>
        </Button>
      )}
      <DisabledAddresses checkout={checkout} />
    </CheckoutStep>
  );
}

/** The host's words for each field of the address; none when it said nothing of fields. */
const refusedFields = (failure: Failure | null): Record<string, string> =>
  failure?.reason === 'refused' ? (failure.fields ?? {}) : {};

/** Moves the focus that the form of a saved address took along to the address, which is chosen by then. */
function useSavedFocus(
  count: number,
  onSaved: () => void,
): { list: RefObject<HTMLDivElement | null>; expectOneMore: () => void } {
  const list = useRef<HTMLDivElement>(null);
  const expected = useRef<number | null>(null);
  const saved = useEffectEvent(onSaved);
  useEffect(() => {
    if (expected.current !== count) return;
    expected.current = null;
    saved();
    if (document.activeElement !== document.body) return;
    list.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  }, [count]);
  return {
    list,
    expectOneMore() {
      expected.current = count + 1;
    },
  };
}
