import { expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';

const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };

function read(variables: Record<string, string>) {
  const result = readEnvironment(variables);
  return result.ok ? result.environment : result.problems;
}

it('[APS-17] with Stripe the test gateway is not offered, unless the owner requests it by name', () => {
  expect(read({})).toMatchObject({ stripe: null, paymentGateway: 'sandbox' });
  const stripe = { secretKey: 'sk_test_1', webhookSecret: 'whsec_1', apiUrl: null };
  expect(read(keys)).toMatchObject({ stripe, paymentGateway: null });
  expect(read({ ...keys, PAYMENT_GATEWAY: 'sandbox' })).toMatchObject({ stripe, paymentGateway: 'sandbox' });
});

it.each([
  [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together'],
  [{ STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together'],
  [{ ...keys, STRIPE_SECRET_KEY: 'pk_live_1' }, 'STRIPE_SECRET_KEY must start with sk_ or rk_'],
  [{ ...keys, STRIPE_WEBHOOK_SECRET: 'sk_test_1' }, 'STRIPE_WEBHOOK_SECRET must start with whsec_'],
  [
    { ...keys, STRIPE_API_URL: 'http://example.com' },
    'STRIPE_API_URL must be a URL that starts with https://, or with http:// on this machine',
  ],
  [{ ERROR_DSN: 'errors.example' }, 'ERROR_DSN must be like https://key@errors.example/1'],
  [{ ERROR_DSN: 'https://errors.example/1' }, 'ERROR_DSN must be like https://key@errors.example/1'],
  [{ ERROR_DSN: 'https://key@errors.example/' }, 'ERROR_DSN must be like https://key@errors.example/1'],
  [{ VITALS_SAMPLE_RATE: '10%' }, 'VITALS_SAMPLE_RATE must be a number from 0 to 1, not "10%"'],
  [{ VITALS_SAMPLE_RATE: '2' }, 'VITALS_SAMPLE_RATE must be a number from 0 to 1, not "2"'],
  [
    { TRUSTED_PROXIES: '10.0.0.5, balancer' },
    'TRUSTED_PROXIES must be addresses or networks like 10.0.0.0/8, not "balancer"',
  ],
  [
    { TRUSTED_PROXIES: '0.0.0.0/0' },
    'TRUSTED_PROXIES must be addresses or networks like 10.0.0.0/8, not "0.0.0.0/0"',
  ],
])('%j is an error that the start reports, without the key', (variables, problem) => {
  expect(read(variables)).toEqual([problem]);
});

it.each(['https://x.au/shop', 'https://x.au/?', 'https://x.au?a=1', 'https://x.au/#top'])(
  'PUBLIC_URL %s is refused, as pages are at the root of a host',
  (url) => {
    expect(read({ PUBLIC_URL: url })).toEqual(['PUBLIC_URL must end after the host name and the port']);
    expect(read({ PUBLIC_URL: 'https://x.au:8443/' })).toMatchObject({ publicUrl: 'https://x.au:8443' });
  },
);

it('the test API is off by default, and only a shop accessible from this machine alone can enable it', () => {
  const testApi = (variables: Record<string, string>) => {
    const result = read(variables);
    return Array.isArray(result) ? result : result.testApi;
  };
  expect(testApi({})).toBe(false);
  expect(testApi({ TEST_API: '1' })).toBe(true);
  expect(testApi({ TEST_API: '1', HOST: '::1', PUBLIC_URL: 'http://localhost:8080' })).toBe(true);
  const refusal = 'TEST_API is for this machine alone: HOST and PUBLIC_URL must be on it, e.g. 127.0.0.1';
  expect(testApi({ TEST_API: '1', HOST: '0.0.0.0', PUBLIC_URL: 'http://127.0.0.1' })).toEqual([refusal]);
  expect(testApi({ TEST_API: '1', PUBLIC_URL: 'https://shop.example' })).toEqual([refusal]);
  expect(testApi({ TEST_API: 'yes' })).toEqual(['TEST_API must be 1 or left out, not "yes"']);
});
