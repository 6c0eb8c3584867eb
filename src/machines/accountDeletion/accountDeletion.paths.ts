import { RefusedError } from '../../lib/failure.ts';
import { hostileTexts } from '../testing/hostile-data.ts';
import { doneEvent, errorEvent } from '../testing/machine-events.ts';
import type { MachineModel } from '../testing/machine-model.ts';
import { accountDeletionMachine } from './accountDeletion.machine.ts';

const refusal = (status: number, textCode: string) => new RefusedError({ status, message: 'No', textCode });

export const accountDeletionModel: MachineModel<typeof accountDeletionMachine> = {
  machine: accountDeletionMachine,
  inputs: [undefined],
  events: [
    { type: 'deletion.open' },
    { type: 'deletion.close' },
    { type: 'code.request' },
    { type: 'password.choose' },
    { type: 'proof.submit', proof: { code: '123456' } },
    doneEvent('mailCode'),
    errorEvent('mailCode', new Error('no network')),
    errorEvent('mailCode', refusal(409, 'ACCOUNT_ORDER_UNPAID')),
    doneEvent('deleteAccount'),
    errorEvent('deleteAccount', new Error('no network')),
    errorEvent('deleteAccount', refusal(422, 'CODE_INVALID')),
    errorEvent('deleteAccount', refusal(409, 'ACCOUNT_ORDER_UNPAID')),
  ],
  edge: [{ type: 'proof.submit', proof: { code: '0'.repeat(6) } }],
  hostile: hostileTexts.map((code) => ({ type: 'proof.submit', proof: { code } })),
  states: {
    closed: { tags: ['closed'], work: [] },
    told: { tags: ['told'], work: [] },
    mailing: { tags: ['told', 'busy'], work: ['mailCode'], invariant: ({ failure }) => failure === null },
    proving: { tags: ['proving'], work: [] },
    deleting: {
      tags: ['proving', 'busy'],
      work: ['deleteAccount'],
      invariant: ({ failure }) => failure === null,
    },
    deleted: { tags: [], work: [] },
  },
  project: ({ by, failure }) => [by, failure !== null],
};
