// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { createAnsweringClient, renderRoutes } from '../../test/render-content.tsx';
import { Component as Login } from './LoginRoute.tsx';

const sent = { __typename: 'Acknowledgement', success: true, message: null };
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const email = () => screen.getByLabelText<HTMLInputElement>(/E-mail/);

function open(options: { loggedIn?: boolean } = {}) {
  const { client } = createAnsweringClient({ SendLoginLink: () => ({ userSendLoginLink: sent }) });
  const routes = [
    { path: '/login', element: <Login /> },
    { path: '/', element: <p>Home</p> },
  ];
  return renderRoutes(routes, client, { path: '/login', ...options });
}

beforeEach(() => localStorage.clear());

test('[RT-15] opening /login leaves the focus where it is, and offers no code that nobody asked for', async () => {
  open();
  expect(email().value).toBe('');
  expect(screen.queryByRole('button', { name: 'I have a code already' })).toBeNull();
  expect(document.activeElement).toBe(document.body);
});

test('[USR-02] the focus follows from the address to the code and back', async () => {
  open();
  await userEvent.type(email(), 'ada@example.com');
  await press('E-mail me a login code');
  expect(document.activeElement).toBe(await screen.findByLabelText(/Code/));
  await press('Send another code');
  expect(document.activeElement).toBe(email());
  expect(email().value).toBe('ada@example.com');
});

test('[USR-02] the focus follows to the password form, which knows the address', async () => {
  open();
  await userEvent.type(email(), 'ada@example.com');
  await press('Use my password instead');
  expect(document.activeElement).toBe(email());
  expect(email().value).toBe('ada@example.com');
  expect(screen.getByRole('textbox', { name: /E-mail/ }).getAttribute('autocomplete')).toBe('username');
});

test('[A34] after a reload the address is there still, and a button leads to its code', async () => {
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
  const { client } = createAnsweringClient({});
  const routes = [{ path: '/login', element: <Login /> }];
  renderRoutes(routes, client, { path: '/login' });
  await userEvent.type(email(), 'ada@example.com');
  await press('E-mail me a login code');
  await screen.findByText('We cannot reach the shop right now. Please try again.');
  expect(screen.queryByRole('button', { name: 'I have a code already' })).toBeNull();
});

test('[GRD-05] who opens /login logged in goes home, and the mail asked for earlier is forgotten', async () => {
  localStorage.setItem('shop:requested-mail', 'ada@example.com');
  const here = open({ loggedIn: true });
  await screen.findByText('Home');
  here.unmount();
  open();
  expect(email().value).toBe('');
});
