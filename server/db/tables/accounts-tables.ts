import type { Generated } from 'kysely';
import type { Flag, Instant } from '../columns.ts';

export interface UsersTable {
  id: Generated<number>;
  /** Trimmed and in lower case; unique. For a deleted account, `deleted-` and its id. */
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
  /** Content hash of the photo the user uploaded. */
  photo_hash: string | null;
  company_name: string | null;
  company_phone: string | null;
  trading_name: string | null;
  abn: string | null;
  website: string | null;
  facebook_link: string | null;
  drivers_licence_number: string | null;
  drivers_licence_expiry: string | null;
  /** The index of a state in `AustralianState`, counted from 1. */
  drivers_licence_state_of_issue_id: number | null;
  emergency_contact_name: string | null;
  emergency_contact_phone: string | null;
  club_additional_member: string | null;
  created_at: Instant;
  /** When its owner deleted the account; the row stays for its orders, without personal data. */
  deleted_at: Instant | null;
  /** Whether others can see the name and the photo (A92). */
  shows_name: Generated<Flag>;
  shows_photo: Generated<Flag>;
}

/** A photo that a user uploaded; once no user has it, it is deleted with its files. */
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
  /** Null until the browser has sent it. */
  user_agent: string | null;
  /** When its owner last proved their identity; null for logins older than this column. */
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
  /** Keyed hash, as six digits alone could be guessed from a copy of the table. */
  code_hash: string;
  /** SHA-256 of the random token in the link; null if the mail has no link. */
  link_hash: string | null;
  /** In the browser that requested it. */
  attempts: Generated<number>;
  /** In all other browsers together. */
  attempts_elsewhere: Generated<number>;
  first_name: string;
  last_name: string;
  date_of_birth: string | null;
  /** SHA-256 of the fingerprint of the browser that requested it; null if unknown. */
  fingerprint_hash: string | null;
  expires_at: Instant;
  used_at: Instant | null;
  /** When the same browser was given a newer one. */
  replaced_at: Instant | null;
}

/** Codes of `/authorize`, each valid for one exchange. */
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
  /** The login it opened. */
  session_id: number | null;
  used_at: Instant | null;
  expires_at: Instant;
}

/** Credentials that log their owner in without a mail. */
export interface PasskeysTable {
  id: Generated<number>;
  user_id: number;
  /** base64url, unique. */
  credential_id: string;
  /** Identifies the account to authenticators: random, the same for all passkeys of a user. */
  user_handle: string;
  /** COSE key, base64url. */
  public_key: string;
  /**
   * Number of signatures as reported by the passkey: an unsigned 32-bit number, too large for a PostgreSQL
   * integer.
   */
  counter: string;
  /** JSON list of the transports by which browsers reach it. */
  transports: string;
  name: string;
  created_at: Instant;
  used_at: Instant | null;
}

/** Challenges for browsers to have signed, each valid once. */
export interface PasskeyChallengesTable {
  id: Generated<number>;
  /** SHA-256 of the challenge. */
  challenge_hash: string;
  /** SHA-256 of the fingerprint of the requesting browser. */
  fingerprint_hash: string;
  /** The user adding a passkey; null for a login. */
  user_id: number | null;
  /** Of the passkey being added. */
  user_handle: string | null;
  expires_at: Instant;
}

export type CreditKind = 'voucher' | 'order' | 'refund' | 'adjustment';

/** The ledger of shop credit; a balance is the sum of its entries. */
export interface CreditEntriesTable {
  id: Generated<number>;
  user_id: number;
  /** Negative for spent credit. */
  amount_cents: number;
  kind: CreditKind;
  /** What it is for, e.g. an order's id; unique together with `kind`. */
  reference: string;
  created_at: Instant;
}

/** Users' choices about mails of news and offers; the newest applies (A13). */
export interface MarketingChoicesTable {
  id: Generated<number>;
  user_id: number;
  opted_in: Flag;
  /** The text agreed or objected to, as shown. */
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
  /** A passkey was used to log in. */
  | 'passkey_used'
  | 'passkey_refused'
  | 'deletion_refused'
  | 'account_deleted'
  /** A change of what is shown to others. */
  | 'shown_changed'
  /** A refresh token, or an OAuth code, was used twice, so its login was ended. */
  | 'token_reused'
  /** A refresh token was used in another browser than its own. */
  | 'token_refused';

/** An event of an account, kept until `expires_at`. */
export interface AccountEventsTable {
  id: Generated<number>;
  event: AccountEvent;
  /** SHA-256 of the e-mail address. */
  account_hash: string;
  /** Null for a refusal. */
  user_id: number | null;
  /** The /24 of the IP address, or the /48 for IPv6. */
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
