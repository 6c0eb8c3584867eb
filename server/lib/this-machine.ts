import type { FastifyRequest } from 'fastify';
import { isLoopback } from '../../src/rules/loopback.ts';

const SIGNS_OF_A_PROXY = ['x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'];

/**
 * Whether the shop listens only on this machine, and its own URL is on this machine too (unlike behind a
 * proxy).
 */
export const isLocalShop = ({ host, publicUrl }: { host: string; publicUrl: string }): boolean =>
  isLoopback(host) && isLoopback(URL.parse(publicUrl)?.hostname ?? '');

/** Whether the request comes from this machine, by its host name and without a proxy. */
export const isFromThisMachine = ({
  headers,
  ip,
  raw,
}: Pick<FastifyRequest, 'headers' | 'ip' | 'raw'>): boolean =>
  isLoopback(URL.parse(`http://${headers.host}`)?.hostname ?? '') &&
  isLoopback(ip) &&
  SIGNS_OF_A_PROXY.every((name) => headers[name] === undefined) &&
  // nginx's default; no browser uses it.
  raw.httpVersion !== '1.0';
