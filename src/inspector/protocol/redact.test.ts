import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { covered, redact, redactEvent } from './redact.ts';

describe('what leaves a tab', () => {
  test('keeps numbers and shapes, and of texts only how they are built', () => {
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

  test('never holds a letter or a digit of a text, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(covered(text)).not.toMatch(/[^\P{L}xX]|[^\P{N}0]/u);
      }),
    );
  });

  test('keeps what machines say of a failure, of work and of a login, where they say it', () => {
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

  test('holds no letter of what a form was answered, whatever its owner calls the questions', () => {
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

  test('holds no text at a place that no machine is known to write, however it is called', () => {
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

  test('says the name of a field as the shop wrote it, and covers one that a person may have written', () => {
    const byPerson = { 'ada@kerf.example': 1, Ada: 2, '0412345678': 3, 'Für Ömer': 4, 'Xxx Xxxx': 5 };
    expect(redact({ byPerson, byId: { 12: true }, cart_item: 6 })).toEqual({
      byPerson: { 'xxx@xxxx.xxxxxxx': 1, Xxx: 2, '0000000000': 3, 'Xxx Xxxx': 4, 'Xxx Xxxx 2': 5 },
      byId: { 12: true },
      cart_item: 6,
    });
  });

  test('tells of a snapshot where its machine stands, and nothing of the machine', () => {
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

  test('comes to an end: circles, depth, length, functions and errors', () => {
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
