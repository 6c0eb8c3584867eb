import { and, not, or } from 'xstate';
import type { AnyStateMachine } from 'xstate';

const SECOND_MS = 1000;

/** The length of a machine's delay: `userRetry, 10 s`; only its name when calculated from the context. */
export function delayText(machine: AnyStateMachine, name: string | null): string {
  if (name === null) return '';
  const delay: unknown = machine.implementations.delays[name] ?? Number(name);
  if (typeof delay !== 'number' || Number.isNaN(delay)) return name;
  const length = delay < SECOND_MS ? `${delay} ms` : `${delay / SECOND_MS} s`;
  return String(delay) === name ? length : `${name}, ${length}`;
}

/** The label of an event in a drawing; XState's internal events are paraphrased. */
export function eventText(eventType: string, delay = ''): string {
  if (eventType === '') return 'always';
  if (eventType === '*') return 'any event';
  const [, kind, of = ''] =
    /^xstate\.(after|done\.actor|error\.actor|snapshot|done\.state|init)\.?(.*)$/.exec(eventType) ?? [];
  switch (kind) {
    case 'after':
      return `after ${delay || of}`;
    case 'done.actor':
      return `${of} is done`;
    case 'error.actor':
      return `${of} fails`;
    case 'snapshot':
      return `${of} changes`;
    case 'done.state':
      return `${of} has ended`;
    case 'init':
      return 'start';
    default:
      return eventType;
  }
}

const nameIn = (value: unknown): string | null => {
  if (typeof value === 'string') return value;
  const mayBeNamed = typeof value === 'function' || (typeof value === 'object' && value !== null);
  return mayBeNamed && 'type' in value ? String(value.type) : null;
};

const checkOf = (guard: unknown): unknown => (guard as { check?: unknown }).check;

/** Guard combinators, recognised by their function because names do not survive a build. */
const joints = new Map<unknown, string>([
  [checkOf(and([])), 'and'],
  [checkOf(or([])), 'or'],
  [checkOf(not('')), 'not'],
]);

/** The label of a guard: its name, or the combination of its parts. */
export function guardText(guard: unknown): string {
  const name = nameIn(guard);
  if (name !== null) return name;
  const joint = joints.get(checkOf(guard));
  if (joint === undefined) return 'a rule of its own';
  const guards = (guard as { guards: unknown[] }).guards.map(guardText);
  return joint === 'not' ? `not ${guards[0]}` : guards.join(` ${joint} `);
}

/** The label of an action: its name, without XState's prefix for built-in ones. */
export function actionName(action: unknown): string {
  const name = nameIn(action) ?? 'an action of its own';
  return name.startsWith('xstate.') ? name.slice('xstate.'.length) : name;
}
