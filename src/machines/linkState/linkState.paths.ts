import type { MachineModel } from '../testing/machine-model.ts';
import { done, failed } from '../testing/machine-events.ts';
import { linkStateMachine } from './linkState.machine.ts';

export const linkStateModel: MachineModel<typeof linkStateMachine> = {
  machine: linkStateMachine,
  inputs: [undefined],
  events: [
    { type: 'request.fail' },
    { type: 'request.succeed' },
    { type: 'browser.online' },
    done('ping'),
    failed('ping', new Error('no network')),
  ],
  project: () => null,
};
