import type { FastifyRequest } from 'fastify';

const SECRET_PARAMETERS = new Set([
  'password',
  'newpassword',
  'code',
  'a',
  'r',
  'payum_token',
  'fingerprint',
  'key',
  'session',
  'state',
  'access_token',
  'refresh_token',
  'token',
]);
const REDACTED = '[redacted]';

function nameOf(pair: string): string {
  const name = pair.split('=', 1)[0] ?? '';
  try {
    return decodeURIComponent(name).toLowerCase();
  } catch {
    return name.toLowerCase();
  }
}

/** Returns path and query for logging, without the values of secret parameters (A33). */
export function redactUrl(url: string): string {
  const start = url.indexOf('?');
  if (start < 0) return url;
  const pairs = url.slice(start + 1).split('&');
  const shown = pairs.map((pair) =>
    SECRET_PARAMETERS.has(nameOf(pair)) ? `${pair.split('=', 1)[0]}=${REDACTED}` : pair,
  );
  return `${url.slice(0, start)}?${shown.join('&')}`;
}

/** What is logged of a request: the logger option `serializers: { req: loggedRequest }`. */
export function loggedRequest(request: FastifyRequest) {
  return {
    method: request.method,
    url: redactUrl(request.url),
    host: request.host,
    remoteAddress: request.ip,
  };
}

interface LoggedError {
  [detail: string]: unknown;
  type: string;
  message: string;
  stack: string;
  code?: unknown;
  cause?: LoggedError;
  errors?: LoggedError[];
}

/**
 * What is logged of an error, without properties added by libraries, which may contain whole URLs. The logger
 * option `serializers: { err: loggedError }`.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const { name: type, message, stack = '', cause } = error;
  return {
    type,
    message,
    stack,
    ...('code' in error ? { code: error.code } : {}),
    ...(cause === undefined ? {} : { cause: loggedError(cause) }),
    ...(error instanceof AggregateError ? { errors: error.errors.map(loggedError) } : {}),
  };
}
