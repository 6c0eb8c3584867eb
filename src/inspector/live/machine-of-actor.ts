import { createMachine } from 'xstate';
import type { AnyStateMachine } from 'xstate';
import { machineOf } from '../charts/catalogue.ts';
import { machineJson } from '../charts/machine-json.ts';
import type { ActorInfo } from './live-store.ts';

interface ActorMachine {
  machine: AnyStateMachine;
  /** It is not the one that this shop has under the name. */
  isOther: boolean;
}

const made = new Map<string, ActorMachine | null>();

function parsedDefinition(definition: string): { id?: unknown } | null {
  try {
    const parsed: unknown = JSON.parse(definition);
    return typeof parsed === 'object' ? parsed : null;
  } catch {
    return null;
  }
}

/** What a machine does; what its states are described by stands in no script of a shopper (`withoutDescriptions` of vite.config.ts). */
const withoutDescriptions = (definition: unknown): string =>
  JSON.stringify(definition, (key, value: unknown) =>
    key === 'description' && typeof value === 'string' ? undefined : value,
  );

function make(definition: string): ActorMachine | null {
  const parsed = parsedDefinition(definition);
  if (!parsed) return null;
  const own = machineOf(String(parsed.id))?.machine;
  if (own && withoutDescriptions(machineJson(own)) === withoutDescriptions(parsed))
    return { machine: own, isOther: false };
  try {
    return { machine: createMachine(parsed as Parameters<typeof createMachine>[0]), isOther: true };
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
  definition === null ? '' : String(parsedDefinition(definition)?.id ?? '');
