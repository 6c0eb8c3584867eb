import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AccessTokenReading } from '../domain/accounts/access-tokens.ts';
import type { LoginSessions } from '../domain/accounts/login-sessions.ts';
import type { Refusal } from '../lib/outcome.ts';
import { anonymous } from '../lib/viewer.ts';
import { restSchemas } from '../generated/rest-schemas.ts';
import { refusalText } from '../lib/refusal-text.ts';
import { sendRefusal } from './refusal.ts';

/** The calls a client makes because its token is no longer valid (HTP-01). */
const callsWithoutBearer = new Set<string>(
  (
    [
      'userLogin',
      'userRefreshToken',
      'userLoginRecoveryCode',
      'userPasskeyLoginOptions',
      'userPasskeyLogin',
      'oauthToken',
    ] as const
  ).map((name) => restSchemas[name].url),
);

const accountPaths = ['/api/v1/cognito/user/', '/authtoken'];

const refusals: Record<'expired' | 'invalid', Refusal> = {
  expired: { status: 401, ...refusalText('TOKEN_EXPIRED') },
  invalid: { status: 401, ...refusalText('TOKEN_INVALID') },
};

/** Returns the token of the Authorization header; null without one. Other schemes than Bearer are ignored. */
function bearerToken(request: FastifyRequest): string | null {
  const match = /^bearer(?:\s+(.*))?$/i.exec(request.headers.authorization ?? '');
  return match ? (match[1] ?? '') : null;
}

/** Reads the request's bearer token; null without one. */
export async function readBearer(
  request: FastifyRequest,
  sessions: LoginSessions,
): Promise<AccessTokenReading | null> {
  const token = bearerToken(request);
  return token === null ? null : sessions.read(token);
}

/**
 * Sets `request.viewer` from the bearer token: anonymous without one, 401 TOKEN_EXPIRED for an expired one,
 * 401 TOKEN_INVALID for any other. Account responses are excluded from every cache (A33).
 */
export function installBearer(app: FastifyInstance, sessions: LoginSessions): void {
  app.addHook('onRequest', async (request, reply) => {
    request.viewer = anonymous;
    const url = request.routeOptions.url ?? '';
    if (accountPaths.some((path) => url.startsWith(path))) reply.header('cache-control', 'no-store');
    if (callsWithoutBearer.has(url)) return;
    const reading = await readBearer(request, sessions);
    if (reading === null) return;
    if (reading.kind !== 'valid') return sendRefusal(reply, refusals[reading.kind]);
    const { userId, isAdmin } = reading.claims;
    request.viewer = { kind: 'user', userId, isAdmin };
  });
}
