import { safeReturnPath } from '../../lib/safe-return-path.ts';
import { fromVersionedJson, toVersionedJson } from '../../lib/versioned-json.ts';
import type { SessionContext, StoredSession } from './session.types.ts';
import { isRecord } from '../../rules/is-record.ts';

const SCHEMA_VERSION = 1;

/** Serialises the part of the session that is persisted and shared across tabs (TOK-01). */
export function storeSession(context: SessionContext | StoredSession): string {
  const { access_token, refresh_token, redirect_after_login, auth_fingerprint } = context;
  const { oauth2_state, link_active, baseURL, has_ended } = context;
  return toVersionedJson(SCHEMA_VERSION, {
    access_token,
    refresh_token,
    redirect_after_login,
    auth_fingerprint,
    oauth2_state,
    link_active,
    baseURL,
    has_ended,
  });
}

/**
 * Parses stored text into the initial session. Missing, malformed or differently versioned text results in a
 * blank one with a new fingerprint (A83); a stored fingerprint is kept (TOK-02).
 */
export function restoreSession(text: string | null, createFingerprint: () => string): StoredSession {
  const data = fromVersionedJson(SCHEMA_VERSION, text);
  const stored = isRecord(data) ? data : {};
  const read = (field: Exclude<keyof StoredSession, 'link_active' | 'has_ended'>): string | null => {
    const value = stored[field];
    return typeof value === 'string' ? value : null;
  };
  return {
    access_token: read('access_token'),
    refresh_token: read('refresh_token'),
    redirect_after_login: safeReturnPath(read('redirect_after_login') ?? ''),
    auth_fingerprint: read('auth_fingerprint') ?? createFingerprint(),
    oauth2_state: read('oauth2_state'),
    link_active: stored['link_active'] !== false,
    baseURL: read('baseURL'),
    has_ended: stored['has_ended'] === true,
  };
}
