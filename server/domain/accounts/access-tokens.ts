import { randomBytes } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';

/** What an access token says: who, and in which browser. */
export interface AccessClaims {
  userId: number;
  isAdmin: boolean;
  /** SHA-256 of the browser's fingerprint: finds the login sessions of this browser at logout. */
  fingerprintHash: string;
  /** The login session that it belongs to and ends with. */
  sessionId: number;
}

export type AccessTokenReading =
  | { kind: 'valid'; claims: AccessClaims }
  | { kind: 'expired' }
  | { kind: 'invalid' };

export interface AccessTokens {
  /** Signs claims for `ACCESS_TOKEN_MINUTES`. */
  issue(claims: AccessClaims): Promise<string>;
  read(token: string): Promise<AccessTokenReading>;
}

/** How long an access token is good for. */
export const ACCESS_TOKEN_MINUTES = 10;
const ALGORITHM = 'HS256';
/** Enough that no two tokens of one second are the same. */
const ID_BYTES = 9;

/**
 * Access tokens: HS256 with the claims sub, adm, fph, sid, jti, iat, exp (SEC-01). No two are the same: a browser tells
 * by its token whether it has been renewed.
 */
export function createAccessTokens(secret: Uint8Array, clock: () => Date): AccessTokens {
  return {
    issue(claims) {
      const issuedAt = Math.floor(clock().getTime() / 1000);
      return new SignJWT({ adm: claims.isAdmin, fph: claims.fingerprintHash, sid: claims.sessionId })
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(String(claims.userId))
        .setJti(randomBytes(ID_BYTES).toString('base64url'))
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + ACCESS_TOKEN_MINUTES * 60)
        .sign(secret);
    },
    async read(token) {
      try {
        const { payload } = await jwtVerify(token, secret, {
          algorithms: [ALGORITHM],
          currentDate: clock(),
          requiredClaims: ['sub', 'exp'],
        });
        return claimsOf(payload);
      } catch (error) {
        if (error instanceof errors.JWTExpired) return { kind: 'expired' };
        if (error instanceof errors.JOSEError) return { kind: 'invalid' };
        throw error;
      }
    },
  };
}

function claimsOf(payload: Record<string, unknown>): AccessTokenReading {
  const { sub, adm, fph, sid } = payload;
  const userId = Number(sub);
  if (!Number.isSafeInteger(userId) || typeof adm !== 'boolean' || typeof fph !== 'string') {
    return { kind: 'invalid' };
  }
  // Of an older release, which knew no sessions: renewed, it has one.
  if (typeof sid !== 'number') return { kind: 'expired' };
  return { kind: 'valid', claims: { userId, isAdmin: adm, fingerprintHash: fph, sessionId: sid } };
}
