import { Refusal, refusedWith } from '../../lib/failure.ts';
import { LOGIN_FAILED } from '../session/session.types.ts';
import { done, failed } from '../testing/machine-events.ts';
import type { MachineModel } from '../testing/machine-model.ts';
import { recoverPasswordMachine } from './recoverPassword.machine.ts';

export const email = 'ada@example.com';
export const mailedLink = { email, token: 'a-token' };
export const newpassword = 'walnut-and-slate';

const refusal = (status: number, textCode: string) => new Refusal({ status, textCode, message: textCode });
const noNetwork = new Error('no network');

export const recoverPasswordModel: MachineModel<typeof recoverPasswordMachine> = {
  machine: recoverPasswordMachine,
  inputs: [undefined],
  events: [
    { type: 'screen.open', place: { at: 'address' } },
    { type: 'screen.open', place: { at: 'code', email } },
    { type: 'screen.open', place: { at: 'code', email: 'bea@example.com' } },
    { type: 'screen.open', place: { at: 'link', link: mailedLink } },
    { type: 'screen.open', place: { at: 'link', link: { email, token: 'another' } } },
    { type: 'mail.request', email },
    { type: 'mail.repeat' },
    done('sendMail'),
    failed('sendMail', refusal(429, 'RATE_LIMITED')),
    failed('sendMail', noNetwork),
    { type: 'password.submit', code: '123456', newpassword },
    done('setPassword'),
    failed('setPassword', refusal(422, 'CODE_INVALID')),
    failed('setPassword', refusal(422, 'CODE_REPLACED')),
    failed('setPassword', refusal(429, 'CODE_LOCKED')),
    failed('setPassword', refusal(429, 'RATE_LIMITED')),
    failed('setPassword', noNetwork),
    { type: 'address.change' },
    done('logIn', null),
    done('logIn', refusedWith('', LOGIN_FAILED)),
    done('logIn', { reason: 'unreachable' }),
    { type: 'session.login' },
    { type: 'session.logout' },
  ],
  project: ({ email: address, link, newpassword: secret, failure, unsent, isResent }) => [
    address,
    link?.token,
    secret !== null,
    failure?.reason === 'refused' ? failure.textCode : failure?.reason,
    unsent !== null,
    isResent,
  ],
};
