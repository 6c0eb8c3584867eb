import { describe, expect, it } from 'vitest';
import { readOpenClauses, withLedger } from './ledger.ts';
import type { TestReference } from './ledger.ts';
import type { Level } from './levels.ts';

const document = [
  '<!-- coverage -->',
  'old',
  '<!-- /coverage -->',
  '',
  '- [x] **CRT-01** `U` One.',
  '  - proved in `gone.test.ts`',
  '- [ ] **CRT-02** `A` Two.',
  '- [ ] **RT-01** `E,M` Three.',
  '  - open: no browser test names it',
  '',
  '**A01** ★ K',
].join('\n');

const reference = (file: string, levels: Level[], rejected: string | null = null): TestReference => ({
  file,
  levels,
  rejected,
});
const ledger = (references: [string, TestReference[]][], open: [string, string[]][] = []) =>
  withLedger(document, new Map(references), new Map(open));
const below = (written: string, id: string) => {
  const lines = written.split('\n');
  const start = lines.findIndex((line) => line.includes(`**${id}** \``));
  const end = lines.findIndex((line, index) => index > start && !line.startsWith('  - '));
  return [lines[start]?.slice(0, 5), ...lines.slice(start + 1, end)];
};

describe('the ledger', () => {
  it('ticks a line that is proved at each of its levels, lists where, leaving out tests of a lower level, and sums up', () => {
    const written = ledger([
      ['CRT-02', [reference('server/b.api.test.ts', ['A']), reference('src/a.test.ts', ['U'])]],
      ['RT-01', [reference('tests/model/c.spec.ts', ['M', 'E'])]],
    ]);
    expect(written.split('\n')).toEqual([
      '<!-- coverage -->',
      '',
      '**2 of 3 lines are proved**, every clause at its level, by tests of code that the running shop reaches.',
      '',
      '1 open: no test names them',
      '',
      '- CRT (1): CRT-01',
      '',
      '<!-- /coverage -->',
      '',
      '- [ ] **CRT-01** `U` One.',
      '- [x] **CRT-02** `A` Two.',
      '  - proved in `b.api.test.ts`',
      '- [x] **RT-01** `E,M` Three.',
      '  - proved in `c.spec.ts`',
      '',
      '**A01** ★ K',
    ]);
  });

  it('does not tick a line that only a lower level names', () => {
    const written = ledger([['CRT-02', [reference('src/a.test.ts', ['U'])]]]);
    expect(below(written, 'CRT-02')).toEqual([
      '- [ ]',
      '  - named in `a.test.ts`',
      '  - open: no API test names it',
    ]);
    expect(written).toContain('1 only named');
  });

  it('does not tick a line of two levels that only one level names', () => {
    const written = ledger([['RT-01', [reference('tests/e2e/a.spec.ts', ['E'])]]]);
    expect(below(written, 'RT-01')).toEqual([
      '- [ ]',
      '  - named in `a.spec.ts`',
      '  - open: no walk of a statechart names it',
    ]);
    expect(written).toContain('1 partly proved');
  });

  it('does not tick for a test that is skipped or tests dead code, and reports it until another one counts', () => {
    const dead = reference('src/a.test.ts', ['U'], 'tests what no entry of the shop reaches: src/a.ts');
    expect(below(ledger([['CRT-01', [dead]]]), 'CRT-01')).toEqual([
      '- [ ]',
      '  - named in `a.test.ts`',
      '  - open: `a.test.ts` tests what no entry of the shop reaches: src/a.ts',
      '  - open: no unit test names it',
    ]);
    const both = ledger([['CRT-01', [dead, reference('src/b.test.ts', ['U'])]]]);
    expect(below(both, 'CRT-01')).toEqual(['- [x]', '  - proved in `b.test.ts`']);
  });

  it('does not tick a line with an open clause, whatever proves the rest', () => {
    const open: [string, string[]][] = [['CRT-01', ['the second half']]];
    const written = ledger([['CRT-01', [reference('src/a.test.ts', ['U'])]]], open);
    expect(below(written, 'CRT-01')).toEqual([
      '- [ ]',
      '  - named in `a.test.ts`',
      '  - open: the second half',
    ]);
    expect(written).toContain('1 partly proved');
    expect(below(ledger([], open), 'CRT-01')).toEqual(['- [ ]', '  - open: the second half']);
  });

  it('is unchanged when nothing has changed', () => {
    const references: [string, TestReference[]][] = [['RT-01', [reference('tests/e2e/a.spec.ts', ['E'])]]];
    const open: [string, string[]][] = [['CRT-01', ['the second half']]];
    const once = ledger(references, open);
    expect(withLedger(once, new Map(references), new Map(open))).toBe(once);
  });

  it('refuses an id that appears twice, which would be counted twice', () => {
    const twice = `${document}\n- [ ] **CRT-02** \`A\` Two, as a merge left it.`;
    expect(() => withLedger(twice, new Map(), new Map())).toThrow('CRT-02 is listed twice');
  });

  it('refuses an id that does not exist, in a title and among the open clauses, and accepts register ids', () => {
    const test = [reference('src/a.test.ts', ['U'])];
    expect(ledger([['A01', test]])).toContain('**A01**');
    expect(() => ledger([['CRT-99', test]])).toThrow('src/a.test.ts: there is no requirement CRT-99');
    expect(() => ledger([], [['CRT-99', ['x']]])).toThrow(
      'docs/open-clauses.md: there is no requirement CRT-99',
    );
  });
});

describe('open clauses', () => {
  it('are read from the list, several for a line', () => {
    const text = 'Words.\n\n- **CRT-01** the first\n- **CRT-01** the second\n';
    expect([...readOpenClauses(text)]).toEqual([['CRT-01', ['the first', 'the second']]]);
  });

  it.each(['- CRT-01 not bold', '- **CRT-1** no id', '- **CRT-01**'])('cannot be written %j', (line) => {
    expect(() => readOpenClauses(line)).toThrow('docs/open-clauses.md: cannot read');
  });
});
