import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { loggedError, loggedRequest, redactUrl } from './log-redaction.ts';

it('[A33] the values of secret parameters are not logged, those of others are', () => {
  expect(redactUrl('/x?email=a%40b.example&code=123456&newpassword=p%26w&fingerprint=f')).toBe(
    '/x?email=a%40b.example&code=[redacted]&newpassword=[redacted]&fingerprint=[redacted]',
  );
  expect(redactUrl('/x?password=1&a=2&r=3&payum_token=4&b=5')).toBe(
    '/x?password=[redacted]&a=[redacted]&r=[redacted]&payum_token=[redacted]&b=5',
  );
});

it.each(['key', 'session', 'state', 'access_token', 'refresh_token', 'token'])(
  '[A33] %s is not logged',
  (name) => {
    expect(redactUrl(`/x?id=7&${name}=secret&page=2`)).toBe(`/x?id=7&${name}=[redacted]&page=2`);
  },
);

it('[A33] a secret parameter is recognised in any spelling, with or without a value', () => {
  expect(redactUrl('/x?%63ode=1&CODE=2&code&code=&%E0=3')).toBe(
    '/x?%63ode=[redacted]&CODE=[redacted]&code=[redacted]&code=[redacted]&%E0=3',
  );
});

it('[A33] a path without a query is unchanged', () => {
  expect(redactUrl('/api/v1/cognito/user/7')).toBe('/api/v1/cognito/user/7');
});

it('[A33] the log of a request contains no secret', async () => {
  let log = '';
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      log += chunk.toString();
      done();
    },
  });
  const app = Fastify({ logger: { stream, serializers: { req: loggedRequest } } });
  app.get('/check', () => ({ done: true }));
  await app.inject({ url: '/check?code=987654&email=x', headers: { authorization: 'Bearer secret' } });
  expect(log).toContain('/check?code=[redacted]&email=x');
  expect(log).not.toMatch(/987654|secret/);
});

it('[A33] an error’s message is logged, but no properties that a library has added to it', () => {
  const given = Object.assign(new Error('Invalid URL', { cause: new Error('deeper') }), {
    code: 'ERR_INVALID_URL',
    base: 'http://shop/?password=secret',
  });
  const logged = loggedError(given);
  expect(logged).toMatchObject({
    type: 'Error',
    message: 'Invalid URL',
    code: 'ERR_INVALID_URL',
    cause: { message: 'deeper' },
  });
  expect(JSON.stringify(logged)).not.toContain('secret');
  expect(loggedError(new AggregateError([given])).errors).toHaveLength(1);
  expect(loggedError('plain')).toMatchObject({ message: 'plain' });
});
