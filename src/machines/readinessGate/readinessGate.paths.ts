import type { MachineModel } from '../testing/machine-model.ts';
import { delayEvent } from '../testing/machine-events.ts';
import { readinessGateMachine } from './readinessGate.machine.ts';

export const readinessGateModel: MachineModel<typeof readinessGateMachine> = {
  machine: readinessGateMachine,
  inputs: [{ isTokenChecked: () => false }, { isTokenChecked: () => true }],
  events: [
    delayEvent('pollInterval', 'readinessGate.waiting.polling'),
    delayEvent('readyLimit', 'readinessGate.waiting'),
  ],
  // Receives no events: only its own two delays happen.
  edge: [],
  hostile: [],
  states: {
    'waiting.polling': { tags: [], work: [] },
    ready: { tags: ['ready'], work: [] },
  },
  project: () => null,
};
