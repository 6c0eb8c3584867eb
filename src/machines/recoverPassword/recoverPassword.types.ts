import type { Failure } from '../../lib/failure.ts';
import type { MailedLink } from '../login/login.types.ts';

/** The step after the mail, as an entry of the browser's history keeps it: a reload, Back and Forward find it again. */
export interface RecoverPasswordStep {
  at: 'code';
  email: string;
}

/** Where the browser stands, by its URL and its history. */
export type RecoverPasswordLocation =
  | { at: 'address' }
  | RecoverPasswordStep
  | { at: 'link'; link: MailedLink };

/** A new password, and the code of a mail or the token of its link. */
export interface NewPassword {
  email: string;
  code: string;
  newpassword: string;
}

export interface RecoverPasswordContext {
  email: string;
  /** Of the URL; null when it has none. */
  link: MailedLink | null;
  /** The new password while it is being set and logs in; null else. */
  newpassword: string | null;
  /** Why the last password was not set, or did not log in. */
  failure: Failure | null;
  /** Why the last mail was not sent. */
  unsent: Failure | null;
  /** Another mail was sent since this step was opened. */
  isResent: boolean;
}

export type RecoverPasswordEvent =
  /** The screen was opened, reloaded, or found again by Back or Forward; or another link was opened in its place. */
  | { type: 'screen.open'; location: RecoverPasswordLocation }
  | { type: 'mail.request'; email: string }
  /** Another one, to the same address. */
  | { type: 'mail.repeat' }
  /** With the code that was typed; the link brings its own. */
  | { type: 'password.submit'; newpassword: string; code: string }
  | { type: 'address.change' }
  /** Somebody is logged in in this browser: from here, or in another tab. */
  | { type: 'session.login' }
  | { type: 'session.logout' };

/** Another step stands here; null: the address. The browser's history takes it, in place of the present entry or as a new one. */
export type RecoverPasswordEmitted = {
  type: 'step.show';
  step: RecoverPasswordStep | null;
  replace: boolean;
};

export type RecoverPasswordTag =
  /** Where the browser stands is not known yet. */
  | 'opening'
  /** The steps of which one stands on the screen. */
  | 'email'
  | 'code'
  | 'link'
  | 'set'
  | 'welcome'
  /** The password is being set, or logs in. */
  | 'busy'
  /** A mail is being sent. */
  | 'sending'
  /** The link is no longer good. */
  | 'spent';
