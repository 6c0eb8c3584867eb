import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { covered, redact } from './redact.ts';

describe('what leaves a tab', () => {
  test('keeps numbers and shapes, and of texts only how they are built', () => {
    const event = {
      type: 'login.submit',
      credentials: { method: 'code', email: 'Ada.Walsh@kerf.example', code: '123456' },
      lines: [{ id: 3, text: 'Für Ömer', qty: 2 }],
      isNew: true,
      note: null,
    };
    expect(redact(event)).toEqual({
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

  test('tells of a snapshot where its machine stands, and nothing of the machine', () => {
    const machine = createMachine({
      context: { owner: 'Ada' },
      initial: 'off',
      states: { off: { description: 'Nobody is here.' } },
    });
    const snapshot = createActor(machine).getSnapshot();
    expect(redact({ type: 'xstate.snapshot.lamp', snapshot })).toEqual({
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
