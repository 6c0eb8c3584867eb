import type { AnyEventObject, SnapshotFrom } from 'xstate';
import { failureOf, RefusedError } from '../../src/lib/failure.ts';
import type { Failure } from '../../src/lib/failure.ts';
import {
  ada,
  credentialRefusals,
  loginModel,
  mailedLink,
  passkeyRefusals,
  requested,
} from '../../src/machines/login/login.paths.ts';
import { LOGIN_FAILED, PASSKEY_CANCELLED } from '../../src/machines/session/session.types.ts';
import { loginStep } from '../../src/machines/login/login.selectors.ts';
import type { loginMachine } from '../../src/machines/login/login.machine.ts';
import type { LoginLocation } from '../../src/machines/login/login.types.ts';
import { doneEvent, errorEvent } from '../../src/machines/testing/machine-events.ts';
import type { EdgePath } from '../../src/machines/testing/machine-model.ts';
import { expect, test } from '../testkit/fixtures.ts';
import { OtherTab } from '../testkit/other-tab.ts';
import type { Shopper } from '../testkit/shopper.ts';
import { coveringWalks } from './covering-walks.ts';
import { VirtualPasskeys } from '../testkit/virtual-passkeys.ts';
import { PendingCalls } from './pending-calls.ts';
import { playWalk } from './play-walk.ts';

type LoginState = SnapshotFrom<typeof loginMachine>;

const EDGES = 136;
const noNetwork = new Error('no network');
const tooMany = new RefusedError({ status: 429, textCode: 'RATE_LIMITED', message: 'Try again later' });
const unreachable: Failure = { reason: 'unreachable' };

/** The machine's own model, restricted to what a browser can encounter. */
const model: typeof loginModel = {
  ...loginModel,
  events: [
    { type: 'screen.open', location: { at: 'address' }, requested: null },
    { type: 'screen.open', location: { at: 'address' }, requested },
    { type: 'screen.open', location: { at: 'code', recipient: ada }, requested },
    { type: 'screen.open', location: { at: 'password', recipient: ada }, requested: null },
    { type: 'screen.open', location: { at: 'link', link: mailedLink }, requested: null },
    { type: 'screen.open', location: { at: 'link', link: mailedLink }, requested },
    { type: 'mail.request', recipient: ada },
    { type: 'mail.repeat' },
    doneEvent('sendMail'),
    errorEvent('sendMail', tooMany),
    errorEvent('sendMail', noNetwork),
    { type: 'code.expect' },
    { type: 'passkey.choose' },
    { type: 'code.submit', code: '123456' },
    { type: 'password.choose', email: ada.email },
    { type: 'password.submit', username: ada.email, password: 'walnut-and-slate' },
    { type: 'address.change', email: ada.email },
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
  project: (context) => [loginModel.project(context), context.unsent?.reason],
};

const codeOf = (failure: Failure | null) => (failure?.reason === 'refused' ? failure.textCode : null);

/** Whether nothing has failed in this step except a lock or a rate limit, and no mail was sent again. */
const isCalm = (state: LoginState): boolean => {
  const { failure, unsent, isResent } = state.context;
  const isLocked = ['CODE_LOCKED', 'RATE_LIMITED'].includes(codeOf(failure) ?? '');
  return (failure === null || isLocked) && unsent === null && !isResent;
};

/** Only controls on the screen; after a failure only a retry, and only after the simplest failure. */
function isPossible({ source, events }: EdgePath<typeof loginMachine>): boolean {
  const event: AnyEventObject | undefined = events.at(-1);
  const type = event?.type ?? '';
  if (source.hasTag('opening')) return type === 'screen.open';
  if (source.hasTag('welcome')) return type === 'session.logout';
  if (source.hasTag('prompting')) return type.startsWith('xstate.') || type === 'password.choose';
  if (type === 'session.login') return isCalm(source);
  if (type === 'screen.open') return isBack(source, event);
  if (type.endsWith('logIn')) return canSay(source, event?.['output']);
  if (source.hasTag('busy') || source.hasTag('sending')) return type.startsWith('xstate.');
  if (type === 'session.logout' || !source.can(event as never)) return false;
  // An earlier request is irrelevant to passkeys.
  if (type === 'passkey.choose') return isCalm(source) && source.context.requested === null;
  if (type === 'mail.request') return [null, PASSKEY_CANCELLED].includes(codeOf(source.context.failure));
  if (type === 'link.confirm' || source.hasTag('spent')) return true;
  const isWrong = codeOf(source.context.failure) === LOGIN_FAILED && source.context.unsent === null;
  return isCalm(source) || (type.endsWith('.submit') && isWrong);
}

/** Whether the previous history entry is the e-mail step. */
function isBack(source: LoginState, event: AnyEventObject | undefined): boolean {
  const hasEntry = ['code', 'password'].includes(loginStep(source));
  const isKept = event?.['requested'] === source.context.requested;
  return hasEntry && event?.['location'].at === 'address' && isKept && isCalm(source);
}

/** Whether the host can give this response in this step. */
function canSay(source: LoginState, failure: Failure | null): boolean {
  const code = codeOf(failure);
  if (code === 'CODE_LOCKED') return loginStep(source) === 'code';
  if (code === 'RATE_LIMITED') return loginStep(source) !== 'code';
  return code !== 'CODE_REPLACED' || loginStep(source) !== 'password';
}

interface Calls {
  options: PendingCalls;
  passkey: PendingCalls;
  mail: PendingCalls;
  code: PendingCalls;
  password: PendingCalls;
}

/** Opens a location like a reload, or like a mailed link. */
async function opensAt(shopper: Shopper, location: LoginLocation): Promise<void> {
  const { page } = shopper;
  // Behind each step is the e-mail step, where Back leads.
  await page.goto('/login');
  if (location.at === 'link') {
    const { email, token } = location.link;
    await page.goto(`/login#${new URLSearchParams({ email, token }).toString()}`);
    return;
  }
  if (location.at === 'address') return;
  // The router writes to the entry it starts in.
  await expect(shopper.cartLink(0)).toBeAttached();
  await page.evaluate(
    (login) => history.pushState({ usr: { login }, key: 'reloaded', idx: 1 }, '', '/login'),
    location,
  );
  await page.reload();
}

function driversOf(
  shopper: Shopper,
  other: OtherTab,
  calls: Calls,
  passkeys: VirtualPasskeys,
): Record<string, (event: AnyEventObject) => Promise<void>> {
  const { page } = shopper;
  let isOpen = false;
  const proof = () => (calls.code.waiting > 0 ? calls.code : calls.password);
  const address = page.getByLabel('E-mail');
  const forgetCalls = async () => {
    for (const pending of Object.values(calls)) await pending.isForgotten();
  };
  return {
    'screen.open': async ({ location, requested: email }) => {
      if (isOpen) {
        await page.goBack();
        await expect(shopper.button('Use my password instead')).toBeVisible();
        return forgetCalls();
      }
      isOpen = true;
      await other.hasRequestedMail(email);
      await opensAt(shopper, location);
    },
    'mail.request': async () => {
      await address.fill(ada.email);
      await shopper.button('E-mail me a login code').click();
    },
    'mail.repeat': () =>
      page.getByRole('button', { name: /^(Send another code|E-mail me a new link)$/ }).click(),
    'code.expect': () => shopper.button('I have a code already').click(),
    'code.submit': () => shopper.typesCode('123456'),
    'password.choose': async () => {
      await address.fill(ada.email);
      // Over http it only appears with script, moving what is below.
      await expect(shopper.button('Log in with a passkey')).toBeVisible();
      await shopper.button('Use my password instead').click();
      await calls.options.isForgotten();
    },
    'passkey.choose': async () => {
      await address.fill(ada.email);
      await passkeys.hasOneOf('localhost');
      await shopper.button('Log in with a passkey').click();
    },
    'xstate.done.actor.logInByPasskey': async ({ output }) => {
      if (output?.reason === 'unreachable') return calls.options.trips();
      if (codeOf(output) === PASSKEY_CANCELLED) await passkeys.areLost();
      await calls.options.respondsWith({ challenge: 'c29tZXRoaW5n', rpId: 'localhost', timeout: 60_000 });
      if (codeOf(output) === PASSKEY_CANCELLED) return;
      if (output !== null)
        return calls.passkey.isRefusedWith(422, { text_code: output.textCode, params: {} });
      await calls.passkey.respondsWith(other.tokens);
      return expect(page).toHaveURL(/\/$/);
    },
    'password.submit': async () => {
      await page.getByRole('textbox', { name: 'Password' }).fill('walnut-and-slate');
      await shopper.button('Log in').click();
    },
    'address.change': () =>
      page.getByRole('button', { name: /^(Wrong address\? Change it|E-mail me a login code)$/ }).click(),
    'link.confirm': () => shopper.button('Log me in').click(),
    'xstate.done.actor.sendMail': () => calls.mail.respondsWith({ success: true, message: null }),
    'xstate.error.actor.sendMail': ({ error }) =>
      failureOf(error).reason === 'refused'
        ? calls.mail.isRefusedWith(429, { text_code: 'RATE_LIMITED', params: { count: 9, unit: 'minutes' } })
        : calls.mail.trips(),
    'xstate.done.actor.logIn': async ({ output }) => {
      if (output === null) {
        await proof().respondsWith(other.tokens);
        return expect(page).toHaveURL(/\/$/);
      }
      if (output.reason === 'unreachable') return proof().trips();
      if (output.textCode === LOGIN_FAILED) return proof().respondsWith(false);
      const status = output.textCode === 'CODE_REPLACED' ? 422 : 429;
      const params = { minutes: 15, count: 9, unit: 'minutes' };
      return proof().isRefusedWith(status, { text_code: output.textCode, params });
    },
    'session.login': async () => {
      await other.logsIn();
      await expect(page.getByText('You are logged in.')).toBeVisible();
      await forgetCalls();
    },
    'session.logout': async () => {
      await expect(shopper.accountLink()).toHaveText('My account');
      await other.logsOut();
      await expect(shopper.accountLink()).toHaveText('Log in');
      // After a login here the page redirected.
      if (!page.url().includes('/login')) await page.goto('/login');
    },
  };
}

/** The message for a failed login. */
function wordsFor(failure: Failure | null, state: LoginState): RegExp | string | null {
  if (failure === null) return null;
  if (failure.reason === 'unreachable') return /^We cannot reach the shop right now\. What you typed is kept/;
  if (state.hasTag('spent'))
    return codeOf(failure) === 'CODE_REPLACED' ? /^A newer mail was sent/ : /^This link was used/;
  if (failure.textCode === PASSKEY_CANCELLED) return /^No passkey was used/;
  if (failure.textCode === 'PASSKEY_UNKNOWN') return /^The shop does not know this passkey/;
  if (failure.textCode === 'CODE_LOCKED') return /locked for 15 minutes/;
  if (failure.textCode === 'RATE_LIMITED') return /in 9 minutes/;
  if (codeOf(failure) === 'CODE_REPLACED') return /^This is the code of an earlier mail/;
  return loginStep(state) === 'password'
    ? "That e-mail and password don't match"
    : /^That code does not match/;
}

async function check(shopper: Shopper, calls: Calls, state: LoginState): Promise<void> {
  const { page } = shopper;
  const step = loginStep(state);
  const { failure, unsent, isResent, requested: email } = state.context;
  if (step === 'welcome') return expect(shopper.accountLink()).toHaveText('My account');
  const seen = {
    email: shopper.button('Use my password instead'),
    code: page.getByLabel('Code'),
    password: page.getByRole('textbox', { name: 'Password' }),
    link: page.getByRole('button', { name: /^(Log me in|E-mail me a new link)$/ }),
  };
  await expect(seen[step]).toBeVisible();
  if (step === 'email')
    await expect(shopper.button('I have a code already')).toBeVisible({ visible: email !== null });
  if (state.hasTag('prompting')) await calls.options.comes();
  if (step === 'email' && failure !== null) await expect(page.getByLabel('E-mail')).toHaveValue(ada.email);
  if (state.hasTag('sending')) await calls.mail.comes();
  if (state.hasTag('busy')) await (step === 'password' ? calls.password : calls.code).comes();
  const words = wordsFor(failure, state);
  if (words === null)
    await expect(
      page.getByText(/^(That code|That e-mail|This link was used|No passkey|The shop does not know)/),
    ).toBeHidden();
  else await expect(page.getByText(words)).toBeVisible();
  const isSaid = !state.hasTag('sending');
  await expect(page.getByText('We cannot reach the shop right now. Please try again.')).toBeVisible({
    visible: isSaid && unsent?.reason === 'unreachable',
  });
  if (isSaid && unsent?.reason === 'refused') await expect(page.getByText(/in 9 minutes/)).toBeVisible();
  await expect(page.getByText(/^Another mail is on its way/)).toBeVisible({ visible: isSaid && isResent });
}

const STATES = [
  'email.typing.idle',
  'email.typing.prompting',
  'email.sending',
  'code.typing',
  'code.checking',
  'code.sending',
].concat(
  ['password.typing', 'password.checking', 'link.elsewhere', 'link.checking', 'link.spent'],
  ['link.sending', 'welcome'],
);

// Browsers only support passkeys on host names.
test.use({ baseURL: ({ shop }, use) => use(shop.url.replace('127.0.0.1', 'localhost')) });

test('the login shows the state of its machine, on every edge, with Back, reload and a second tab', async ({
  shopper,
  consoleErrors,
}) => {
  consoleErrors.expect(
    /status of (501|429|422) .*\/(sendLoginLink|loginRecoveryCode|login|passkeyLogin|passkeyLoginOptions)\)$/,
  );
  const other = await OtherTab.of(shopper);
  // A background tab renders once a second, which delays every click.
  await shopper.page.bringToFront();
  const passkeys = await VirtualPasskeys.of(shopper.page);
  const at = (call: string) => PendingCalls.of(shopper.page, `**/user/${call}`);
  const { walks, edges } = coveringWalks(model, isPossible);
  expect(edges).toBe(EDGES);
  for (const walk of walks) {
    await shopper.page.unrouteAll({ behavior: 'ignoreErrors' });
    await other.logsOut();
    await shopper.page.goto('/api/v1/cognito/domain/currentDomain');
    const calls = {
      options: await at('passkeyLoginOptions'),
      passkey: await at('passkeyLogin'),
      mail: await at('sendLoginLink'),
      code: await at('loginRecoveryCode'),
      password: await at('login'),
    };
    const look = (state: LoginState) => check(shopper, calls, state);
    const checks = Object.fromEntries(STATES.map((state) => [state, look]));
    await playWalk(walk, { drivers: driversOf(shopper, other, calls, passkeys), checks });
  }
});
