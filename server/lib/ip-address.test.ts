import { expect, it } from 'vitest';
import { ipKey, isNetwork, networkOf } from './ip-address.ts';

it('[SEC-02] an IPv4 address counts as itself, in any notation', () => {
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

it('[SEC-02] only the network of a stored address is known: its /24, or for IPv6 its /48', () => {
  expect(networkOf('192.0.2.77')).toBe('192.0.2.0/24');
  expect(networkOf('::ffff:192.0.2.77')).toBe('192.0.2.0/24');
  expect(networkOf('2001:0db8:00aa:1::1')).toBe('2001:db8:aa::/48');
  expect(networkOf('::1')).toBe('0:0:0::/48');
});

it('addresses and networks are told from other texts', () => {
  expect(['10.0.0.5', '10.0.0.0/8', '::1', '2001:db8::/32'].map(isNetwork)).toEqual([true, true, true, true]);
  const others = [
    '',
    'balancer',
    '10.0.0',
    '10.0.0.0/33',
    '10.0.0.0/0',
    '10.0.0.0/',
    '10.0.0.0/8/8',
    '::/129',
  ];
  expect(others.filter(isNetwork)).toEqual([]);
});
