// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { TokenPair } from '../../graphql/generated/types.ts';
import { RestError } from '../../graphql/rest-error.ts';
import { RefusedError } from '../../lib/failure.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import { loginOptions, stubPasskeyBrowser } from '../../test/passkey-browser.ts';
import { createFakeClient, renderRoutes } from '../../test/render-content.tsx';
import { Component as Login } from './LoginRoute.tsx';

const sent = { __typename: 'Acknowledgement', success: true, message: null };
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const email = () => screen.getByLabelText<HTMLInputElement>(/E-mail/);

interface Opening {
  loggedIn?: boolean;
  path?: string;
  /** The host's response to credentials. */
  logIn?: () => Promise<TokenPair | null>;
  /** Whether only codes log in. */
  codeOnly?: boolean;
  /** Called before each mail is sent; may throw. */
  onMail?: (email: unknown) => void;
  /** The origin of the shop's passkeys. */
  passkeysAt?: string | null;
}

function open({
  path = '/login',
  logIn,
  onMail,
  codeOnly = false,
  passkeysAt = null,
  ...options
}: Opening = {}) {
  const { client } = createFakeClient({
    LoginOptions: () => ({
      loginOptions: { ...loginOptions(passkeysAt), code_only: codeOnly },
    }),
    SendLoginLink: ({ email: to }) => {
      onMail?.(to);
      return { userSendLoginLink: sent };
    },
    PasskeyLoginOptions: () => ({
      userPasskeyLoginOptions: { challenge: 'c29tZXRoaW5n', rpId: 'localhost' },
    }),
  });
  const routes = [
    { path: '/login', element: <Login /> },
    { path: '/', element: <p>Home</p> },
  ];
  const session = logIn && sessionWith(logIn);
  return renderRoutes(routes, client, { path, ...options, ...(session ? { session } : {}) });
}

/** An anonymous session with this `logIn`. */
function sessionWith(logIn: () => Promise<TokenPair | null>) {
  const machine = sessionMachine.provide({ actors: { logIn: fromPromise(logIn) } });
  const stored = {
    access_token: null,
    refresh_token: null,
    redirect_after_login: null,
    auth_fingerprint: 'here',
    oauth2_state: null,
    link_active: true,
    baseURL: null,
    has_ended: false,
  };
  return createActor(machine, { input: { stored } }).start();
}

const wrong = () => Promise.resolve(null);
const locked = () =>
  Promise.reject(
    new RefusedError({ status: 429, textCode: 'CODE_LOCKED', message: 'Locked for 14 minutes' }),
  );
const tooMany = () => {
  throw new RestError({ status: 429, text_code: 'RATE_LIMITED', message: 'Try in 9 minutes', fields: {} });
};

beforeEach(() => localStorage.clear());

test('[RT-15] opening /login does not move the focus, and offers no code that was not requested', async () => {
  open();
  expect(email().value).toBe('');
  expect(screen.queryByRole('button', { name: 'I have a code already' })).toBeNull();
  expect(document.activeElement).toBe(document.body);
});

test('[GEN-21] without `code_only` a password and the mailed link are offered beside the code', async () => {
  open();
  await userEvent.type(email(), 'ada@example.com');
  expect(await screen.findByRole('button', { name: 'Use my password instead' })).toBeTruthy();
  await press('E-mail me a login code');
  await screen.findByLabelText(/Code/);
  expect(screen.getByText(/^We have sent a mail to/).textContent).toContain('Press the link in it, or type');
});

test('[GEN-21] with `code_only` only the mailed code is offered', async () => {
  open({ codeOnly: true });
  await userEvent.type(email(), 'ada@example.com');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Use my password instead' })).toBeNull());
  await press('E-mail me a login code');
  await screen.findByLabelText(/Code/);
  expect(screen.getByText(/^We have sent a mail to/).textContent).toMatch(
    /com\. Type its six digits here\.$/,
  );
  expect(document.body.textContent).not.toMatch(/password|\blink\b/i);
});

test('[USR-02] the focus moves from the address to the code and back', async () => {
  open();
  await userEvent.type(email(), 'ada@example.com');
  await press('E-mail me a login code');
  expect(document.activeElement).toBe(await screen.findByLabelText(/Code/));
  await press('Wrong address? Change it');
  expect(document.activeElement).toBe(email());
  expect(email().value).toBe('ada@example.com');
});

async function requestCode(): Promise<HTMLInputElement> {
  await userEvent.type(email(), 'ada@example.com');
  await press('E-mail me a login code');
  return screen.findByLabelText<HTMLInputElement>(/Code/);
}

test('[USR-02] one press sends another code to the same address, and the typed code is kept', async () => {
  const mails: unknown[] = [];
  open({ onMail: (to) => mails.push(to), logIn: wrong });
  const code = await requestCode();
  await userEvent.type(code, '12 34 56');
  await press('Log in');
  await screen.findByText(/^That code does not match/);
  await press('Send another code');
  await screen.findByText(/^Another mail is on its way to/);
  expect(mails).toEqual(['ada@example.com', 'ada@example.com']);
  expect(screen.getByLabelText<HTMLInputElement>(/Code/).value).toBe('12 34 56');
  expect(screen.queryByText(/^That code does not match/)).toBeNull();
});

test('[SEC-02] if no other mail can be sent yet, the time until then is shown', async () => {
  let mails = 0;
  open({ onMail: () => (mails += 1) > 1 && tooMany() });
  await requestCode();
  await press('Send another code');
  expect((await screen.findByText('Try in 9 minutes')).getAttribute('role')).toBe('alert');
  expect(screen.queryByText(/^Another mail is on its way/)).toBeNull();
});

test('[SEC-02] too many wrong codes show how long the login is locked, not that the code is wrong', async () => {
  open({ logIn: locked });
  await userEvent.type(await requestCode(), '123456');
  await press('Log in');
  await screen.findByText('Locked for 14 minutes');
  expect(screen.queryByText(/does not match/)).toBeNull();
});

const LINK = '/login#email=ada%40example.com&token=abc';

test('[A34] an expired link shows so, and one press sends another one and opens the step for its code', async () => {
  const mails: unknown[] = [];
  open({ path: LINK, logIn: wrong, onMail: (to) => mails.push(to) });
  expect(screen.queryByRole('button', { name: 'E-mail me a new link' })).toBeNull();
  await press('Log me in');
  await screen.findByText('This link was used already, or is no longer valid.');
  await press('E-mail me a new link');
  const code = await screen.findByLabelText(/Code/);
  await waitFor(() => expect(document.activeElement).toBe(code));
  expect(mails).toEqual(['ada@example.com']);
  expect(screen.getByText(/^We have sent a mail to/).textContent).toContain('ada@example.com');
});

test('[A34, APA-09] the link of an earlier mail shows that a newer one was sent', async () => {
  const replaced = new RefusedError({
    status: 422,
    textCode: 'CODE_REPLACED',
    message: 'Of an earlier mail',
  });
  open({ path: LINK, logIn: () => Promise.reject(replaced) });
  await press('Log me in');
  await screen.findByText('A newer mail was sent after this one. Please press the link in that.');
  expect(screen.getByRole('button', { name: 'E-mail me a new link' })).toBeTruthy();
});

test('[A34] the next link opens in the place of an expired one', async () => {
  localStorage.setItem('shop:requested-mail', 'ada@example.com');
  const here = open({ path: LINK, logIn: wrong });
  await screen.findByText('This link was used already, or is no longer valid.');
  localStorage.clear();
  await here.goTo('/login#email=ada%40example.com&token=def');
  expect(await screen.findByRole('button', { name: 'Log me in' })).toBeTruthy();
});

test('[A34, SEC-02] an expired link shows when the next mail can be sent', async () => {
  open({ path: LINK, logIn: wrong, onMail: tooMany });
  await press('Log me in');
  await userEvent.click(await screen.findByRole('button', { name: 'E-mail me a new link' }));
  await screen.findByText('Try in 9 minutes');
  expect(screen.getByRole('button', { name: 'E-mail me a new link' })).toBeTruthy();
});

test('[USR-02] the focus moves to the password form, which has the address filled in', async () => {
  open();
  await userEvent.type(email(), 'ada@example.com');
  await press('Use my password instead');
  expect(document.activeElement).toBe(email());
  expect(email().value).toBe('ada@example.com');
  expect(screen.getByRole('textbox', { name: /E-mail/ }).getAttribute('autocomplete')).toBe('username');
});

test('[A34] after a reload the address is still filled in, and a button leads to its code', async () => {
  const before = open();
  await userEvent.type(email(), 'Ada@example.com');
  await press('E-mail me a login code');
  await screen.findByLabelText(/Code/);
  before.unmount();

  open();
  await waitFor(() => expect(email().value).toBe('ada@example.com'));
  await press('I have a code already');
  expect(screen.getByText('ada@example.com')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText(/Code/));
});

test('[RT-15] a mail that could not be sent is not remembered', async () => {
  const { client } = createFakeClient({});
  const routes = [{ path: '/login', element: <Login /> }];
  renderRoutes(routes, client, { path: '/login' });
  await userEvent.type(email(), 'ada@example.com');
  await press('E-mail me a login code');
  await screen.findByText('We cannot reach the shop right now. Please try again.');
  expect(screen.queryByRole('button', { name: 'I have a code already' })).toBeNull();
});

test('[GRD-05] /login leads a logged-in user to the home page, and clears the earlier mail request', async () => {
  localStorage.setItem('shop:requested-mail', 'ada@example.com');
  const here = open({ loggedIn: true });
  await screen.findByText('Home');
  here.unmount();
  open();
  expect(email().value).toBe('');
});

test('a closed passkey prompt keeps the typed address, and a message names the alternatives', async () => {
  stubPasskeyBrowser();
  open({ passkeysAt: window.location.origin });
  await userEvent.type(email(), 'ada@example.com');
  await press('Log in with a passkey');
  expect((await screen.findByText(/^No passkey was used/)).closest('[role=status]')).toBeTruthy();
  expect(email().value).toBe('ada@example.com');
  await press('E-mail me a login code');
  await screen.findByLabelText(/Code/);
  expect(screen.queryByText(/^No passkey was used/)).toBeNull();
});

test('there is no passkey button without browser support, nor at another origin', async () => {
  vi.stubGlobal('isSecureContext', true);
  const before = open({ passkeysAt: window.location.origin });
  await screen.findByRole('button', { name: 'Continue with Google' });
  expect(screen.queryByRole('button', { name: 'Log in with a passkey' })).toBeNull();
  before.unmount();
  stubPasskeyBrowser();
  open({ passkeysAt: 'https://shop.example' });
  await screen.findByRole('button', { name: 'Continue with Google' });
  expect(screen.queryByRole('button', { name: 'Log in with a passkey' })).toBeNull();
});
