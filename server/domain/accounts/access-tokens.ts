import { errors, jwtVerify, SignJWT } from 'jose';
import { randomToken } from '../../lib/random-token.ts';

/** The claims of an access token: the user and the browser. */
export interface AccessClaims {
  userId: number;
  isAdmin: boolean;
  /** SHA-256 of the browser's fingerprint; finds this browser's login sessions at logout. */
  fingerprintHash: string;
  /** The login session the token belongs to; the token becomes invalid when that session ends. */
  sessionId: number;
}

export type AccessTokenReading =
  | { kind: 'valid'; claims: AccessClaims }
  | { kind: 'expired' }
  | { kind: 'invalid' };

export interface AccessTokens {
  /** Signs claims; the token is valid for `ACCESS_TOKEN_MINUTES`. */
  issue(claims: AccessClaims): Promise<string>;
  read(token: string): Promise<AccessTokenReading>;
}

/** How long (minutes) an access token is valid. */
export const ACCESS_TOKEN_MINUTES = 10;
const ALGORITHM = 'HS256';
/** Long enough that no two tokens issued in the same second are equal. */
const ID_BITS = 72;

/**
 * Access tokens: HS256 with the claims sub, adm, fph, sid, jti, iat, exp (SEC-01). Each is unique, so that a
 * browser can tell from its token whether it has been renewed.
 */
export function createAccessTokens(secret: Uint8Array, clock: () => Date): AccessTokens {
  return {
    issue(claims) {
      const issuedAt = Math.floor(clock().getTime() / 1000);
      return new SignJWT({ adm: claims.isAdmin, fph: claims.fingerprintHash, sid: claims.sessionId })
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(String(claims.userId))
        .setJti(randomToken(ID_BITS))
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
  // Issued by an older release without sessions; renewing it adds one.
  if (typeof sid !== 'number') return { kind: 'expired' };
  return { kind: 'valid', claims: { userId, isAdmin: adm, fingerprintHash: fph, sessionId: sid } };
}
