import { isIP } from 'node:net';
import { isLoopback } from '../../../src/rules/loopback.ts';

/** The relying party of passkeys: browsers bind each passkey to one domain. */
export interface RelyingParty {
  /** The domain. */
  id: string;
  /** The only origin that may create and use them. */
  origin: string;
}

/**
 * Returns the shop's relying party, from its configured URL alone; null on an IP address or plain http, where
 * browsers support none. A shop on a loopback address has passkeys at `localhost` only.
 */
export function relyingPartyOf(publicUrl: string): RelyingParty | null {
  const { protocol, hostname, port, origin } = new URL(publicUrl);
  if (isLoopback(hostname))
    return { id: 'localhost', origin: `${protocol}//localhost${port === '' ? '' : `:${port}`}` };
  const isAddress = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  return protocol === 'https:' && !isAddress ? { id: hostname, origin } : null;
}
