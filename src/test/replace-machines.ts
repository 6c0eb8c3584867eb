import type { ScreenMachines, ScreenWork } from '../state/screen-machines.ts';

type Replaced = readonly [provide: (work: ScreenWork) => unknown, machine: unknown];

/** `machines`, with those of some providers replaced. */
export function replaceMachines(machines: ScreenMachines, replaced: readonly Replaced[]): ScreenMachines {
  const byProvider = new Map<unknown, unknown>(replaced);
  return <Machine>(provide: (work: ScreenWork) => Machine) =>
    byProvider.has(provide) ? (byProvider.get(provide) as Machine) : machines(provide);
}
