import { afterEach, expect, it, vi } from 'vitest';
import { loginMail } from './login-mail.ts';

const shopName = 'Kerf & <Beam>';
const link = 'https://shop.example/login#email=a%40b.example&token=abc';

afterEach(() => vi.unstubAllEnvs());

it('[APA-05] the login mail contains the code, the link and their validity, in the text and the HTML', () => {
  const mail = loginMail({ locale: 'en', shopName, code: '012345', link, minutes: 15 });
  expect(mail.subject).toBe('012345 is your code for Kerf & <Beam>');
  expect(mail.text).toContain('\n012345\n');
  expect(mail.text).toContain(`\n${link}\n`);
  expect(mail.text).toContain('15 minutes');
  expect(mail.html).toContain('href="https://shop.example/login#email=a%40b.example&amp;token=abc"');
  expect(mail.html).toMatch(/>\s*012345\s*</);
});

it('the HTML escapes its values and needs no external pictures or styles', () => {
  const { html } = loginMail({ locale: 'en', shopName, code: '012345', link: null, minutes: 15 });
  expect(html).toContain('Kerf &amp; &lt;Beam&gt;');
  expect(html).not.toContain('<Beam>');
  expect(html).not.toMatch(/<(img|link|script)\b|url\(|@import/);
  expect(html).not.toContain('href');
});

it('[APA-05] values are filled in, in production too, where messages are not precompiled', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(loginMail({ locale: 'en', shopName, code: '012345', link, minutes: 15 }).subject).toContain(
    '012345',
  );
});
