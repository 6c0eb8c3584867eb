import { Refusal } from '../../lib/failure.ts';
import { PASSKEY_CANCELLED } from '../session/session.types.ts';
import { done, failed } from '../testing/machine-events.ts';
import type { MachineModel } from '../testing/machine-model.ts';
import { passkeyAddMachine } from './passkeyAdd.machine.ts';

const refusal = (textCode: string) => new Refusal({ status: 422, textCode, message: '' });

export const passkeyAddModel: MachineModel<typeof passkeyAddMachine> = {
  machine: passkeyAddMachine,
  inputs: [{ email: 'ada@example.com' }],
  events: [
    { type: 'passkey.add' },
    done('addPasskey'),
    failed('addPasskey', refusal('LOGIN_NOT_FRESH')),
    failed('addPasskey', refusal(PASSKEY_CANCELLED)),
    failed('addPasskey', new Error('no network')),
    done('mailCode'),
    failed('mailCode', refusal('RATE_LIMITED')),
    { type: 'code.request' },
    { type: 'code.submit', code: '123456' },
    done('confirmLogin'),
    failed('confirmLogin', refusal('CODE_INVALID')),
    { type: 'add.cancel' },
  ],
  project: ({ failure, isResent }) => [failure !== null, isResent],
};
