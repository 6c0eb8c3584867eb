import { createMachine } from 'xstate';
import type { AnyStateMachine } from 'xstate';
import { machineOf } from '../charts/catalogue.ts';
import { measured } from '../charts/chart-layout.ts';
import { chartOf } from '../charts/chart.ts';
import type { Chart } from '../charts/chart.ts';
import { machineJson } from '../charts/machine-json.ts';
import type { ActorInfo } from './live-store.ts';

interface ActorMachine {
  machine: AnyStateMachine;
  /** It is not the one that this shop has under the name. */
  isOther: boolean;
}

const made = new Map<string, ActorMachine | null>();

function parsedDefinition(definition: string): { id: string } | null {
  try {
    const parsed: unknown = JSON.parse(definition);
    const isNamed =
      typeof parsed === 'object' && parsed !== null && 'id' in parsed && typeof parsed.id === 'string';
    return isNamed ? (parsed as { id: string }) : null;
  } catch {
    return null;
  }
}

/** What a machine does; what its states are described by stands in no script of a shopper (`withoutDescriptions` of vite.config.ts). */
const withoutDescriptions = (definition: unknown): string =>
  JSON.stringify(definition, (key, value: unknown) =>
    key === 'description' && typeof value === 'string' ? undefined : value,
  );

/** Whether its states have names, each another, and its transitions lead to them. */
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
    // Of some states XState says only what is wrong with them when they are asked.
    const chart = chartOf(machine);
    measured(chart);
    return isWhole(chart) ? { machine, isOther: true } : null;
  } catch {
    // Another version of XState, or no machine at all.
    return null;
  }
}

/** The machine of an actor: the shop's own when it is the same, else one that is made of what the actor's tab told. */
export function machineOfActor({ definition }: ActorInfo): ActorMachine | null {
  if (definition === null) return null;
  const known = made.get(definition);
  if (known !== undefined) return known;
  const machine = make(definition);
  made.set(definition, machine);
  return machine;
}

/** The id of an actor's machine; '' for work. */
export const machineIdOf = ({ definition }: ActorInfo): string =>
  definition === null ? '' : (parsedDefinition(definition)?.id ?? '');
