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

/** A path of this shop with every percent sign that decodes to nothing taken as the sign itself: it always decodes. */
export function decodablePath(path: string): string {
  return path.replace(/^[/\\]+/, '/').replace(ENCODED, decodedOctets);
}

/**
 * Fastify's answer to a path that cannot be decoded. Somebody has mistyped or cut a URL: that is no error of
 * ours, and whoever reads gets the friendly page of the URL as it was written; a call gets 400.
 */
export function answerUndecodable(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const [path = '', query] = request.url.split(/\?(.*)/s, 2);
  if (error.code !== 'FST_ERR_BAD_URL' || !['GET', 'HEAD'].includes(request.method) || isHostPath(path)) {
    void sendRefusal(reply, { status: 400, ...refusalText('BAD_REQUEST') });
    return;
  }
  void reply.redirect(decodablePath(path) + (query === undefined ? '' : `?${query}`), 302);
}
