// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { TokenPair } from '../../graphql/generated/types.ts';
import { RestError } from '../../graphql/rest-error.ts';
import { createActor, fromPromise } from 'xstate';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import type { Credentials, LoginInput } from '../../machines/session/session.types.ts';
import { createFakeClient, renderRoutes } from '../../test/render-content.tsx';
import { Component as ForgotPassword } from './ForgotPasswordRoute.tsx';

const done = { __typename: 'Acknowledgement', success: true, message: null };
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const email = () => screen.getByLabelText<HTMLInputElement>(/E-mail/);

interface Opening {
  loggedIn?: boolean;
  codeOnly?: boolean;
  path?: string;
  /** Records the credentials of each login. */
  logins?: Credentials[];
}

const tokens = { access_token: 'a', refresh_token: 'r' };
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

/** Opens /forgotpassword, where only the code 123456 and the token `good` are valid. */
function open({ loggedIn = false, codeOnly = false, path = '/forgotpassword', logins }: Opening = {}) {
  const sets: Record<string, unknown>[] = [];
  const mails: unknown[] = [];
  const { client } = createFakeClient({
    LoginOptions: () => ({
      loginOptions: {
        __typename: 'LoginOptions',
        google: false,
        code_only: codeOnly,
        passkey_origin: null,
        api_bases: [],
        enter_hash_hosts: [],
      },
    }),
    RecoverPassword: ({ email: to }) => {
      mails.push(to);
      return { userRecoverPassword: done };
    },
    RecoverPasswordCheck: (variables) => {
      const { code } = variables;
      const fields = { code: 'That code is not right' };
      const text_code = code === 'earlier' ? 'CODE_REPLACED' : 'CODE_INVALID';
      if (code !== '123456' && code !== 'good')
        throw new RestError({ status: 422, text_code, message: '', fields });
      sets.push(variables);
      return { userRecoverPasswordCheck: done };
    },
  });
  const logIn = fromPromise<TokenPair | null, LoginInput>(({ input }) => {
    logins?.push(input.credentials);
    return Promise.resolve(logins ? tokens : null);
  });
  const session = createActor(sessionMachine.provide({ actors: { logIn } }), { input: { stored } }).start();
  const routes = [
    { path: '/forgotpassword', element: <ForgotPassword /> },
    { path: '/login', element: <p>The login</p> },
    { path: '/', element: <p>Home</p> },
  ];
  renderRoutes(routes, client, { path, ...(loggedIn ? { loggedIn } : { session }) });
  return { sets, mails };
}

async function requestCode() {
  await userEvent.type(email(), 'ada@example.com');
  await press('Send me a code');
  return screen.findByLabelText<HTMLInputElement>(/Code/);
}

test('[USR-03] shows where the code was sent, sends another one at one press, and goes back to correct the address', async () => {
  const { mails } = open();
  expect(document.activeElement).toBe(document.body);
  const code = await requestCode();
  expect(document.activeElement).toBe(code);
  expect(screen.getByText(/^We have sent a mail to/).textContent).toContain('ada@example.com');
  await userEvent.type(code, '65');
  await press('Send another code');
  await screen.findByText(/^Another mail is on its way to/);
  expect(mails).toEqual(['ada@example.com', 'ada@example.com']);
  expect(screen.getByLabelText<HTMLInputElement>(/Code/).value).toBe('65');
  await press('Wrong address? Change it');
  expect(document.activeElement).toBe(email());
  expect(email().value).toBe('ada@example.com');
});

test('[USR-03] a refused code is shown at its field; a valid one logs in with the new password', async () => {
  const logins: Credentials[] = [];
  open({ logins });
  const code = await requestCode();
  await userEvent.type(code, '654321');
  await userEvent.type(screen.getByLabelText(/New password/), 'walnut-and-slate');
  await press('Set the new password');
  await screen.findByText('That code is not right');
  expect(document.activeElement).toBe(code);
  await userEvent.clear(code);
  await userEvent.type(code, '123 456');
  await press('Set the new password');
  await screen.findByText('You are logged in.');
  expect(logins).toEqual([{ method: 'password', username: 'ada@example.com', password: 'walnut-and-slate' }]);
});

test('[USR-03] if the login with it fails, a link to the login is shown, and the message has the focus', async () => {
  open();
  await userEvent.type(await requestCode(), '123456');
  await userEvent.type(screen.getByLabelText(/New password/), 'walnut-and-slate');
  await press('Set the new password');
  const message = await screen.findByText(/Your new password is set. You can log in with it now./);
  expect(document.activeElement).toBe(message.closest('[role=status]'));
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
});

const link = (token: string) => `/forgotpassword#email=ada%40example.com&token=${token}`;

test('[USR-03, A34] the mailed link contains its code', async () => {
  const { sets } = open({ path: link('good'), logins: [] });
  expect(screen.queryByLabelText(/Code/)).toBeNull();
  await userEvent.type(screen.getByLabelText(/New password/), 'walnut-and-slate');
  await press('Set the new password');
  await screen.findByText('You are logged in.');
  expect(sets).toMatchObject([{ email: 'ada@example.com', code: 'good', newpassword: 'walnut-and-slate' }]);
});

test('[USR-03, A34] an expired link shows so, one press sends a new one, and the typed password is kept', async () => {
  const { mails } = open({ path: link('spent') });
  await userEvent.type(screen.getByLabelText(/New password/), 'walnut-and-slate');
  await press('Set the new password');
  await screen.findByText(/^This link was used already, or is no longer valid/);
  await press('E-mail me a new link');
  const code = await screen.findByLabelText(/Code/);
  await waitFor(() => expect(document.activeElement).toBe(code));
  expect(mails).toEqual(['ada@example.com']);
  expect(screen.getByLabelText<HTMLInputElement>(/New password/).value).toBe('walnut-and-slate');
});

test('[USR-03, A34] the link of an earlier mail shows that there is a newer one', async () => {
  open({ path: link('earlier') });
  await userEvent.type(screen.getByLabelText(/New password/), 'walnut-and-slate');
  await press('Set the new password');
  expect(await screen.findByText(/^A newer mail was sent after this one\./)).toBeTruthy();
});

test('[GEN-21] with `code_only` the login opens, since there is no password to set', async () => {
  open({ codeOnly: true });
  expect(await screen.findByText('The login')).toBeTruthy();
});

test('[FRM-12] the new password can be a random one of 8 letters and digits', async () => {
  open({ path: link('good') });
  await press('Suggest a password');
  const suggested = document.querySelector('code')?.textContent ?? '';
  expect(suggested).toMatch(/^[A-Za-z0-9]{8}$/);
  await press('Use this one');
  expect(screen.getByLabelText<HTMLInputElement>(/New password/).value).toBe(suggested);
});

test('[GRD-05] /forgotpassword leads a logged-in user to the home page', async () => {
  open({ loggedIn: true });
  expect(await screen.findByText('Home')).toBeTruthy();
});
