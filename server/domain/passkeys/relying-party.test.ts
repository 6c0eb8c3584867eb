import { expect, test } from 'vitest';
import { relyingPartyOf } from './relying-party.ts';

test.each([
  ['https://shop.example', { id: 'shop.example', origin: 'https://shop.example' }],
  ['https://shop.example:8443', { id: 'shop.example', origin: 'https://shop.example:8443' }],
  ['http://127.0.0.1:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
  ['http://[::1]:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
  ['http://localhost', { id: 'localhost', origin: 'http://localhost' }],
  ['http://shop.example', null],
  ['http://192.168.1.4:3000', null],
  ['https://192.168.1.4', null],
  ['https://[2001:db8::1]', null],
])('a shop at %s has the relying party %j', (publicUrl, party) => {
  expect(relyingPartyOf(publicUrl)).toEqual(party);
});
