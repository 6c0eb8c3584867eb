import type { AnyStateMachine } from 'xstate';

/** A machine of the shop, as the shop runs it. */
export interface CataloguedMachine {
  machine: AnyStateMachine;
  /** The name under which its file exports it. */
  exportName: string;
  /** Its file under `src/machines`. */
  file: string;
}

/** Whatever is called a machine is drawn: nobody has to keep a list. */
const modules = import.meta.glob<Record<string, unknown>>('../../machines/*/*.machine.ts', { eager: true });

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'getStateNodeById' in value && 'implementations' in value;

const byName = (one: CataloguedMachine, other: CataloguedMachine) =>
  one.machine.id.localeCompare(other.machine.id);

/** Every machine of the shop, by name. */
export const catalogue: readonly CataloguedMachine[] = Object.entries(modules)
  .flatMap(([path, exports]) =>
    Object.entries(exports).flatMap(([exportName, machine]) =>
      isMachine(machine)
        ? [{ machine, exportName, file: path.slice(path.indexOf('machines/') + 'machines/'.length) }]
        : [],
    ),
  )
  .sort(byName);

/** The machine of this id; undefined when the shop has none. */
export const machineOf = (id: string): CataloguedMachine | undefined =>
  catalogue.find(({ machine }) => machine.id === id);
