import { connect } from 'node:net';
import { text as wholeText } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ NODE_ENV: 'production' });
});
afterAll(() => world.close());

const open = (url = '/dev/mailbox', headers: Record<string, string> = {}) =>
  world.app.inject({ url, headers: { host: 'localhost:3000', ...headers } });

const send = (subject: string, text: string, html = '<html><head></head><body>Hi</body></html>') =>
  world.services.mailer.send({ to: 'ann@example.com', subject, text, html });

it('before any mail the mailbox shows that there is none', async () => {
  const page = await open();
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('The shop has not sent any mail yet.');
});

it('the mailbox shows the newest mail first, its links clickable, in production too', async () => {
  await send('First', 'Hello');
  await send('Second', 'See http://127.0.0.1:3000/login#email=ann%40example.com&token=abc now');
  const { body } = await open();
  expect(body.indexOf('<h2>Second</h2>')).toBeGreaterThan(0);
  expect(body.indexOf('<h2>Second</h2>')).toBeLessThan(body.indexOf('<h2>First</h2>'));
  expect(body).toContain('<a href="http://127.0.0.1:3000/login#email=ann%40example.com&amp;token=abc">');
});

it('the HTML of a mail is shown unchanged, in a frame without scripts', async () => {
  await send('Framed', 'Hello', '<html><head></head><body><b>Bold</b></body></html>');
  const url = /src="(\/dev\/mailbox\/[\w-]+)"/.exec((await open()).body)?.[1] ?? '';
  const framed = await open(url);
  expect(framed.body).toContain('<b>Bold</b>');
  expect(framed.body).toContain('<base target="_blank" />');
  expect(framed.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox allow-popups/);
  expect(framed.headers['content-security-policy']).not.toContain('allow-scripts');
});

it('the text of a mail is escaped in the page', async () => {
  await send(
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)> http://x.example/"onclick="alert(1)',
  );
  const { body } = await open();
  expect(body).not.toContain('<script>');
  expect(body).not.toContain('<img');
  expect(body).not.toContain('"onclick');
});

it('a request through a proxy, or with another host name, gets 404', async () => {
  expect((await open('/dev/mailbox', { host: 'shop.example' })).statusCode).toBe(404);
  expect((await open('/dev/mailbox', { 'x-forwarded-for': '203.0.113.9' })).statusCode).toBe(404);
  const rebound = { host: 'evil.example', 'x-forwarded-host': 'localhost' };
  expect((await open('/dev/mailbox', rebound)).statusCode).toBe(404);
  const remote = await world.app.inject({ url: '/dev/mailbox', remoteAddress: '192.0.2.7' });
  expect(remote.statusCode).toBe(404);
});

it('a proxy without headers of its own is recognised by HTTP/1.0, which nginx uses by default', async () => {
  const port = Number(new URL(await world.app.listen({ host: '127.0.0.1', port: 0 })).port);
  const statusLineOf = async (version: string) => {
    const socket = connect(port, '127.0.0.1');
    const host = `Host: 127.0.0.1:${port}`;
    socket.write([`GET /dev/mailbox HTTP/${version}`, host, 'Connection: close', '', ''].join('\r\n'));
    return (await wholeText(socket)).split('\r\n')[0] ?? '';
  };
  expect(await statusLineOf('1.1')).toContain('200');
  expect(await statusLineOf('1.0')).toContain('404');
  const via = await open('/dev/mailbox', { via: '1.1 proxy' });
  const forwarded = await open('/dev/mailbox', { forwarded: 'for=203.0.113.9' });
  const real = await open('/dev/mailbox', { 'x-real-ip': '203.0.113.9' });
  expect([via, forwarded, real].map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
});

it('files outside the outbox are not accessible', async () => {
  for (const name of ['..%2Ftoken-secret', '%2e%2e', 'missing']) {
    expect((await open(`/dev/mailbox/${name}`)).statusCode).toBe(404);
  }
});

it.each([
  ['a public host', { HOST: '0.0.0.0' }],
  ['a public URL', { PUBLIC_URL: 'https://shop.example' }],
  ['a mail server', { SMTP_URL: 'smtp://127.0.0.1:2525' }],
])('with %s the mailbox is disabled', async (_name, variables) => {
  const other = await createWorld(variables as Record<string, string>);
  const page = await other.app.inject({ url: '/dev/mailbox', headers: { host: 'localhost:3000' } });
  expect(page.statusCode).toBe(404);
  await other.close();
});
