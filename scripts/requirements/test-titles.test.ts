import { describe, expect, it } from 'vitest';
import { namedTests } from './test-titles.ts';

// Composed at run time, so that this file itself proves none of these lines.
const test = (ids: string, call = 'it', body = '() => {}') => `${call}('[${ids}] a sentence', ${body});`;
const read = (...lines: string[]) => namedTests('a.test.ts', lines.join('\n'));
const proved = (...lines: string[]) => read(...lines).flatMap(({ ids, runs }) => (runs ? ids : []));

describe('ids in titles', () => {
  it.each(['it', 'test', 'it.concurrent', 'it.each([1, 2])', 'test.describe', 'it.each`a\n${1}`'])(
    'are read from %s',
    (call) => {
      const body = call.endsWith('describe') ? "() => { test('works', () => {}); }" : undefined;
      expect(proved(test('CRT-09, A56', call, body))).toEqual(['CRT-09', 'A56']);
    },
  );

  it('are read from templates, concatenations and rows, wherever the test is defined', () => {
    const row = (id: string) => `['[${id}] a sentence', 1]`;
    expect(proved('for (const x of [1]) it(`[RT-01] ${x} stands`, () => {});')).toEqual(['RT-01']);
    expect(proved("it('[RT-02] a ' + 'sentence', () => {});")).toEqual(['RT-02']);
    expect(proved(`it.each([${row('RT-03')}, ${row('RT-04')}])('%s', () => {});`)).toEqual([
      'RT-03',
      'RT-04',
    ]);
    expect(proved(`const rows = [${row('RT-05')}];`, "it.each(rows)('%s', () => {});")).toEqual(['RT-05']);
    const circle = ["const row = (token) => ['[RT-07] a sentence', token];", 'const token = row(1);'];
    expect(proved(...circle, "it.each([row(1)])('%s', () => {});")).toEqual(['RT-07']);
    expect(proved(`const shopTest = test.extend({});`, test('RT-06', 'shopTest'))).toEqual(['RT-06']);
  });

  it('of a group are proved by each test in it', () => {
    const group = `describe('[PRE-04] a group', () => { ${test('RT-01')} it('plain', () => {}); });`;
    expect(read(group).map(({ ids }) => ids)).toEqual([['PRE-04', 'RT-01'], ['PRE-04']]);
    expect(read("describe('[PRE-04] an empty group', () => {});")).toEqual([]);
  });

  it.each(['CRT-09..12', 'CRT-9', 'CRT-09 CRT-10', 'CRT-09…12', 'CRT-09,CRT-1'])(
    'cannot be written [%s]',
    (ids) => expect(() => read(test(ids))).toThrow(`a.test.ts: '[${ids}]' is no list of ids`),
  );

  it('in a comment are no proof', () => {
    expect(read('// [CRT-09] is proved elsewhere')).toEqual([]);
  });

  it.each([
    ['another string', "const name = '[CRT-09] a guest cart';"],
    ['a step', "test.step('[CRT-09] a guest cart', () => {});"],
    ['a helper of its own', "walk('[CRT-09] a guest cart', () => {});"],
    ['data', "it('x', () => { expect('[CRT-09] y').toBe(1); });"],
  ])('are refused in %s', (_where, source) => {
    expect(() => read(source)).toThrow('is in no test');
  });
});

describe('a test does not count', () => {
  it.each([
    ['it.skip', test('CRT-09', 'it.skip')],
    ['it.skip.each', test('CRT-09', 'it.skip.each([1])')],
    ['it.todo', "it.todo('[CRT-09] a sentence');"],
    ['it.fails', test('CRT-09', 'it.fails')],
    ['test.fixme', test('CRT-09', 'test.fixme')],
    ['test.fail', test('CRT-09', 'test.fail')],
    ['skipIf', test('CRT-09', 'it.skipIf(process.env.CI)')],
    ['runIf', test('CRT-09', 'it.runIf(process.env.CI)')],
    ['an option', "it('[CRT-09] a sentence', { skip: true }, () => {});"],
    ['describe.skip', `describe.skip('a group', () => { ${test('CRT-09')} });`],
    ['describe.skipIf', `describe.skipIf(true)('a group', () => { ${test('CRT-09')} });`],
    ['describe.skip outside', `describe.skip('a', () => { describe('b', () => { ${test('CRT-09')} }); });`],
    ['a name for skipIf', `const later = describe.skipIf(true); later('a', () => { ${test('CRT-09')} });`],
    ['test.skip() in it', test('CRT-09', 'test', "() => { test.skip(true, 'no'); }")],
    ['test.skip() deep in it', test('CRT-09', 'test', '() => { if (a) { test.fixme(); } }')],
    ['test.skip() in its group', `test.describe('a', () => { test.skip(); ${test('CRT-09')} });`],
    ['test.skip() in CI', test('CRT-09', 'test', "() => { test.skip(process.env['CI'] && a, 'no'); }")],
    ['test.skip() in CI too', test('CRT-09', 'test', "() => { test.skip(!process.env['CI'] || a, 'no'); }")],
    ['test.skip() elsewhere', test('CRT-09', 'test', "() => { test.skip(!process.env['TZ'] && a, 'no'); }")],
    ['skip of its context', test('CRT-09', 'it', '(context) => { context.skip(); }')],
    ['skip out of its context', test('CRT-09', 'it', '({ skip }) => { skip(); }')],
    ['a condition around it', `if (process.env.CI) { ${test('CRT-09')} }`],
    ['a short condition around it', `process.env.CI && ${test('CRT-09')}`],
  ])('with %s', (_how, source) => {
    expect(read(source)).toEqual([{ ids: ['CRT-09'], runs: false }]);
  });

  it('but counts when it is skipped only outside CI', () => {
    const body = "() => { test.skip(!process.env['CI'] && a === undefined, 'no a here'); }";
    expect(proved(test('CRT-09', 'test', body))).toEqual(['CRT-09']);
  });

  it('but counts when only its neighbour is skipped, or another function is called skip', () => {
    expect(proved(test('CRT-09', 'it.skip'), test('CRT-10'))).toEqual(['CRT-10']);
    expect(proved(test('CRT-11', 'it', '() => { rows.skip(2); if (a) b(); }'))).toEqual(['CRT-11']);
    expect(proved(`describe('a', () => { it.skip('b', () => {}); ${test('CRT-12')} });`)).toEqual(['CRT-12']);
    expect(proved("it('[CRT-13] a sentence', { skip: false, timeout: 9 }, () => {});")).toEqual(['CRT-13']);
  });
});
