import type { FastifyReply, FastifyRequest } from 'fastify';
import { analyticsHosts, analyticsOf, consentIn } from '../../src/rules/analytics.ts';
import type { Services } from '../services.ts';

const POLICY = 'content-security-policy';

/** Adds sources to the named directives of a policy. */
function withSources(policy: string, added: Record<string, readonly string[]>): string {
  return policy
    .split(';')
    .map((directive) => [directive, ...(added[directive.trim().split(' ', 1)[0] ?? ''] ?? [])].join(' '))
    .join(';');
}

/**
 * Allows the analytics services configured by the owner on a document whose visitor has agreed (SEO-07,
 * SEC-03): their scripts may be loaded from their hosts and call them. Inline scripts stay forbidden, even
 * for a tag manager.
 */
export async function allowMeasuring(
  { settings }: Pick<Services, 'settings'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (consentIn(request.headers.cookie) !== 'granted') return;
  const analytics = analyticsOf(await settings.domain());
  const policy = reply.getHeader(POLICY);
  if (analytics === null || typeof policy !== 'string') return;
  const { scripts, calls } = analyticsHosts(analytics);
  reply.header(
    POLICY,
    withSources(policy, { 'script-src': scripts, 'connect-src': calls, 'img-src': [...scripts, ...calls] }),
  );
}
