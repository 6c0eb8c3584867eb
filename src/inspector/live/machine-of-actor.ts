import { createMachine } from 'xstate';
import type { AnyStateMachine } from 'xstate';
import { machineOf } from '../charts/catalogue.ts';
import { measureLabels } from '../charts/chart-layout.ts';
import { chartOf } from '../charts/chart.ts';
import type { Chart } from '../charts/chart.ts';
import { machineJson } from '../charts/machine-json.ts';
import type { ActorInfo } from './live-store.ts';
import { isRecord } from '../../rules/is-record.ts';

interface ActorMachine {
  machine: AnyStateMachine;
  /** The shop's own machine with this id differs. */
  isOther: boolean;
}

const made = new Map<string, ActorMachine | null>();

function parsedDefinition(definition: string): { id: string } | null {
  try {
    const parsed: unknown = JSON.parse(definition);
    const isNamed = isRecord(parsed) && typeof parsed['id'] === 'string';
    return isNamed ? (parsed as { id: string }) : null;
  } catch {
    return null;
  }
}

/**
 * Removes the descriptions, which do not affect behaviour and are not part of the shop's production scripts
 * (`withoutDescriptions` in vite.config.ts).
 */
const withoutDescriptions = (definition: unknown): string =>
  JSON.stringify(definition, (key, value: unknown) =>
    key === 'description' && typeof value === 'string' ? undefined : value,
  );

/** Whether all states have unique ids and all transitions lead to them. */
function isWhole({ states, edges }: Chart): boolean {
  const names = new Set(states.map(({ id }) => id));
  const isNamed = names.size === states.length && [...names].every((id) => typeof id === 'string');
  return isNamed && edges.every(({ source, target }) => names.has(source) && names.has(target));
}

function make(definition: string): ActorMachine | null {
  const parsed = parsedDefinition(definition);
  if (!parsed) return null;
  const own = machineOf(parsed.id)?.machine;
  if (own && withoutDescriptions(machineJson(own)) === withoutDescriptions(parsed))
    return { machine: own, isOther: false };
  try {
    const machine = createMachine(parsed as Parameters<typeof createMachine>[0]);
    // XState only reports some errors in states when they are accessed.
    const chart = chartOf(machine);
    measureLabels(chart);
    return isWhole(chart) ? { machine, isOther: true } : null;
  } catch {
    // Another version of XState, or not a machine.
    return null;
  }
}

/** The machine of an actor: the shop's own if it is the same, or else one recreated from its definition. */
export function machineOfActor({ definition }: ActorInfo): ActorMachine | null {
  if (definition === null) return null;
  const known = made.get(definition);
  if (known !== undefined) return known;
  const machine = make(definition);
  made.set(definition, machine);
  return machine;
}

/** The id of an actor's machine; '' for other actors. */
export const machineIdOf = ({ definition }: ActorInfo): string =>
  definition === null ? '' : (parsedDefinition(definition)?.id ?? '');
