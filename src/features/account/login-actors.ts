import { fromCallback, fromPromise, waitFor } from 'xstate';
import type { AnyEventObject } from 'xstate';
import type { HostCalls } from '../../graphql/host-calls.ts';
import { readDay } from '../../rules/calendar-date.ts';
import { failureOf, isRefusedFor } from '../../lib/failure.ts';
import type { Failure } from '../../lib/failure.ts';
import { loginMachine } from '../../machines/login/login.machine.ts';
import type { LoginCredentials, MailRecipient } from '../../machines/login/login.types.ts';
import { isLoggedIn } from '../../machines/session/session.selectors.ts';
import type { ScreenWork } from '../../state/screen-machines.ts';
import { rememberPendingLogin } from './pending-login.ts';
import { RegisterLinkDocument } from './RegisterLink.generated.ts';
import { SendLoginLinkDocument } from './SendLoginLink.generated.ts';

type SessionActor = ScreenWork['session'];

/** Sends a login mail, or a sign-up mail if names are given, and notes that it was requested here (A34). */
async function sendMail(host: HostCalls, session: SessionActor, recipient: MailRecipient): Promise<void> {
  const { email, first_name, last_name, date_of_birth = '' } = recipient;
  const { auth_fingerprint: fingerprint } = session.getSnapshot().context;
  if (first_name === undefined || last_name === undefined)
    await host.mutate(SendLoginLinkDocument, { email, fingerprint, code_only: false });
  else {
    const day = readDay(date_of_birth.trim());
    const person = { email, first_name, last_name, ...(day === null ? {} : { date_of_birth: day }) };
    await host.mutate(RegisterLinkDocument, { ...person, fingerprint });
  }
  rememberPendingLogin(email);
}

/**
 * Logs in through the session, so that every tab and the cart are notified. Resolves with `null` when logged
 * in, or else the reason it failed.
 */
export async function logInThroughSession(
  session: SessionActor,
  credentials: LoginCredentials,
): Promise<Failure | null> {
  session.send({ type: 'login.submit', credentials });
  const settled = await waitFor(session, (now) => isLoggedIn(now) || !now.hasTag('busy'));
  return isLoggedIn(settled) ? null : (settled.context.failure ?? { reason: 'unreachable' });
}

/** Prompts for a passkey and logs in with it. Resolves with `null`, or with the reason it failed. */
async function logInByPasskey(
  host: HostCalls,
  session: SessionActor,
  signal: AbortSignal,
): Promise<Failure | null> {
  const { auth_fingerprint: fingerprint } = session.getSnapshot().context;
  try {
    const prompt = await import('./passkey-prompt.ts');
    const assertion = await prompt.requestPasskey(host, fingerprint, signal);
    const failure = await logInThroughSession(session, { method: 'passkey', assertion });
    if (isRefusedFor(failure, 'PASSKEY_UNKNOWN')) await prompt.signalUnknownPasskey(assertion.id);
    return failure;
  } catch (error) {
    return failureOf(error);
  }
}

/** Reports logins and logouts of all tabs; a login immediately if a user is already logged in. */
export const sessionListener = (session: SessionActor) =>
  fromCallback<AnyEventObject>(({ sendBack }) => {
    let wasLoggedIn = false;
    const notify = () => {
      const isIn = isLoggedIn(session.getSnapshot());
      if (isIn !== wasLoggedIn) sendBack({ type: isIn ? 'session.login' : 'session.logout' });
      wasLoggedIn = isIn;
    };
    notify();
    const subscription = session.subscribe(notify);
    return () => subscription.unsubscribe();
  });

/** The login machine with its real actors. */
export function provideLogin({ host, session }: ScreenWork): typeof loginMachine {
  return loginMachine.provide({
    actors: {
      sendMail: fromPromise<unknown, MailRecipient>(({ input }) => sendMail(host, session, input)),
      logIn: fromPromise<Failure | null, { credentials: LoginCredentials }>(({ input }) =>
        logInThroughSession(session, input.credentials),
      ),
      logInByPasskey: fromPromise<Failure | null, void>(({ signal }) =>
        logInByPasskey(host, session, signal),
      ),
      session: sessionListener(session),
    },
  });
}
