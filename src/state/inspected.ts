/** Set by an earlier script of the host's pages when `/dev/machines/live` may show the machines. */
declare global {
  var inspectMachine: (<Machine>(machine: Machine) => Machine) | undefined;
}

/** The machine itself, observed where the host allows it. */
export const inspected = <Machine>(machine: Machine): Machine =>
  globalThis.inspectMachine?.(machine) ?? machine;
