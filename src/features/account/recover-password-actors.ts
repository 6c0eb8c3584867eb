import { fromPromise } from 'xstate';
import type { Failure } from '../../lib/failure.ts';
import type { LoginCredentials } from '../../machines/login/login.types.ts';
import { recoverPasswordMachine } from '../../machines/recoverPassword/recoverPassword.machine.ts';
import type { NewPassword } from '../../machines/recoverPassword/recoverPassword.types.ts';
import type { ScreenWork } from '../../state/screen-machines.ts';
import { logInThroughSession, sessionListener } from './login-actors.ts';
import { RecoverPasswordDocument } from './RecoverPassword.generated.ts';
import { RecoverPasswordCheckDocument } from './RecoverPasswordCheck.generated.ts';

/** The recoverPassword machine with its real actors. */
export function provideRecoverPassword({ host, session }: ScreenWork): typeof recoverPasswordMachine {
  const inThisBrowser = () => ({ fingerprint: session.getSnapshot().context.auth_fingerprint });
  return recoverPasswordMachine.provide({
    actors: {
      sendMail: fromPromise<unknown, { email: string }>(({ input: { email } }) =>
        host.mutate(RecoverPasswordDocument, { email, ...inThisBrowser() }),
      ),
      setPassword: fromPromise<unknown, NewPassword>(({ input }) =>
        host.mutate(RecoverPasswordCheckDocument, { ...input, ...inThisBrowser() }),
      ),
      logIn: fromPromise<Failure | null, { credentials: LoginCredentials }>(({ input }) =>
        logInThroughSession(session, input.credentials),
      ),
      session: sessionListener(session),
    },
  });
}
