import { fromPromise } from 'xstate';
import { passkeyAddMachine } from '../../machines/passkeyAdd/passkeyAdd.machine.ts';
import type { ScreenWork } from '../../state/screen-machines.ts';
import { ConfirmLoginDocument } from './ConfirmLogin.generated.ts';
import { SendLoginLinkDocument } from './SendLoginLink.generated.ts';

/** The passkeyAdd machine with its real actors; the browser prompt's code is loaded on demand. */
export function providePasskeyAdd({ host, session }: ScreenWork): typeof passkeyAddMachine {
  const browser = () => session.getSnapshot().context.auth_fingerprint;
  return passkeyAddMachine.provide({
    actors: {
      addPasskey: fromPromise<unknown, void>(async ({ signal }) =>
        (await import('./passkey-prompt.ts')).addPasskey(host, signal),
      ),
      mailCode: fromPromise<unknown, { email: string }>(({ input: { email } }) =>
        host.mutate(SendLoginLinkDocument, { email, fingerprint: browser(), code_only: true }),
      ),
      confirmLogin: fromPromise<unknown, { code: string }>(({ input: { code } }) =>
        host.mutate(ConfirmLoginDocument, { code, fingerprint: browser() }),
      ),
    },
  });
}
