import { expect, it } from 'vitest';
import { ipKey } from './rate-limits.ts';

it('[SEC-02] an IPv4 address counts as itself, however it arrives', () => {
  expect(ipKey('192.0.2.1')).toBe('192.0.2.1');
  expect(ipKey('::ffff:192.0.2.1')).toBe('192.0.2.1');
});

it('[SEC-02] all IPv6 addresses of one /64 count as one', () => {
  const key = ipKey('2001:db8:0:1::1');
  expect(key).toBe('2001:db8:0:1');
  expect(ipKey('2001:0db8:0000:0001:ffff:1:2:3')).toBe(key);
  expect(ipKey('2001:db8:0:2::1')).not.toBe(key);
  expect(ipKey('::1')).toBe('0:0:0:0');
  expect(ipKey('fe80::1%eth0')).toBe('fe80:0:0:0');
});
