/** Where the host's pages have opened the machines to `/dev/machines/live`: its script is there before this one. */
declare global {
  var inspectMachine: (<Machine>(machine: Machine) => Machine) | undefined;
}

/** The machine itself, watched by whoever may. */
export const inspected = <Machine>(machine: Machine): Machine =>
  globalThis.inspectMachine?.(machine) ?? machine;
