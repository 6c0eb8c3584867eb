import { useMachine } from '@xstate/react';
import { useConnectionRestore } from '../../state/connectivity.ts';
import { useDrafts } from '../../state/drafts.ts';
import { useScreenMachine } from '../../state/screen-machines.ts';
import { provideAddressBook } from './address-actors.ts';
import { readAddressDraft } from './address-draft.ts';

/**
 * The account's addresses and their machine. `isOpening` until the first load succeeds or fails: content
 * below the addresses should wait for it to avoid moving.
 */
export function useAddressBook() {
  const drafts = useDrafts();
  const [snapshot, send] = useMachine(useScreenMachine(provideAddressBook), {
    input: { addressForm: readAddressDraft(drafts, null) === null ? null : 'new' },
  });
  useConnectionRestore(() => send({ type: 'connection.restore' }));
  return { snapshot, send, isOpening: snapshot.hasTag('loading') && snapshot.context.failure === null };
}

export type AddressBook = ReturnType<typeof useAddressBook>;
