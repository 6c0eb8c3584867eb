import type { Failure } from '../../lib/failure.ts';
import type { Credentials } from '../session/session.types.ts';

/** Who gets a mail with a link and a code; with what somebody says who signs up (USR-01). */
export interface MailRecipient {
  email: string;
  first_name?: string;
  last_name?: string;
  /** As it is typed, `dd/mm/yyyy`; where the shop asks for it. */
  date_of_birth?: string;
}

/** What the fragment of an e-mailed link says: whom it is for, and its secret, which reaches no server's log (A34). */
export interface MailedLink {
  email: string;
  token: string;
}

/** A step as an entry of the browser's history keeps it, so that a reload, Back and Forward find it again. */
export interface LoginStep {
  at: 'code' | 'password';
  recipient: MailRecipient;
}

/** Where the browser stands, by its URL and its history. */
export type LoginLocation = { at: 'address' } | LoginStep | { at: 'link'; link: MailedLink };

export interface LoginContext {
  recipient: MailRecipient;
  /** Of the URL; null when it has none. */
  link: MailedLink | null;
  /** The address that this browser asked a mail for last, in lower case; null: none that is not used yet. */
  requested: string | null;
  /** Why the last login from this step did not work. */
  failure: Failure | null;
  /** Why the last mail was not sent. */
  unsent: Failure | null;
  /** Another mail was sent since this step was opened. */
  isResent: boolean;
}

export type LoginEvent =
  /** The screen was opened, reloaded, or found again by Back or Forward; or another link was opened in its place. */
  | { type: 'screen.open'; location: LoginLocation; requested: string | null }
  | { type: 'mail.request'; recipient: MailRecipient }
  /** Another one, to the same address. */
  | { type: 'mail.repeat' }
  /** A mail was asked for before. */
  | { type: 'code.expect' }
  | { type: 'passkey.choose' }
  | { type: 'code.submit'; code: string }
  | { type: 'password.choose'; email: string }
  | { type: 'password.submit'; username: string; password: string }
  | { type: 'address.change'; email: string }
  /** In a browser that did not ask for the link. */
  | { type: 'link.confirm' }
  /** Somebody is logged in in this browser: from here, or in another tab. */
  | { type: 'session.login' }
  | { type: 'session.logout' };

/** Another step stands here; null: the address. The browser's history takes it, in place of the present entry or as a new one. */
export type LoginEmitted = { type: 'step.show'; step: LoginStep | null; replace: boolean };

/** What `step.show` is made of. */
export interface StepShown {
  /** Null: the address. */
  at: LoginStep['at'] | null;
  /** What the entry of the history holds until now is no longer good. */
  replace?: boolean;
}

export type LoginTag =
  /** Where the browser stands is not known yet. */
  | 'opening'
  /** The steps of which one stands on the screen. */
  | 'email'
  | 'code'
  | 'password'
  | 'link'
  | 'welcome'
  /** Credentials are being checked. */
  | 'busy'
  /** A passkey is asked for and checked. */
  | 'asking'
  /** A mail is being sent. */
  | 'sending'
  /** The link is no longer good. */
  | 'spent';

/** What `logIn` does: exchanges these for a session. */
export type LoginCredentials = Exclude<Credentials, { method: 'oauth' }>;
