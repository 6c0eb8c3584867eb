import { RefusedError, refusedWith } from '../../lib/failure.ts';
import { LOGIN_FAILED } from '../session/session.types.ts';
import { hostileTexts } from '../testing/hostile-data.ts';
import { doneEvent, errorEvent } from '../testing/machine-events.ts';
import type { MachineModel } from '../testing/machine-model.ts';
import { recoverPasswordMachine } from './recoverPassword.machine.ts';

export const email = 'ada@example.com';
export const mailedLink = { email, token: 'a-token' };
export const newpassword = 'walnut-and-slate';

const refusal = (status: number, textCode: string) =>
  new RefusedError({ status, textCode, message: textCode });
const noNetwork = new Error('no network');

export const recoverPasswordModel: MachineModel<typeof recoverPasswordMachine> = {
  machine: recoverPasswordMachine,
  inputs: [undefined],
  events: [
    { type: 'screen.open', location: { at: 'address' } },
    { type: 'screen.open', location: { at: 'code', email } },
    { type: 'screen.open', location: { at: 'code', email: 'bea@example.com' } },
    { type: 'screen.open', location: { at: 'link', link: mailedLink } },
    { type: 'screen.open', location: { at: 'link', link: { email, token: 'another' } } },
    { type: 'mail.request', email },
    { type: 'mail.repeat' },
    doneEvent('sendMail'),
    errorEvent('sendMail', refusal(429, 'RATE_LIMITED')),
    errorEvent('sendMail', noNetwork),
    { type: 'password.submit', code: '123456', newpassword },
    doneEvent('setPassword'),
    errorEvent('setPassword', refusal(422, 'CODE_INVALID')),
    errorEvent('setPassword', refusal(422, 'CODE_REPLACED')),
    errorEvent('setPassword', refusal(429, 'CODE_LOCKED')),
    errorEvent('setPassword', refusal(429, 'RATE_LIMITED')),
    errorEvent('setPassword', noNetwork),
    { type: 'address.change' },
    doneEvent('logIn', null),
    doneEvent('logIn', refusedWith('', LOGIN_FAILED)),
    doneEvent('logIn', { reason: 'unreachable' }),
    { type: 'session.login' },
    { type: 'session.logout' },
  ],
  edge: [{ type: 'password.submit', code: '0'.repeat(6), newpassword: 'x'.repeat(1_000) }],
  hostile: hostileTexts.flatMap((text) => [
    { type: 'screen.open', location: { at: 'link', link: { email: text, token: text } } },
    { type: 'screen.open', location: { at: 'code', email: text } },
    { type: 'mail.request', email: text },
    { type: 'password.submit', code: text, newpassword: text },
  ]),
  states: {
    opening: { tags: ['email', 'opening'], work: ['session'] },
    'email.typing': {
      tags: ['email'],
      work: ['session'],
      invariant: ({ newpassword: typed }) => typed === null,
    },
    'email.sending': { tags: ['email', 'sending'], work: ['session', 'sendMail'] },
    'code.typing': {
      tags: ['code'],
      work: ['session'],
      invariant: ({ newpassword: typed }) => typed === null,
    },
    'code.sending': { tags: ['code', 'sending'], work: ['session', 'sendMail'] },
    'code.setting': {
      tags: ['code', 'busy'],
      work: ['session', 'setPassword'],
      invariant: ({ newpassword: typed, failure }) => typed !== null && failure === null,
    },
    'link.typing': { tags: ['link'], work: ['session'], invariant: ({ link }) => link !== null },
    'link.setting': {
      tags: ['link', 'busy'],
      work: ['session', 'setPassword'],
      invariant: ({ newpassword: typed, link }) => typed !== null && link !== null,
    },
    'link.spent': {
      tags: ['link', 'spent'],
      work: ['session'],
      invariant: ({ failure }) => failure !== null,
    },
    'link.sending': { tags: ['link', 'sending'], work: ['session', 'sendMail'] },
    'set.loggingIn': {
      tags: ['set', 'busy'],
      work: ['session', 'logIn'],
      invariant: ({ newpassword: typed }) => typed !== null,
    },
    'set.loginFailed': {
      tags: ['set'],
      work: ['session'],
      invariant: ({ newpassword: typed }) => typed === null,
    },
    welcome: { tags: ['welcome'], work: ['session'], invariant: ({ newpassword: typed }) => typed === null },
  },
  project: ({ email: address, link, newpassword: secret, failure, unsent, isResent }) => [
    address,
    link?.token,
    secret !== null,
    failure?.reason === 'refused' ? failure.textCode : failure?.reason,
    unsent !== null,
    isResent,
  ],
};
