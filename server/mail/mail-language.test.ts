import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { html } from '../lib/html.ts';
import { mailFrame } from './mail-frame.ts';
import { hostI18n } from '../lib/host-i18n.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mails-'));
  const entry = (id: string, text: string) => `msgid "${id}"\nmsgstr "${text}"\n`;
  await writeFile(
    join(folder, 'de.po'),
    [
      entry('', 'Language: de\\n'),
      entry('mail.frame.footer', 'Diese E-Mail kommt von {shopName}.'),
      entry('mail.login.title', ''),
    ].join('\n'),
  );
  await writeFile(join(folder, 'fr.po'), entry('mail.frame.footer', ''));
});
afterAll(() => rm(folder, { recursive: true }));

const title = { id: 'mail.login.title', message: 'Log in to {shopName}', values: { shopName: 'Kerf' } };
const frame = { shopName: 'Kerf', title: '', preheader: '', body: html`` };

it('a mail is in the language of its catalogue, with untranslated text in English', () => {
  const i18n = hostI18n('de', folder);
  const mail = mailFrame({ i18n, ...frame });
  expect(mail).toContain('<html lang="de" dir="ltr">');
  expect(mail).toContain('Diese E-Mail kommt von Kerf.');
  expect(i18n._(title)).toBe('Log in to Kerf');
});

it('a mail is in English, and declared so, while nothing is translated', () => {
  const mail = mailFrame({ i18n: hostI18n('fr', folder), ...frame });
  expect(mail).toContain('<html lang="en" dir="ltr">');
  expect(mail).toContain('This mail was sent by Kerf.');
});
