import type { AnyStateMachine } from 'xstate';

/** A machine exported by the shop's code. */
export interface CataloguedMachine {
  machine: AnyStateMachine;
  /** Its export name. */
  exportName: string;
  /** Its path relative to `src/machines`. */
  file: string;
}

/** Finds all machines by file name, so that no list needs maintaining. */
const modules = import.meta.glob<Record<string, unknown>>('../../machines/*/*.machine.ts', { eager: true });

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'getStateNodeById' in value && 'implementations' in value;

const byName = (one: CataloguedMachine, other: CataloguedMachine) =>
  one.machine.id.localeCompare(other.machine.id);

/** All machines of the shop, sorted by id. */
export const catalogue: readonly CataloguedMachine[] = Object.entries(modules)
  .flatMap(([path, exports]) =>
    Object.entries(exports).flatMap(([exportName, machine]) =>
      isMachine(machine)
        ? [{ machine, exportName, file: path.slice(path.indexOf('machines/') + 'machines/'.length) }]
        : [],
    ),
  )
  .sort(byName);

/** Returns the machine with this id; `undefined` when there is none. */
export const machineOf = (id: string): CataloguedMachine | undefined =>
  catalogue.find(({ machine }) => machine.id === id);
