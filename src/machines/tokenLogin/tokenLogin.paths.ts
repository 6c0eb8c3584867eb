import { RefusedError } from '../../lib/failure.ts';
import { hostileTexts } from '../testing/hostile-data.ts';
import { doneEvent, errorEvent } from '../testing/machine-events.ts';
import type { MachineModel } from '../testing/machine-model.ts';
import { tokenLoginMachine } from './tokenLogin.machine.ts';

const given = { access_token: 'a', refresh_token: 'r', baseURL: null };

export const tokenLoginModel: MachineModel<typeof tokenLoginMachine> = {
  machine: tokenLoginMachine,
  inputs: [
    { given, isOtherPerson: false },
    { given, isOtherPerson: true },
    { given: null, isOtherPerson: false },
  ],
  events: [
    { type: 'login.accept' },
    { type: 'login.retry' },
    doneEvent('checkTokens', 'known'),
    doneEvent('checkTokens', 'unknown'),
    errorEvent('checkTokens', new RefusedError({ status: 401, message: 'Signature verification failed' })),
    errorEvent('checkTokens', new RefusedError({ status: 500, message: '' })),
    errorEvent('checkTokens', new Error('no network')),
    errorEvent('checkTokens', undefined),
  ],
  edge: [doneEvent('checkTokens', null), doneEvent('checkTokens', undefined)],
  hostile: [{}, ...hostileTexts].map((response) => doneEvent('checkTokens', response)),
  states: {
    checking: { tags: ['busy'], work: ['checkTokens'], invariant: ({ given: tokens }) => tokens !== null },
    confirming: { tags: ['confirming'], work: [], invariant: ({ isOtherPerson }) => isOtherPerson },
    refused: { tags: ['refused'], work: [] },
    unreachable: { tags: ['unreachable'], work: [] },
    done: { tags: ['done'], work: [], invariant: ({ given: tokens }) => tokens !== null },
  },
  project: ({ given: tokens, isOtherPerson }) => [tokens !== null, isOtherPerson],
};
