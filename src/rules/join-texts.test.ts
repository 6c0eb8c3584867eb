import { describe, expect, it } from 'vitest';
import { formatList, joinNames, joinSentences } from './join-texts.ts';

describe('joined texts', () => {
  it.each([
    ['en', 'Serif, Slab, Stencil'],
    ['de', 'Serif, Slab und Stencil'],
    ['ja', 'Serif、Slab、Stencil'],
    ['ar', 'Serif وSlab وStencil'],
  ])('[I18-04] a list is joined according to %s', (locale, list) => {
    expect(formatList(locale, ['Serif', 'Slab', 'Stencil'])).toBe(list);
    expect(formatList(locale, ['Serif'])).toBe('Serif');
    expect(formatList(locale, [])).toBe('');
  });

  it.each([
    ['de', 'Stick, Nussbaum, 64 GB'],
    ['ar', 'Stick، Nussbaum، 64 GB'],
    ['ja', 'Stick、Nussbaum、64 GB'],
  ])('[I18-04] names are separated according to %s', (locale, names) => {
    expect(joinNames(locale, ['Stick', 'Nussbaum', '64 GB'])).toBe(names);
  });

  it.each([
    ['en', ['One thing', 'Another!', 'The rest:', 'this'], 'One thing. Another! The rest: this'],
    ['ja', ['一つ', 'もう一つ。', '最後'], '一つ。もう一つ。最後'],
    ['zh-CN', ['原因：', '其一'], '原因：其一'],
    ['ar', ['هل تريد؟', 'نعم'], 'هل تريد؟ نعم'],
  ])('[I18-04] sentences are joined according to %s', (locale, sentences, text) => {
    expect(joinSentences(locale, sentences)).toBe(text);
  });
});
