import { isIP } from 'node:net';
import { isLoopback } from '../../../src/rules/loopback.ts';

/** For whom passkeys are made: browsers keep each for one domain, and use it there only. */
export interface RelyingParty {
  /** The domain. */
  id: string;
  /** Of the one page that may make and use them. */
  origin: string;
}

/**
 * The shop as browsers know it for passkeys, by its configured URL alone; null where they know none: on an IP address,
 * and on plain http. A shop that stands on this machine only has them at `localhost`.
 */
export function relyingPartyOf(publicUrl: string): RelyingParty | null {
  const { protocol, hostname, port, origin } = new URL(publicUrl);
  if (isLoopback(hostname))
    return { id: 'localhost', origin: `${protocol}//localhost${port === '' ? '' : `:${port}`}` };
  const isAddress = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  return protocol === 'https:' && !isAddress ? { id: hostname, origin } : null;
}
