import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { maskText, redact, redactEvent } from './redact.ts';

describe('data that leave a tab', () => {
  test('keep numbers and structure, and of texts only their pattern', () => {
    const event = {
      type: 'login.submit',
      credentials: { method: 'code', email: 'Ada.Walsh@kerf.example', code: '123456' },
      lines: [{ id: 3, text: 'Für Ömer', qty: 2 }],
      isNew: true,
      note: null,
    };
    expect(redactEvent(event)).toEqual({
      type: 'login.submit',
      credentials: { method: 'code', email: 'Xxx.Xxxxx@xxxx.xxxxxxx', code: '000000' },
      lines: [{ id: 3, text: 'Xxx Xxxx', qty: 2 }],
      isNew: true,
      note: null,
    });
  });

  test('never contain a letter or a digit of a text, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(maskText(text)).not.toMatch(/[^\P{L}xX]|[^\P{N}0]/u);
      }),
    );
  });

  test('keep the codes of failures, actors and logins, but only at their known places', () => {
    const failure = { reason: 'refused', of: 'price', textCode: 'CHECK_EXPIRED', message: 'No, Ada' };
    expect(redact({ failure })).toEqual({ failure: { ...failure, message: 'Xx, Xxx' } });
    const done = { type: 'xstate.error.actor.pay', actorId: 'pay', error: { textCode: 'STOCK' } };
    expect(redactEvent(done)).toEqual(done);
    expect(redact({ failures: { reason: 'Ada' }, reason: 'Ada', answers: { textCode: 'Ada' } })).toEqual({
      failures: { reason: 'Xxx' },
      reason: 'Xxx',
      answers: { xxxxXxxx: 'Xxx' },
    });
  });

  const names = fc.oneof(
    fc.constantFrom('reason', 'type', 'kind', 'of', 'status', 'method', 'tag', 'text_code', 'actorId'),
    fc.string({ unit: 'grapheme' }),
  );
  const isCovered = (text: string) => !/[^\P{L}xX]|[^\P{N}0]/u.test(text);

  test('contain no letter of the answers to a form, whatever its owner names the questions', () => {
    fc.assert(
      fc.property(fc.dictionary(names, fc.string({ unit: 'grapheme' })), (answers) => {
        for (const told of [redact({ answers }), redactEvent({ type: 'form.submit', answers })]) {
          const entries = Object.entries((told as { answers: object }).answers);
          expect(entries).toHaveLength(Object.keys(answers).length);
          for (const [name, answer] of entries) {
            expect(isCovered(name.replace(/ \d+$/, ''))).toBe(true);
            expect(isCovered(String(answer))).toBe(true);
          }
        }
      }),
    );
  });

  test('contain no text at a place that no machine is known to write, whatever its name', () => {
    const texts = (value: unknown): string[] => {
      if (typeof value === 'string') return [value];
      return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
    };
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 4 },
        fc.string({ unit: 'grapheme' }),
        fc.dictionary(names, tie('value'), { noNullPrototype: true }),
        fc.array(tie('value')),
      ),
    }));
    fc.assert(
      fc.property(value, (said) => {
        expect(
          texts(redact({ person: said })).filter((text) => !isCovered(text) && !text.startsWith('(')),
        ).toEqual([]);
      }),
    );
  });

  test('keep field names of the shop, and cover those that a person may have written', () => {
    const byPerson = { 'ada@kerf.example': 1, Ada: 2, '0412345678': 3, 'Für Ömer': 4, 'Xxx Xxxx': 5 };
    expect(redact({ byPerson, byId: { 12: true }, cart_item: 6 })).toEqual({
      byPerson: { 'xxx@xxxx.xxxxxxx': 1, Xxx: 2, '0000000000': 3, 'Xxx Xxxx': 4, 'Xxx Xxxx 2': 5 },
      byId: { 12: true },
      cart_item: 6,
    });
  });

  test('contain the state and context of a snapshot, but nothing of its machine', () => {
    const machine = createMachine({
      context: { owner: 'Ada' },
      initial: 'off',
      states: { off: { description: 'Nobody is here.' } },
    });
    const snapshot = createActor(machine).getSnapshot();
    expect(redactEvent({ type: 'xstate.snapshot.lamp', snapshot })).toEqual({
      type: 'xstate.snapshot.lamp',
      snapshot: { value: 'off', context: { owner: 'Xxx' } },
    });
  });

  test('are finite: cycles, depth, length, functions and errors', () => {
    const circle: Record<string, unknown> = { name: 'x' };
    circle['self'] = circle;
    const deep = Array.from({ length: 50 }).reduce<unknown>((inside) => ({ inside }), 'end');
    expect(redact(circle)).toEqual({ name: 'x', self: '(itself)' });
    expect(JSON.stringify(redact(deep))).toContain('(too deep)');
    expect(redact(Array.from({ length: 5_000 }, () => 1))).toHaveLength(100);
    expect(String(redact('a'.repeat(5_000))).length).toBeLessThan(300);
    expect(redact({ work: () => 1, failure: new TypeError('Ada is missing') })).toEqual({
      failure: { error: 'TypeError' },
    });
  });
});
