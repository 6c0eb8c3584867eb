import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { actionName, guardText } from './chart-text.ts';
import { childrenOf, declaredActions, delayName, transitionsByEvent } from './machine-parts.ts';
import type { StateNode } from './machine-parts.ts';

/** A named guard or action; `from` is its place in the machine if its params are calculated there. */
interface Named {
  type: string;
  params?: unknown;
}

interface JsonTransition {
  target?: string[];
  guard?: Named;
  actions?: Named[];
  reenter?: true;
  description?: string;
}

type Group = Record<string, JsonTransition[]>;

interface JsonInvoke {
  id: string;
  src: string;
  systemId?: string;
  onDone?: JsonTransition[];
  onError?: JsonTransition[];
  onSnapshot?: JsonTransition[];
}

/** A configuration as accepted by XState's `createMachine`, and so by the Stately editor. */
export interface MachineJson {
  id?: string;
  type?: StateNode['type'];
  history?: 'shallow' | 'deep';
  description?: string;
  initial?: string;
  tags?: string[];
  entry?: Named[];
  exit?: Named[];
  invoke?: JsonInvoke[];
  on?: Group;
  after?: Group;
  always?: JsonTransition[];
  onDone?: JsonTransition[];
  states?: Record<string, MachineJson>;
}

/** Identifies an action of a state: its `entry`, its `exit`, or a transition of an event, with an index. */
export const placeOf = (node: { id: string }, part: string, index: number) => `${node.id}|${part}|${index}`;

const isData = (value: unknown): boolean => {
  if (typeof value === 'function') return false;
  return typeof value !== 'object' || value === null || Object.values(value).every(isData);
};

function named(name: string, declared: unknown, from: string): Named {
  if (typeof declared === 'string') return { type: name };
  const params: unknown =
    typeof declared === 'object' && declared !== null && 'params' in declared ? declared.params : undefined;
  const isWhole = typeof declared === 'object' && isData(params);
  if (isWhole) return params === undefined ? { type: name } : { type: name, params };
  return { type: name, params: { from } };
}

const actionsJson = (node: StateNode, part: string, actions: readonly unknown[]): Named[] =>
  actions.map((action, index) => named(actionName(action), action, placeOf(node, part, index)));

function transitionJson(node: StateNode, transition: AnyTransitionDefinition, index: number): JsonTransition {
  const { eventType, target, guard, reenter, description } = transition;
  const part = `${eventType}|${index}`;
  const actions = actionsJson(node, part, transition.actions);
  return {
    ...(target ? { target: target.map(({ id }) => `#${id}`) } : {}),
    ...(guard === undefined ? {} : { guard: named(guardText(guard), guard, placeOf(node, part, 0)) }),
    ...(actions.length > 0 ? { actions } : {}),
    ...(reenter ? { reenter } : {}),
    ...(description === undefined ? {} : { description }),
  };
}

const ofActor = (kind: string, id: string) => `xstate.${kind}.${id}`;

/** The transitions of a state, grouped as in a machine configuration. */
function transitionsJson(node: StateNode) {
  const groups = new Map(
    transitionsByEvent(node).map(([event, transitions]) => [
      event,
      transitions.map((transition, index) => transitionJson(node, transition, index)),
    ]),
  );
  const take = <Key extends string>(key: Key, event: string) => {
    const group = groups.get(event);
    groups.delete(event);
    return group === undefined ? {} : ({ [key]: group } as Record<Key, JsonTransition[]>);
  };
  const invoke = node.invoke.map(({ id, src, systemId }) => ({
    id,
    src: typeof src === 'string' ? src : `inline:${id}`,
    ...(systemId === undefined ? {} : { systemId }),
    ...take('onDone', ofActor('done.actor', id)),
    ...take('onError', ofActor('error.actor', id)),
    ...take('onSnapshot', ofActor('snapshot', id)),
  }));
  const own = { ...take('always', ''), ...take('onDone', `xstate.done.state.${node.id}`) };
  const [on, after]: [Group, Group] = [{}, {}];
  for (const [event, group] of groups) {
    const delay = delayName(event, node.id);
    if (delay === null) on[event] = group;
    else after[delay] = group;
  }
  return { invoke, own, on, after };
}

function nodeJson(node: StateNode): MachineJson {
  const { type, description, tags, config, history } = node;
  const { invoke, own, on, after } = transitionsJson(node);
  const entry = actionsJson(node, 'entry', declaredActions(config.entry));
  const exit = actionsJson(node, 'exit', declaredActions(config.exit));
  const children = childrenOf(node);
  return {
    ...(type === 'parallel' || type === 'final' || type === 'history' ? { type } : {}),
    ...(type === 'history' && history ? { history } : {}),
    ...(description === undefined ? {} : { description }),
    ...(type === 'compound' ? { initial: node.initial.target[0]?.key } : {}),
    ...(tags.length > 0 ? { tags: [...tags] } : {}),
    ...(entry.length > 0 ? { entry } : {}),
    ...(exit.length > 0 ? { exit } : {}),
    ...(invoke.length > 0 ? { invoke } : {}),
    ...own,
    ...(Object.keys(on).length > 0 ? { on } : {}),
    ...(Object.keys(after).length > 0 ? { after } : {}),
    ...(children.length > 0
      ? { states: Object.fromEntries(children.map((child) => [child.key, nodeJson(child)])) }
      : {}),
  };
}

/**
 * Converts a machine to data without functions, from which XState can recreate it given the named
 * implementations.
 */
export function machineJson(machine: AnyStateMachine): MachineJson {
  return { id: machine.id, ...nodeJson(machine.root) };
}
