import { RefusedError, refusedWith } from '../../lib/failure.ts';
import { hostileTexts } from '../testing/hostile-data.ts';
import { doneEvent, errorEvent } from '../testing/machine-events.ts';
import type { MachineModel } from '../testing/machine-model.ts';
import { LOGIN_FAILED, PASSKEY_CANCELLED } from '../session/session.types.ts';
import { loginMachine } from './login.machine.ts';

export const ada = { email: 'Ada@example.com' };
/** A recipient who signs up. */
export const newAda = { ...ada, first_name: 'Ada', last_name: 'Byron' };
export const mailedLink = { ...ada, token: 'a-token' };
/** Ada's e-mail address as `pending-login` stores it. */
export const requested = 'ada@example.com';

/** The host's refusals of credentials. */
export const credentialRefusals = {
  wrong: refusedWith('', LOGIN_FAILED),
  replaced: refusedWith('This is the code of an earlier mail', 'CODE_REPLACED'),
  locked: refusedWith('Locked for 15 minutes', 'CODE_LOCKED'),
  limited: refusedWith('Try again in 9 minutes', 'RATE_LIMITED'),
} as const;
/** Refusals of a passkey: none from the browser, or one unknown to the host. */
export const passkeyRefusals = {
  cancelled: refusedWith('', PASSKEY_CANCELLED),
  unknown: refusedWith('The shop does not know this passkey', 'PASSKEY_UNKNOWN'),
} as const;
const unreachable = { reason: 'unreachable' } as const;

export const loginModel: MachineModel<typeof loginMachine> = {
  machine: loginMachine,
  inputs: [undefined],
  events: [
    { type: 'screen.open', location: { at: 'address' }, requested: null },
    { type: 'screen.open', location: { at: 'address' }, requested },
    { type: 'screen.open', location: { at: 'code', recipient: newAda }, requested },
    { type: 'screen.open', location: { at: 'code', recipient: { email: 'bea@example.com' } }, requested },
    { type: 'screen.open', location: { at: 'password', recipient: ada }, requested: null },
    { type: 'screen.open', location: { at: 'link', link: mailedLink }, requested: null },
    { type: 'screen.open', location: { at: 'link', link: mailedLink }, requested },
    { type: 'screen.open', location: { at: 'link', link: { ...ada, token: 'another' } }, requested: null },
    { type: 'mail.request', recipient: newAda },
    { type: 'mail.repeat' },
    doneEvent('sendMail'),
    errorEvent(
      'sendMail',
      new RefusedError({ status: 429, textCode: 'RATE_LIMITED', message: 'Try again later' }),
    ),
    errorEvent('sendMail', new Error('no network')),
    { type: 'code.expect' },
    { type: 'passkey.choose' },
    { type: 'code.submit', code: '123456' },
    { type: 'password.choose', email: ada.email },
    { type: 'password.submit', username: ada.email, password: 'walnut-and-slate' },
    { type: 'address.change', email: 'ada@lovelace.example' },
    { type: 'link.confirm' },
    doneEvent('logIn', null),
    ...[...Object.values(credentialRefusals), unreachable].map((failure) => doneEvent('logIn', failure)),
    doneEvent('logInByPasskey', null),
    ...[...Object.values(passkeyRefusals), unreachable].map((failure) =>
      doneEvent('logInByPasskey', failure),
    ),
    { type: 'session.login' },
    { type: 'session.logout' },
  ],
  edge: [
    { type: 'code.submit', code: '0'.repeat(6) },
    { type: 'password.submit', username: ada.email, password: 'x'.repeat(1_000) },
  ],
  hostile: hostileTexts.flatMap((text) => [
    { type: 'screen.open', location: { at: 'link', link: { email: text, token: text } }, requested: text },
    { type: 'screen.open', location: { at: 'code', recipient: { email: text } }, requested: text },
    { type: 'mail.request', recipient: { email: text } },
    { type: 'code.submit', code: text },
    { type: 'password.submit', username: text, password: text },
    { type: 'address.change', email: text },
    { type: 'password.choose', email: text },
  ]),
  states: {
    opening: { tags: ['email', 'opening'], work: ['session'] },
    'email.typing.idle': { tags: ['email'], work: ['session'], invariant: ({ link }) => link === null },
    'email.typing.prompting': {
      tags: ['email', 'prompting'],
      work: ['session', 'logInByPasskey'],
      invariant: ({ failure }) => failure === null,
    },
    'email.sending': { tags: ['email', 'sending'], work: ['session', 'sendMail'] },
    'code.typing': { tags: ['code'], work: ['session'], invariant: ({ link }) => link === null },
    'code.checking': {
      tags: ['code', 'busy'],
      work: ['session', 'logIn'],
      invariant: ({ failure }) => failure === null,
    },
    'code.sending': { tags: ['code', 'sending'], work: ['session', 'sendMail'] },
    'password.typing': { tags: ['password'], work: ['session'], invariant: ({ link }) => link === null },
    'password.checking': {
      tags: ['password', 'busy'],
      work: ['session', 'logIn'],
      invariant: ({ failure }) => failure === null,
    },
    'link.elsewhere': { tags: ['link'], work: ['session'], invariant: ({ link }) => link !== null },
    'link.checking': {
      tags: ['link', 'busy'],
      work: ['session', 'logIn'],
      invariant: ({ link, failure }) => link !== null && failure === null,
    },
    'link.spent': {
      tags: ['link', 'spent'],
      work: ['session'],
      invariant: ({ failure }) => failure !== null,
    },
    'link.sending': { tags: ['link', 'spent', 'sending'], work: ['session', 'sendMail'] },
    welcome: { tags: ['welcome'], work: ['session'], invariant: ({ link }) => link === null },
  },
  project: ({ recipient, link, requested: wanted, failure, unsent, isResent }) => [
    recipient.first_name,
    link?.token,
    wanted,
    failure?.reason === 'refused' ? failure.textCode : failure?.reason,
    unsent !== null,
    isResent,
  ],
};
