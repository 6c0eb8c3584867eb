import { isIP } from 'node:net';
import type { DomainSettings } from '../generated/wire.ts';
import type { ShopIdentity } from './mail.ts';

export type IdentitySettings = Pick<DomainSettings, 'name' | 'organisation_name' | 'organisation_email'>;

/** Where the owner has set no name or address yet, the shop's own host stands in. */
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
