import type { Failure } from '../../lib/failure.ts';
import type { MailedLink } from '../login/login.types.ts';

/** The step after the mail, stored in a history entry so that a reload, Back and Forward restore it. */
export interface RecoverPasswordStep {
  at: 'code';
  email: string;
}

/** The current location, from URL and history. */
export type RecoverPasswordLocation =
  | { at: 'address' }
  | RecoverPasswordStep
  | { at: 'link'; link: MailedLink };

/** A new password, with a mailed code or the token of a link. */
export interface NewPassword {
  email: string;
  code: string;
  newpassword: string;
}

export interface RecoverPasswordContext {
  email: string;
  /** From the URL; `null` when it has none. */
  link: MailedLink | null;
  /** The new password while it is being set and used to log in; otherwise `null`. */
  newpassword: string | null;
  /** Why the last password was not set, or failed to log in. */
  failure: Failure | null;
  /** Why the last mail could not be sent. */
  unsent: Failure | null;
  /** Another mail was sent since this step was opened. */
  isResent: boolean;
}

export type RecoverPasswordEvent =
  /** The screen was opened, reloaded or restored from the history, or another link was opened. */
  | { type: 'screen.open'; location: RecoverPasswordLocation }
  | { type: 'mail.request'; email: string }
  /** Requests another mail to the same address. */
  | { type: 'mail.repeat' }
  /** With the typed code; a link supplies its own. */
  | { type: 'password.submit'; newpassword: string; code: string }
  | { type: 'address.change' }
  /** A user logged in in this browser, in this tab or another. */
  | { type: 'session.login' }
  | { type: 'session.logout' };

/** The step changed; `null` for the e-mail step. Pushes or replaces a history entry. */
export type RecoverPasswordEmitted = {
  type: 'step.show';
  step: RecoverPasswordStep | null;
  replace: boolean;
};

export type RecoverPasswordTag =
  /** The location is not known yet. */
  | 'opening'
  /** Exactly one of these steps is shown. */
  | 'email'
  | 'code'
  | 'link'
  | 'set'
  | 'welcome'
  /** The password is being set, or is logging in. */
  | 'busy'
  | 'sending'
  /** The link is no longer valid. */
  | 'spent';
