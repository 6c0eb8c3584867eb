import { isIP, isIPv4 } from 'node:net';

/** Returns the eight groups of an IPv6 address, without leading zeros. */
function groupsOf(ip: string): string[] {
  const [head = '', tail] = ip.split('%', 1)[0]?.split('::') ?? [];
  const groups = (text: string) => text.split(':').filter(Boolean);
  const before = groups(head);
  const after = groups(tail ?? '');
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16).toString(16));
}

/** Returns an IPv4 address, also if written as IPv6; null for any other. */
function ipv4Of(ip: string): string | null {
  const mapped = ip.replace(/^::ffff:/i, '');
  return isIPv4(mapped) ? mapped : null;
}

/**
 * Returns the key of an IP address for counting: an IPv6 /64 counts as one, as a subscriber has a whole one.
 */
export const ipKey = (ip: string): string => ipv4Of(ip) ?? groupsOf(ip).slice(0, 4).join(':');

/** Returns the network of an IP address, which identifies nobody: its /24, or its /48 for IPv6. */
export function networkOf(ip: string): string {
  const ipv4 = ipv4Of(ip);
  return ipv4 === null
    ? `${groupsOf(ip).slice(0, 3).join(':')}::/48`
    : `${ipv4.split('.').slice(0, 3).join('.')}.0/24`;
}

/** Whether this is an IP address, or a network of such with the length of its prefix, which is not 0. */
export function isNetwork(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  if (prefix === undefined) return true;
  return /^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128);
}
