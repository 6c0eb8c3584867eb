import { fromPromise } from 'xstate';
import { accountDeletionMachine } from '../../machines/accountDeletion/accountDeletion.machine.ts';
import type { DeletionProof } from '../../machines/accountDeletion/accountDeletion.machine.ts';
import type { ScreenWork } from '../../state/screen-machines.ts';
import { DeleteAccountDocument } from './DeleteAccount.generated.ts';
import { SendDeletionCodeDocument } from './SendDeletionCode.generated.ts';

/** The accountDeletion machine with its real actors. */
export function provideDeletion({ host, session }: ScreenWork): typeof accountDeletionMachine {
  const fingerprint = () => session.getSnapshot().context.auth_fingerprint;
  return accountDeletionMachine.provide({
    actors: {
      mailCode: fromPromise<unknown, void>(() =>
        host.mutate(SendDeletionCodeDocument, { fingerprint: fingerprint() }),
      ),
      deleteAccount: fromPromise<unknown, { proof: DeletionProof }>(({ input }) =>
        host.mutate(DeleteAccountDocument, { ...input.proof, fingerprint: fingerprint() }),
      ),
    },
  });
}
