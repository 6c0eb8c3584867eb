import { fromPromise } from 'xstate';
import { AddressCreateDocument } from './AddressCreate.generated.ts';
import { AddressDisableDocument } from './AddressDisable.generated.ts';
import { AddressEnableDocument } from './AddressEnable.generated.ts';
import { AddressListDocument } from './AddressList.generated.ts';
import { AddressUpdateDocument } from './AddressUpdate.generated.ts';
import { addressBookMachine } from '../../machines/addressBook/addressBook.machine.ts';
import type { SavedAddress } from '../../machines/cart/cart-state.ts';
import type { AddressChange } from '../../machines/checkout/checkout.types.ts';
import type { HostCalls } from '../../graphql/host-calls.ts';
import type { ScreenWork } from '../../state/screen-machines.ts';

/** Adds or changes a saved address. Resolves with its new state. */
export async function saveAddress(host: HostCalls, input: AddressChange): Promise<SavedAddress> {
  if (input.change === 'create') {
    const { address } = input;
    const created = await host.mutate(AddressCreateDocument, { address });
    return created.addressCreate;
  }
  const { id } = input;
  if (input.change === 'update') {
    const { address } = input;
    const edited = await host.mutate(AddressUpdateDocument, { id, address });
    return edited.addressUpdate;
  }
  if (input.change === 'enable') {
    const response = await host.mutate(AddressEnableDocument, { id });
    return response.addressEnable;
  }
  const response = await host.mutate(AddressDisableDocument, { id });
  return response.addressDisable;
}

/** The addressBook machine with its real actors. */
export function provideAddressBook({ host }: ScreenWork): typeof addressBookMachine {
  return addressBookMachine.provide({
    actors: {
      loadAddresses: fromPromise<SavedAddress[], void>(
        async () => (await host.query(AddressListDocument, {})).addressList.data,
      ),
      saveAddress: fromPromise(({ input }) => saveAddress(host, input)),
    },
  });
}
