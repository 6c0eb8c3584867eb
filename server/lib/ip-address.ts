import { isIPv4 } from 'node:net';

/** The eight groups of an IPv6 address, each without leading zeros. */
function groupsOf(ip: string): string[] {
  const [head = '', tail] = ip.split('%', 1)[0]?.split('::') ?? [];
  const groups = (text: string) => text.split(':').filter(Boolean);
  const before = groups(head);
  const after = groups(tail ?? '');
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16).toString(16));
}

/** An IPv4 address, written as IPv6 or not; null for any other. */
function ipv4Of(ip: string): string | null {
  const mapped = ip.replace(/^::ffff:/i, '');
  return isIPv4(mapped) ? mapped : null;
}

/** One subscriber holds a whole IPv6 /64, so that is what counts as one address. */
export const ipKey = (ip: string): string => ipv4Of(ip) ?? groupsOf(ip).slice(0, 4).join(':');

/** The network of an address, by which nobody is found: its /24, of IPv6 its /48. */
export function networkOf(ip: string): string {
  const ipv4 = ipv4Of(ip);
  return ipv4 === null
    ? `${groupsOf(ip).slice(0, 3).join(':')}::/48`
    : `${ipv4.split('.').slice(0, 3).join('.')}.0/24`;
}
