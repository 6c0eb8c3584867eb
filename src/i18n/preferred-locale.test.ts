import { expect, it } from 'vitest';
import { preferredLocale } from './preferred-locale.ts';

const shown = ['de', 'en', 'pt-BR', 'zh-CN'];

it.each([
  [['de-AT', 'en'], 'de'],
  [['en-AU', 'de'], 'en'],
  [['nl', 'fr', 'pt'], 'pt-BR'],
  [['pt-PT'], 'pt-BR'],
  [['zh-Hans-SG'], 'zh-CN'],
  [['zh-TW', 'en-US'], 'en'],
  [['ZH-cn'], 'zh-CN'],
  [['tlh', '', '*', 'den'], null],
  [[], null],
])('[A91] a browser that prefers %j is offered %s', (wanted, offered) => {
  expect(preferredLocale(wanted, shown)).toBe(offered);
});
