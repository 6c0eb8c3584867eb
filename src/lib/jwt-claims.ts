import { isRecord } from '../rules/is-record.ts';

/** Expiry of a JWT, in ms since 1970; `null` when unreadable. */
export function jwtExpiry(token: string): number | null {
  const { exp } = claimsOf(token);
  return typeof exp === 'number' && Number.isFinite(exp) ? exp * 1000 : null;
}

/** Subject of a JWT, its `sub` claim; `null` when unreadable. */
export function jwtSubject(token: string): string | null {
  const { sub } = claimsOf(token);
  return typeof sub === 'string' ? sub : null;
}

function claimsOf(token: string): { exp?: unknown; sub?: unknown } {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return isRecord(claims) ? claims : {};
  } catch {
    return {};
  }
}
