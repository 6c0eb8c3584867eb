import { Refusal } from '../../lib/failure.ts';
import { done, failed } from '../testing/machine-events.ts';
import type { MachineModel } from '../testing/machine-model.ts';
import { accountDeletionMachine } from './accountDeletion.machine.ts';

const refusal = (status: number, textCode: string) => new Refusal({ status, message: 'No', textCode });

export const accountDeletionModel: MachineModel<typeof accountDeletionMachine> = {
  machine: accountDeletionMachine,
  inputs: [undefined],
  events: [
    { type: 'deletion.open' },
    { type: 'deletion.close' },
    { type: 'code.request' },
    { type: 'password.choose' },
    { type: 'proof.submit', proof: { code: '123456' } },
    done('mailCode'),
    failed('mailCode', new Error('no network')),
    failed('mailCode', refusal(409, 'ACCOUNT_ORDER_UNPAID')),
    done('deleteAccount'),
    failed('deleteAccount', new Error('no network')),
    failed('deleteAccount', refusal(422, 'CODE_INVALID')),
    failed('deleteAccount', refusal(409, 'ACCOUNT_ORDER_UNPAID')),
  ],
  project: ({ by, failure }) => [by, failure !== null],
};
