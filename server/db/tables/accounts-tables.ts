import type { Generated } from 'kysely';
import type { Flag, Instant } from '../columns.ts';

export interface UsersTable {
  id: Generated<number>;
  /** Trimmed and in lower case; unique. Of a deleted account no address, but `deleted-` and its id. */
  email: string;
  /** PHC-like argon2id string; null while the user logs in by mail only. */
  password_hash: string | null;
  is_admin: Generated<Flag>;
  first_name: string;
  last_name: string;
  mobile_phone: string | null;
  /** `YYYY-MM-DD` */
  date_of_birth: string | null;
  current_address_id: number | null;
  /** Content hash of the photo, which the person has sent. */
  photo_hash: string | null;
  company_name: string | null;
  company_phone: string | null;
  trading_name: string | null;
  abn: string | null;
  website: string | null;
  facebook_link: string | null;
  drivers_licence_number: string | null;
  drivers_licence_expiry: string | null;
  /** The place of a state in `AustralianState`, counted from 1. */
  drivers_licence_state_of_issue_id: number | null;
  emergency_contact_name: string | null;
  emergency_contact_phone: string | null;
  club_additional_member: string | null;
  created_at: Instant;
  /** When its owner deleted the account: the row stays for its orders, without a word about the person. */
  deleted_at: Instant | null;
  /** Whether anybody may read the name, and see the photo (A92). */
  shows_name: Generated<Flag>;
  shows_photo: Generated<Flag>;
}

/** A picture that somebody has sent of himself; what nobody has any more is deleted, with its files. */
export interface AccountPhotosTable {
  hash: string;
  added_at: Instant;
}

/** One login in one browser: the family of its refresh tokens. */
export interface LoginSessionsTable {
  id: Generated<number>;
  user_id: number;
  fingerprint_hash: string;
  /** Counts rotations; only tokens of this generation are current. */
  generation: number;
  rotated_at: Instant;
  expires_at: Instant;
  revoked_at: Instant | null;
  /** What the browser says it is; null until it has said so. */
  user_agent: string | null;
  /** When its owner last proved who it is; null: before this was kept. */
  proved_at: Instant | null;
}

export interface RefreshTokensTable {
  /** SHA-256 of the token. */
  token_hash: string;
  session_id: number;
  generation: number;
  created_at: Instant;
}

export type LoginCodePurpose = 'login' | 'password' | 'deletion';

export interface LoginCodesTable {
  id: Generated<number>;
  email: string;
  purpose: LoginCodePurpose;
  /** Keyed hash: six digits alone could be guessed from a copy of the table. */
  code_hash: string;
  /** SHA-256 of the random token in the link; null when the mail carries no link. */
  link_hash: string | null;
  /** In the browser that asked for it. */
  attempts: Generated<number>;
  /** In all other browsers together. */
  attempts_elsewhere: Generated<number>;
  first_name: string;
  last_name: string;
  date_of_birth: string | null;
  /** SHA-256 of the fingerprint of the browser that asked; null where that is not known. */
  fingerprint_hash: string | null;
  expires_at: Instant;
  used_at: Instant | null;
  /** When the same browser was given a newer one. */
  replaced_at: Instant | null;
}

/** Codes of `/authorize`; each is good for one exchange. */
export interface OAuthCodesTable {
  id: Generated<number>;
  /** SHA-256 of the code. */
  code_hash: string;
  user_id: number;
  client_id: string;
  redirect_uri: string;
  nonce: string | null;
  /** SHA-256 of the verifier as base64url (PKCE). */
  code_challenge: string | null;
  /** The login that came of it. */
  session_id: number | null;
  used_at: Instant | null;
  expires_at: Instant;
}

/** What logs its owner in without a mail. */
export interface PasskeysTable {
  id: Generated<number>;
  user_id: number;
  /** base64url, unique. */
  credential_id: string;
  /** By which authenticators know the account: random, the same for all of a user. */
  user_handle: string;
  /** COSE key, base64url. */
  public_key: string;
  /** How often it has signed, as it says itself: 32 bits without sign, which no integer of PostgreSQL holds. */
  counter: string;
  /** JSON list of how browsers reach it. */
  transports: string;
  name: string;
  created_at: Instant;
  used_at: Instant | null;
}

/** What a browser has to have signed; each is good once. */
export interface PasskeyChallengesTable {
  id: Generated<number>;
  /** SHA-256 of the challenge. */
  challenge_hash: string;
  /** SHA-256 of the fingerprint of the browser that asked. */
  fingerprint_hash: string;
  /** Who adds a passkey; null: for a login. */
  user_id: number | null;
  /** Of the passkey that is added. */
  user_handle: string | null;
  expires_at: Instant;
}

export type CreditKind = 'voucher' | 'order' | 'refund' | 'adjustment';

/** The ledger of shop credit; a balance is the sum of its entries. */
export interface CreditEntriesTable {
  id: Generated<number>;
  user_id: number;
  /** Negative when credit is spent. */
  amount_cents: number;
  kind: CreditKind;
  /** What it is for, e.g. an order's id; unique together with `kind`. */
  reference: string;
  created_at: Instant;
}

/** What a user chose about mails of news and offers; the newest holds (A13). */
export interface MarketingChoicesTable {
  id: Generated<number>;
  user_id: number;
  opted_in: Flag;
  /** What was agreed or objected to, as it was shown. */
  text: string;
  chosen_at: Instant;
}

export interface RateLimitsTable {
  bucket: string;
  window_start: Instant;
  hits: number;
  expires_at: Instant;
}

export type AccountEvent =
  | 'login'
  | 'login_refused'
  | 'password_set'
  | 'password_refused'
  | 'passkey_added'
  | 'passkey_removed'
  /** Somebody logged in with one. */
  | 'passkey_used'
  | 'passkey_refused'
  | 'deletion_refused'
  | 'account_deleted'
  /** Another choice of what is shown to others. */
  | 'shown_changed'
  /** A refresh token, or the code of an OAuth login, was used twice: the login that it belonged to is ended. */
  | 'token_reused'
  /** A refresh token was brought by another browser than its own. */
  | 'token_refused';

/** What happened to an account; kept until `expires_at`. */
export interface AccountEventsTable {
  id: Generated<number>;
  event: AccountEvent;
  /** SHA-256 of the e-mail address. */
  account_hash: string;
  /** Null for a refusal. */
  user_id: number | null;
  /** Of the address that it came from: its /24, of IPv6 its /48. */
  network: string;
  happened_at: Instant;
  expires_at: Instant;
}

export interface AccountsTables {
  users: UsersTable;
  account_photos: AccountPhotosTable;
  login_sessions: LoginSessionsTable;
  refresh_tokens: RefreshTokensTable;
  login_codes: LoginCodesTable;
  oauth_codes: OAuthCodesTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  credit_entries: CreditEntriesTable;
  marketing_choices: MarketingChoicesTable;
  rate_limits: RateLimitsTable;
  account_events: AccountEventsTable;
}
