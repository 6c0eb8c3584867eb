import { expect, test } from 'vitest';
import { callUrl } from './call-url.ts';

test('the URL of a call is the contract’s path at the host; an unknown call throws', () => {
  expect(callUrl('', 'userLogout')).toBe('/api/v1/cognito/user/logout');
  expect(callUrl('https://host.example', 'domainCurrent')).toBe(
    'https://host.example/api/v1/cognito/domain/currentDomain',
  );
  expect(() => callUrl('', 'userSing')).toThrow('userSing');
});
