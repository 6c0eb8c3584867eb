import type { FastifyRequest } from 'fastify';
import { isLoopback } from '../../src/rules/loopback.ts';

const SIGNS_OF_A_PROXY = ['x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'];

/** Whether the shop listens on this machine alone, and its own URL is on this machine too (behind a proxy it is not). */
export const isLocalShop = ({ host, publicUrl }: { host: string; publicUrl: string }): boolean =>
  isLoopback(host) && isLoopback(URL.parse(publicUrl)?.hostname ?? '');

/** Whether whoever sits at this machine asks, by its name, and through no proxy. */
export const isFromThisMachine = ({
  headers,
  ip,
  raw,
}: Pick<FastifyRequest, 'headers' | 'ip' | 'raw'>): boolean =>
  isLoopback(URL.parse(`http://${headers.host}`)?.hostname ?? '') &&
  isLoopback(ip) &&
  SIGNS_OF_A_PROXY.every((name) => headers[name] === undefined) &&
  // What nginx speaks by itself; no browser does.
  raw.httpVersion !== '1.0';
