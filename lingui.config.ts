import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

export default defineConfig({
  sourceLocale: 'en',
  locales: [
    'ar',
    'de',
    'en',
    'es',
    'fr',
    'id',
    'it',
    'ja',
    'ka',
    'ko',
    'pl',
    'pt-BR',
    'ru',
    'tr',
    'uk',
    'uz',
    'vi',
    'zh-CN',
  ],
  fallbackLocales: { default: 'en' },
  // Without origins, so that a catalogue changes only when a message does.
  format: formatter({ origins: false, lineNumbers: false }),
  catalogs: [{ path: '<rootDir>/locales/{locale}', include: ['src', 'server'] }],
});
