import { createMachine, enqueueActions } from 'xstate';
import type { AnyStateMachine } from 'xstate';
import { evaluateGuard } from 'xstate/guards';
import { machineJson, placeOf } from '../charts/machine-json.ts';
import { statesOf } from '../../machines/testing/machine-parts.ts';
import { declaredActions, transitionsByEvent } from '../charts/machine-parts.ts';

type Declared = Parameters<typeof evaluateGuard>[0];
interface From {
  from?: string;
}

/** The guards and actions by the places that the machine's JSON refers to. */
function declaredAt(machine: AnyStateMachine) {
  const guards = new Map<string, Declared>();
  const actions = new Map<string, unknown>();
  for (const node of statesOf(machine)) {
    const note = (part: string, declared: readonly unknown[]) =>
      declared.forEach((action, index) => actions.set(placeOf(node, part, index), action));
    note('entry', declaredActions(node.config.entry));
    note('exit', declaredActions(node.config.exit));
    for (const [event, transitions] of transitionsByEvent(node))
      transitions.forEach((transition, index) => {
        note(`${event}|${index}`, transition.actions);
        guards.set(placeOf(node, `${event}|${index}`, 0), transition.guard as Declared);
      });
  }
  return { guards, actions };
}

const ORIGINAL = 'original ';

/** Renames an action to the name under which the remade machine has the original implementation. */
function underOriginalName(action: unknown): never {
  if (typeof action === 'string') return { type: ORIGINAL + action } as never;
  if (typeof action === 'function') return action as never;
  const named = action as { type: string };
  return { ...named, type: ORIGINAL + named.type } as never;
}

type Json = Record<string, unknown>;
const namesIn = (json: unknown, key: 'guard' | 'actions' | 'entry' | 'exit'): string[] => {
  if (typeof json !== 'object' || json === null) return [];
  const own = (json as Json)[key];
  const here = (Array.isArray(own) ? own : [own]).flatMap((named: unknown) =>
    typeof named === 'object' && named !== null && 'type' in named ? [String(named.type)] : [],
  );
  return [...here, ...Object.values(json).flatMap((inside) => namesIn(inside, key))];
};

/** Recreates a machine from its exported JSON, with the original's functions for the names in it. */
export function recreateMachine(machine: AnyStateMachine): AnyStateMachine {
  const json = JSON.parse(JSON.stringify(machineJson(machine))) as Json;
  const { guards, actions } = declaredAt(machine);
  const guardOf = (name: string) => (args: { context: never; event: never }, params: From | undefined) => {
    const declared = params?.from === undefined ? { type: name, params } : guards.get(params.from);
    return evaluateGuard(declared as never, args.context, args.event, { machine } as never);
  };
  const actionOf = (name: string) =>
    enqueueActions(({ enqueue }, params: From | undefined) =>
      enqueue(
        underOriginalName(params?.from === undefined ? { type: name, params } : actions.get(params.from)),
      ),
    );
  const actionNames = (['actions', 'entry', 'exit'] as const).flatMap((key) => namesIn(json, key));
  const originals = Object.entries(machine.implementations.actions ?? {});
  return createMachine({ ...json, context: machine.config.context } as never).provide({
    ...machine.implementations,
    guards: Object.fromEntries(namesIn(json, 'guard').map((name) => [name, guardOf(name)])),
    actions: {
      ...Object.fromEntries(
        [...originals.map(([name]) => name), ...actionNames].map((name) => [name, actionOf(name)]),
      ),
      ...Object.fromEntries(originals.map(([name, action]) => [ORIGINAL + name, action])),
    },
  } as never) as AnyStateMachine;
}
