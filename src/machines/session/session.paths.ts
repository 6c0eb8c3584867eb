import { RefusedError } from '../../lib/failure.ts';
import { hostileTexts } from '../testing/hostile-data.ts';
import { delayEvent, doneEvent, errorEvent } from '../testing/machine-events.ts';
import type { MachineModel } from '../testing/machine-model.ts';
import { sessionMachine } from './session.machine.ts';
import type { KnownUser, SessionContext, StoredSession } from './session.types.ts';

const pair = (name: string) => ({ access_token: `${name}-access`, refresh_token: `${name}-refresh` });
const user: KnownUser = { id: 7, first_name: 'Ada' };

export const blankSession: StoredSession = {
  access_token: null,
  refresh_token: null,
  redirect_after_login: null,
  auth_fingerprint: 'fingerprint-of-21-cha',
  oauth2_state: null,
  link_active: true,
  baseURL: null,
  has_ended: false,
};
export const storedLogin: StoredSession = { ...blankSession, ...pair('stored') };

const isNobody = ({ access_token, user: known }: SessionContext) => access_token === null && known === null;
const isSomebody = ({ access_token }: SessionContext) => access_token !== null;

export const sessionModel: MachineModel<typeof sessionMachine> = {
  machine: sessionMachine,
  inputs: [{ stored: blankSession }, { stored: storedLogin }],
  events: [
    { type: 'login.submit', credentials: { method: 'password', username: 'a@b.au', password: 'secret' } },
    { type: 'login.submit', credentials: { method: 'oauth', code: 'c', state: 'ours', iss: null } },
    doneEvent('logIn', pair('login')),
    doneEvent('logIn', null),
    errorEvent('logIn', new Error('no network')),
    { type: 'tokens.receive', tokens: pair('link'), baseURL: 'https://shop.example' },
    { type: 'tokens.refresh', tokens: pair('refreshed') },
    { type: 'tokens.refuse' },
    { type: 'session.logout' },
    { type: 'account.delete' },
    doneEvent('revokeTokens'),
    errorEvent('revokeTokens', new Error('no network')),
    { type: 'session.sync', stored: storedLogin },
    { type: 'session.sync', stored: blankSession },
    { type: 'redirect.remember', path: '/checkout?step=x' },
    { type: 'oauth.start', state: 'ours' },
    { type: 'opening.forget' },
    { type: 'notice.dismiss' },
    { type: 'link.change', active: false },
    { type: 'link.change', active: true },
    doneEvent('fetchUser', user),
    doneEvent('fetchUser', {}),
    errorEvent('fetchUser', new RefusedError({ status: 401, message: 'No' })),
    errorEvent('fetchUser', new Error('no network')),
    { type: 'connection.restore' },
    delayEvent('userRetry', 'session.loggedIn.unreachable'),
  ],
  edge: [
    { type: 'redirect.remember', path: '/' },
    { type: 'tokens.receive', tokens: pair('link'), baseURL: null },
  ],
  hostile: [
    { type: 'login.submit', credentials: { method: 'oauth', code: 'c', state: 'theirs', iss: null } },
    ...hostileTexts.flatMap((text) => [
      { type: 'login.submit', credentials: { method: 'password', username: text, password: text } },
      { type: 'oauth.start', state: text },
      { type: 'tokens.refresh', tokens: { access_token: text, refresh_token: text } },
      { type: 'session.sync', stored: { ...storedLogin, access_token: text, redirect_after_login: text } },
    ]),
    ...['//evil.example', 'https://evil.example', 'javascript:alert(1)', '/\\\\evil.example', ''].map(
      (path) => ({
        type: 'redirect.remember',
        path,
      }),
    ),
  ],
  states: {
    'loggedOut.idle': { tags: ['anonymous'], work: [], invariant: isNobody },
    'loggedOut.loggingIn': {
      tags: ['anonymous', 'busy'],
      work: ['logIn'],
      invariant: (context) => isNobody(context) && context.failure === null,
    },
    'loggedOut.revoking': {
      tags: ['anonymous'],
      work: ['revokeTokens'],
      invariant: (context) => isNobody(context) && context.tokenToRevoke !== null,
    },
    'loggedIn.fetchingUser': { tags: ['authenticated', 'busy'], work: ['fetchUser'], invariant: isSomebody },
    'loggedIn.known': {
      tags: ['authenticated'],
      work: [],
      invariant: (context) => isSomebody(context) && context.user !== null,
    },
    'loggedIn.unreachable': { tags: ['authenticated'], work: [], invariant: isSomebody },
  },
  project: ({ access_token, oauth2_state, credentials, failure, openedLoggedIn }) => [
    openedLoggedIn,
    access_token !== null,
    oauth2_state !== null,
    credentials?.method,
    failure !== null,
  ],
};
