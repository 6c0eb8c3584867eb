import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { StatusMessage } from '../../components/ui/StatusMessage.tsx';
import { UnreachableAlert } from '../../components/ui/UnreachableAlert.tsx';
import { AddressForm } from './AddressForm.tsx';
import { CheckoutFailureNotice } from './CheckoutFailureNotice.tsx';
import { DisabledAddresses } from './DisabledAddresses.tsx';
import { useFormOpening } from './use-form-opening.ts';
import type { AddressBook } from './use-address-book.ts';
import { AccountAddress } from './AccountAddress.tsx';
import { AddressBookStatus } from './AddressBookStatus.tsx';

/** The account's addresses: add, edit, disable and enable (CHK-02). */
export function AccountAddresses({ book: { snapshot, send } }: { book: AddressBook }) {
  const { addresses, addressForm, done, failure } = snapshot.context;
  const list = useFormOpening(snapshot.hasTag('loading') ? null : addressForm);
  const heading = useRef<HTMLHeadingElement>(null);
  const busy = snapshot.hasTag('saving');
  const enabled = addresses.filter((address) => address.enabled);
  const edited = addresses.find(({ id }) => id === addressForm) ?? null;
  const form = (
    <AddressForm
      key={addressForm}
      edited={edited}
      busy={busy}
      failure={failure}
      saveLabel={<Trans comment="Button of the form of an address">Save this address</Trans>}
      onSave={(address) =>
        send({
          type: 'address.save',
          change: edited ? { change: 'update', id: edited.id, address } : { change: 'create', address },
        })
      }
      onCancel={() => send({ type: 'address.cancel' })}
    />
  );
  const move = (change: 'enable' | 'disable', id: number) => {
    send({ type: 'address.save', change: { change, id } });
    // The pressed button disappears with its address.
    heading.current?.focus();
  };
  return (
    <section aria-labelledby="account-addresses" aria-busy={snapshot.hasTag('loading')}>
      <h2 id="account-addresses" ref={heading} tabIndex={-1} className="font-display text-xl font-semibold">
        <Trans comment="Heading above one’s saved addresses">Your addresses</Trans>
      </h2>
      <StatusMessage className="mt-2 text-ink-soft empty:hidden">
        <AddressBookStatus done={done} />
      </StatusMessage>
      {snapshot.hasTag('unloaded') ? (
        <UnreachableAlert onRetry={() => send({ type: 'book.retry' })} />
      ) : snapshot.hasTag('loading') ? (
        <div className="wood-grain mt-3 h-24 rounded-cut" aria-hidden="true" />
      ) : (
        <div ref={list}>
          {enabled.length === 0 && addressForm !== 'new' && (
            <p className="mt-3 text-ink-soft">
              <Trans>None yet: add one here, or with your first order.</Trans>
            </p>
          )}
          <ul className="mt-3 space-y-4 empty:hidden">
            {enabled.map((address) => (
              <li key={address.id} data-address={address.id}>
                {address.id === addressForm ? (
                  form
                ) : (
                  <AccountAddress
                    address={address}
                    onEdit={() => send({ type: 'address.edit', id: address.id })}
                    onDisable={() => move('disable', address.id)}
                  />
                )}
              </li>
            ))}
          </ul>
          {failure && addressForm === null && <CheckoutFailureNotice failure={failure} />}
          {addressForm !== null && !edited?.enabled && form}
          {addressForm !== 'new' && (
            <Button size="sm" className="mt-4" onClick={() => send({ type: 'address.add' })}>
              <Trans comment="Button: shows an empty form">Add an address</Trans>
            </Button>
          )}
          <DisabledAddresses
            addresses={addresses.filter(({ id }) => id !== addressForm)}
            onEdit={(id) => send({ type: 'address.edit', id })}
            onEnable={(id) => move('enable', id)}
          />
        </div>
      )}
    </section>
  );
}
