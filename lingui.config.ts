import { defineConfig } from '@lingui/cli';

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
  catalogs: [{ path: '<rootDir>/locales/{locale}', include: ['src', 'server'] }],
});
