import { describe, expect, it } from 'vitest';
import { idsInTitles, withCoverage } from './requirements.ts';

// Put together at run time, so that this file itself proves none of these lines.
const title = (prefix: string, call = 'it') => `${call}('[${prefix}] a guest cart merges', () => {});`;

describe('ids in test titles', () => {
  it('are read from every kind of title', () => {
    const source = [
      title('CRT-09'),
      title('RT-01, I18-02', 'test'),
      title('PRE-04', 'describe'),
      title('A56', 'it.each([1])'),
      "it('a title without ids', () => {});",
    ].join('\n');
    expect(idsInTitles('a.test.ts', source)).toEqual(['CRT-09', 'RT-01', 'I18-02', 'PRE-04', 'A56']);
  });

  it('do not count when the test is skipped', () => {
    const source = [
      title('CRT-09', 'it.skip'),
      title('CRT-10', 'it.todo'),
      title('CRT-11', 'test.fixme'),
    ].join('\n');
    expect(idsInTitles('a.test.ts', source)).toEqual([]);
  });

  it.each(['CRT-09..12', 'CRT-9', 'CRT-09 CRT-10', 'CRT-09…12'])('cannot be written [%s]', (prefix) => {
    expect(() => idsInTitles('a.test.ts', title(prefix))).toThrow(`a.test.ts: '[${prefix}]`);
  });
});

describe('the document', () => {
  const document = [
    '<!-- coverage -->',
    'old',
    '<!-- /coverage -->',
    '',
    '- [x] **CRT-01** `U` One.',
    '  - proved in `gone.test.ts`',
    '- [ ] **CRT-02** `A` Two.',
    '- [ ] **RT-01** `E` Three.',
    '',
    '**A01** ★ K',
  ].join('\n');

  it('marks what is proved and where, and sums up the rest', () => {
    const proofs = new Map([['CRT-02', ['a.test.ts', 'b.spec.ts']]]);
    expect(withCoverage(document, proofs).split('\n')).toEqual([
      '<!-- coverage -->',
      '',
      '1 of 3 lines are named by a test; 2 by none yet:',
      '',
      '- CRT (1): CRT-01',
      '- RT (1): RT-01',
      '',
      '<!-- /coverage -->',
      '',
      '- [ ] **CRT-01** `U` One.',
      '- [x] **CRT-02** `A` Two.',
      '  - proved in `a.test.ts`, `b.spec.ts`',
      '- [ ] **RT-01** `E` Three.',
      '',
      '**A01** ★ K',
    ]);
  });

  it('stays as it is when nothing has changed', () => {
    const once = withCoverage(document, new Map([['CRT-01', ['a.test.ts']]]));
    expect(withCoverage(once, new Map([['CRT-01', ['a.test.ts']]]))).toBe(once);
  });

  it('refuses a test for a line that does not exist, and knows the register', () => {
    expect(withCoverage(document, new Map([['A01', ['a.test.ts']]]))).toContain('**A01**');
    expect(() => withCoverage(document, new Map([['CRT-99', ['a.test.ts']]]))).toThrow(
      'a.test.ts: there is no requirement CRT-99',
    );
  });
});
