import { RefusedError } from '../../lib/failure.ts';
import { PASSKEY_CANCELLED } from '../session/session.types.ts';
import { hostileTexts } from '../testing/hostile-data.ts';
import { doneEvent, errorEvent } from '../testing/machine-events.ts';
import type { MachineModel } from '../testing/machine-model.ts';
import { passkeyAddMachine } from './passkeyAdd.machine.ts';

const refusal = (textCode: string) => new RefusedError({ status: 422, textCode, message: '' });

export const passkeyAddModel: MachineModel<typeof passkeyAddMachine> = {
  machine: passkeyAddMachine,
  inputs: [{ email: 'ada@example.com' }],
  events: [
    { type: 'passkey.add' },
    doneEvent('addPasskey'),
    errorEvent('addPasskey', refusal('LOGIN_NOT_FRESH')),
    errorEvent('addPasskey', refusal(PASSKEY_CANCELLED)),
    errorEvent('addPasskey', new Error('no network')),
    doneEvent('mailCode'),
    errorEvent('mailCode', refusal('RATE_LIMITED')),
    { type: 'code.request' },
    { type: 'code.submit', code: '123456' },
    doneEvent('confirmLogin'),
    errorEvent('confirmLogin', refusal('CODE_INVALID')),
    { type: 'add.cancel' },
  ],
  edge: [{ type: 'code.submit', code: '0'.repeat(6) }],
  hostile: hostileTexts.map((code) => ({ type: 'code.submit', code })),
  states: {
    idle: { tags: [], work: [] },
    adding: { tags: ['adding'], work: ['addPasskey'], invariant: ({ failure }) => failure === null },
    added: { tags: ['added'], work: [], invariant: ({ failure }) => failure === null },
    'proving.mailing': { tags: ['proving', 'sending'], work: ['mailCode'] },
    'proving.mailingAgain': { tags: ['proving', 'sending'], work: ['mailCode'] },
    'proving.typing': { tags: ['proving'], work: [] },
    'proving.checking': {
      tags: ['proving', 'checking'],
      work: ['confirmLogin'],
      invariant: ({ failure }) => failure === null,
    },
  },
  project: ({ failure, isResent }) => [failure !== null, isResent],
};
