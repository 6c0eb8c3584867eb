import { useMachine } from '@xstate/react';
import { useConnectionRestore } from '../../state/connectivity.ts';
import { useDrafts } from '../../state/drafts.ts';
import { useScreenMachine } from '../../state/screen-machines.ts';
import { provideAddressBook } from './address-actors.ts';
import { readAddressDraft } from './address-draft.ts';

/**
 * The addresses of the account, with their machine. `isOpening` until they have come, or have not, for the first time:
 * a screen that shows something below them waits for them with all of it, since it would move.
 */
export function useAddressBook() {
  const drafts = useDrafts();
  const [snapshot, send] = useMachine(useScreenMachine(provideAddressBook), {
    input: { typed: readAddressDraft(drafts, null) === null ? null : 'new' },
  });
  useConnectionRestore(() => send({ type: 'connection.restore' }));
  return { snapshot, send, isOpening: snapshot.hasTag('loading') && snapshot.context.failure === null };
}

export type AddressBook = ReturnType<typeof useAddressBook>;
