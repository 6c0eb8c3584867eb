import { isIP } from 'node:net';
import type { DomainSettings } from '../generated/wire.ts';
import type { ShopIdentity } from './mail.ts';

export type IdentitySettings = Pick<DomainSettings, 'name' | 'organisation_name' | 'organisation_email'>;

/** Returns the shop's identity; its host name replaces a name or address the owner has not set. */
export function shopIdentity(settings: IdentitySettings, publicUrl: string): ShopIdentity {
  const { hostname } = new URL(publicUrl);
  const host = isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? hostname : 'localhost';
  const address = settings.organisation_email || `shop@${host}`;
  return {
    name: settings.name || settings.organisation_name || host,
    senderAddress: address,
    shopAddress: address,
  };
}
