import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../components/ui/Button.tsx';
import { focusAround } from '../../components/ui/focus-around.ts';
import { RadioCards } from '../../components/ui/RadioCards.tsx';
import type { AddressInput } from '../../graphql/generated/types.ts';
import { editedAddressOf, isAddressFormOpen } from '../../machines/checkout/checkout.selectors.ts';
import type { SavedAddress } from '../../machines/cart/cart-state.ts';
import type { AddressChange } from '../../machines/checkout/checkout.types.ts';
import { AddressForm } from './AddressForm.tsx';
import { addressLines } from '../../rules/address-lines.ts';
import { isPickUp } from '../../machines/checkout/pick-up.ts';
import { CheckoutStep } from './CheckoutStep.tsx';
import { DisabledAddresses } from './DisabledAddresses.tsx';
import { EditAddress } from './EditAddress.tsx';
import { PickUpChoice } from './PickUpChoice.tsx';
import type { Checkout } from './use-checkout.ts';
import { useFormOpening } from './use-form-opening.ts';

/** The delivery address, or pick-up. */
export function AddressStep({ checkout }: { checkout: Checkout }) {
  const isPickUpOffered = checkout.snapshot.context.cart.pick_ups.length > 0;
  return (
    <CheckoutStep
      part="address"
      number={1}
      title={
        isPickUpOffered ? (
          <Trans comment="Heading of a step of the checkout, nouns">Delivery or pick-up</Trans>
        ) : (
          <Trans comment="Heading: where an order goes to">Delivery address</Trans>
        )
      }
    >
      <PickUpChoice checkout={checkout} />
      {!isPickUp(checkout.snapshot.context) && <Addresses checkout={checkout} />}
    </CheckoutStep>
  );
}

/** Selects a saved address or adds one; saved ones can be disabled and enabled (CHK-02). */
function Addresses({ checkout }: { checkout: Checkout }) {
  const { t } = useLingui();
  const { snapshot, send } = checkout;
  const { addresses, form, missing, failure } = snapshot.context;
  const enabled = addresses.filter((address) => address.enabled);
  const formOpen = isAddressFormOpen(snapshot.context);
  const edited = editedAddressOf(snapshot.context);
  const list = useFormOpening(formOpen ? (edited?.id ?? 'new') : null);
  const chosen = enabled.find((address) => address.id === form.address);
  return (
    <>
      {enabled.length > 0 && (
        <div ref={list}>
          <RadioCards
            legend={t({
              message: 'Saved addresses',
              comment: 'Heard as the name of the list of addresses to choose from',
            })}
            hideLegend
            name="address"
            value={form.address === null ? undefined : String(form.address)}
            error={missing === 'address' && !formOpen ? t`Please choose where to send it.` : null}
            onChange={(id) => send({ type: 'address.choose', id: Number(id) })}
            options={enabled.map((address) => ({
              value: String(address.id),
              label: `${address.first_name} ${address.last_name}`,
              description: <bdi>{addressLines(address).join(', ')}</bdi>,
              action: formOpen ? null : (
                <EditAddress
                  address={address}
                  onEdit={() => send({ type: 'address.edit', id: address.id })}
                />
              ),
            }))}
          />
        </div>
      )}
      {formOpen ? (
        <AddressForm
          key={edited ? `edit ${edited.id}` : addresses.length}
          edited={edited}
          busy={snapshot.hasTag('savingAddress')}
          failure={failure?.of === 'address' ? failure : null}
          onType={(typed) => send({ type: 'address.type', typed })}
          onSave={(address) => send({ type: 'address.save', change: changeOf(edited, address) })}
          saveLabel={edited ? <Trans>Save this address</Trans> : <Trans>Save and use this address</Trans>}
          onCancel={enabled.length > 0 || edited ? () => send({ type: 'address.cancel' }) : null}
        />
      ) : (
        <div className="mt-3 flex flex-wrap items-center gap-2">
          <Button size="sm" onClick={() => send({ type: 'address.add' })}>
            <Trans comment="Button: shows an empty form">Add another address</Trans>
          </Button>
          {chosen && (
            <Button
              ref={focusAround}
              variant="quiet"
              size="sm"
              className="-ms-3"
              onClick={() => send({ type: 'address.save', change: { change: 'disable', id: chosen.id } })}
            >
              <Trans comment="Button: the address is listed no more, but not deleted">
                Put this address away
              </Trans>
            </Button>
          )}
        </div>
      )}
      <DisabledAddresses
        addresses={addresses}
        onEdit={(id) => send({ type: 'address.edit', id })}
        onEnable={(id) => send({ type: 'address.save', change: { change: 'enable', id } })}
      />
    </>
  );
}

const changeOf = (edited: SavedAddress | null, address: AddressInput): AddressChange =>
  edited ? { change: 'update', id: edited.id, address } : { change: 'create', address };
