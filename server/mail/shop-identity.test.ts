import { expect, it } from 'vitest';
import { shopIdentity } from './shop-identity.ts';

const blank = { name: '', organisation_name: '', organisation_email: '' };

it('[A84] the owner sets name and address', () => {
  const settings = {
    name: 'Kerf',
    organisation_name: 'Kerf Pty Ltd',
    organisation_email: 'hello@kerf.example',
  };
  expect(shopIdentity(settings, 'https://shop.example')).toEqual({
    name: 'Kerf',
    senderAddress: 'hello@kerf.example',
    shopAddress: 'hello@kerf.example',
  });
});

it.each([
  ['https://shop.example', 'shop@shop.example'],
  ['http://127.0.0.1:3000', 'shop@localhost'],
  ['http://[::1]:3000', 'shop@localhost'],
])('[A84] by default, %s is used', (publicUrl, address) => {
  expect(shopIdentity(blank, publicUrl)).toMatchObject({ senderAddress: address, shopAddress: address });
  expect(shopIdentity(blank, publicUrl).name).not.toBe('');
});
