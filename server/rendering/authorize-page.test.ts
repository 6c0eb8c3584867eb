import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hostI18n } from '../lib/host-i18n.ts';
import { authorizePage } from './authorize-page.ts';
import type { AuthorizeStep } from './authorize-page.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'words-'));
  const entry = (id: string, text: string) => `msgid "${id}"\nmsgstr "${text}"\n`;
  await writeFile(
    join(folder, 'ar.po'),
    [entry('page.authorize.title', 'سجّل الدخول إلى {shopName}'), entry('page.authorize.code', 'الرمز')].join(
      '\n',
    ),
  );
});
afterAll(() => rm(folder, { recursive: true }));

const request = {
  client_id: 'kiosk',
  redirect_uri: 'https://kiosk.example/back?from=shop',
  state: 'a&b',
  nonce: null,
  code_challenge: null,
};
const step: AuthorizeStep = {
  at: 'code',
  request,
  fingerprint: 'here',
  email: 'ada@example.com',
  problem: null,
};
const inArabic = () => ({ i18n: hostI18n('ar', folder), shopName: 'Kerf & Co' });

it('[RT-20] the host’s login page has the text and direction of the shopper’s language', () => {
  const page = authorizePage(inArabic(), step);
  expect(page).toContain('<html lang="ar" dir="rtl">');
  expect(page).toContain('<h1>سجّل الدخول إلى Kerf &amp; Co</h1>');
  expect(page).toContain('<label for="code">الرمز</label>');
  expect(page).toContain('We have sent a code to ada@example.com. It is valid for 15 minutes.');
});

it('[RT-20] requesting another code, changing the address and returning are one click away', () => {
  const page = authorizePage(inArabic(), step);
  expect(page).toContain('<button class="quiet">Send another code</button>');
  const links = [...page.matchAll(/<a href="([^"]*)">([^<]*)/g)].map(([, href, words]) => [words, href]);
  expect(links).toEqual([
    [
      'Wrong address? Change it',
      `/authorize?client_id=kiosk&amp;redirect_uri=${encodeURIComponent(request.redirect_uri)}&amp;state=a%26b&amp;response_type=code`,
    ],
    [
      'Do not log in, go back',
      'https://kiosk.example/back?from=shop&amp;error=access_denied&amp;state=a%26b',
    ],
  ]);
});

it('[RT-20] a refused address stays filled in, and its field shows why', () => {
  const email = 'ada@nowhere"';
  const page = authorizePage(inArabic(), { ...step, at: 'address', email, problem: 'No <such> address' });
  expect(page).toContain('value="ada@nowhere&quot;" aria-invalid="true" aria-describedby="problem"');
  expect(page).toContain('<p role="alert" id="problem">No &lt;such&gt; address</p>');
});
