import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isHostPath } from '../lib/reserved-paths.ts';
import { refusalText } from '../lib/refusal-text.ts';
import { sendRefusal } from './refusal.ts';

/** Encoded octets, or a percent sign that encodes none. */
const ENCODED = /(?:%[0-9a-f]{2})+|%/gi;

function decodedOctets(octets: string): string {
  try {
    decodeURIComponent(octets);
    return octets;
  } catch {
    return octets.replaceAll('%', '%25');
  }
}

/** Escapes every percent sign of a path that does not decode, so that the path always decodes. */
export function decodablePath(path: string): string {
  return path.replace(/^[/\\]+/, '/').replace(ENCODED, decodedOctets);
}

/**
 * Fastify's handler for a path that cannot be decoded, from a mistyped or truncated URL. A page request is
 * redirected to the escaped path, which shows the friendly not-found page; a call gets 400.
 */
export function rejectUndecodablePath(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const [path = '', query] = request.url.split(/\?(.*)/s, 2);
  if (error.code !== 'FST_ERR_BAD_URL' || !['GET', 'HEAD'].includes(request.method) || isHostPath(path)) {
    void sendRefusal(reply, { status: 400, ...refusalText('BAD_REQUEST') });
    return;
  }
  void reply.redirect(decodablePath(path) + (query === undefined ? '' : `?${query}`), 302);
}
