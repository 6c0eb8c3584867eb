import type { Failure } from '../../lib/failure.ts';
import type { Credentials } from '../session/session.types.ts';

/** The recipient of a mail with link and code; with a name for a sign-up (USR-01). */
export interface MailRecipient {
  email: string;
  first_name?: string;
  last_name?: string;
  /** As typed, `dd/mm/yyyy`; only when the shop asks for it. */
  date_of_birth?: string;
}

/** The fragment of an e-mailed link: its recipient, and a secret that never reaches a server log (A34). */
export interface MailedLink {
  email: string;
  token: string;
}

/** A step stored in a history entry, so that a reload, Back and Forward restore it. */
export interface LoginStep {
  at: 'code' | 'password';
  recipient: MailRecipient;
}

/** The current location, from URL and history. */
export type LoginLocation = { at: 'address' } | LoginStep | { at: 'link'; link: MailedLink };

export interface LoginContext {
  recipient: MailRecipient;
  /** From the URL; `null` when it has none. */
  link: MailedLink | null;
  /** The address, in lower case, that this browser last requested a mail for; `null` when none is pending. */
  requested: string | null;
  /** Why the last login from this step failed. */
  failure: Failure | null;
  /** Why the last mail could not be sent. */
  unsent: Failure | null;
  /** Another mail was sent since this step was opened. */
  isResent: boolean;
}

export type LoginEvent =
  /** The screen was opened, reloaded or restored from the history, or another link was opened. */
  | { type: 'screen.open'; location: LoginLocation; requested: string | null }
  | { type: 'mail.request'; recipient: MailRecipient }
  /** Requests another mail to the same address. */
  | { type: 'mail.repeat' }
  /** A mail was requested earlier. */
  | { type: 'code.expect' }
  | { type: 'passkey.choose' }
  | { type: 'code.submit'; code: string }
  | { type: 'password.choose'; email: string }
  | { type: 'password.submit'; username: string; password: string }
  | { type: 'address.change'; email: string }
  /** Confirms a link in a browser that did not request it. */
  | { type: 'link.confirm' }
  /** A user logged in in this browser, in this tab or another. */
  | { type: 'session.login' }
  | { type: 'session.logout' };

/** The step changed; `null` for the e-mail step. Pushes or replaces a history entry. */
export type LoginEmitted = { type: 'step.show'; step: LoginStep | null; replace: boolean };

/** Parameters of `step.show`. */
export interface StepShown {
  /** `null` for the e-mail step. */
  at: LoginStep['at'] | null;
  /** The current history entry is no longer valid. */
  replace?: boolean;
}

export type LoginTag =
  /** The location is not known yet. */
  | 'opening'
  /** Exactly one of these steps is shown. */
  | 'email'
  | 'code'
  | 'password'
  | 'link'
  | 'welcome'
  /** Credentials are being checked. */
  | 'busy'
  /** A passkey is requested and checked. */
  | 'prompting'
  | 'sending'
  /** The link is no longer valid. */
  | 'spent';

/** Credentials that `logIn` exchanges for a session. */
export type LoginCredentials = Exclude<Credentials, { method: 'oauth' }>;
