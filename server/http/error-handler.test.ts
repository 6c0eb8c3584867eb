import fastify from 'fastify';
import { expect, it } from 'vitest';
import { PasswordQueueFull } from '../domain/accounts/password-hash.ts';
import { installErrorHandler } from './error-handler.ts';

it('[SEC-02] a request that is refused because of overload is told when to retry', async () => {
  const app = fastify();
  installErrorHandler(app);
  app.post('/login', () => Promise.reject(new PasswordQueueFull('too many passwords wait to be checked')));
  const response = await app.inject({ method: 'POST', url: '/login' });
  expect(response.statusCode).toBe(429);
  expect(response.headers['retry-after']).toBe('10');
  expect(response.json()).toMatchObject({
    text_code: 'BUSY',
    message: 'The shop is very busy right now. Please try again in a minute.',
  });
  await app.close();
});
