import { RefusedError } from '../../lib/failure.ts';
import { hostileTexts } from '../testing/hostile-data.ts';
import { done, failed } from '../testing/machine-events.ts';
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
    done('checkTokens', 'known'),
    done('checkTokens', 'unknown'),
    failed('checkTokens', new RefusedError({ status: 401, message: 'Signature verification failed' })),
    failed('checkTokens', new RefusedError({ status: 500, message: '' })),
    failed('checkTokens', new Error('no network')),
    failed('checkTokens', undefined),
  ],
  edge: [done('checkTokens', null), done('checkTokens', undefined)],
  hostile: [{}, ...hostileTexts].map((response) => done('checkTokens', response)),
  states: {
    checking: { tags: ['busy'], work: ['checkTokens'], invariant: ({ given: tokens }) => tokens !== null },
    confirming: { tags: ['confirming'], work: [], invariant: ({ isOtherPerson }) => isOtherPerson },
    refused: { tags: ['refused'], work: [] },
    unreachable: { tags: ['unreachable'], work: [] },
    done: { tags: ['done'], work: [], invariant: ({ given: tokens }) => tokens !== null },
  },
  project: ({ given: tokens, isOtherPerson }) => [tokens !== null, isOtherPerson],
};
