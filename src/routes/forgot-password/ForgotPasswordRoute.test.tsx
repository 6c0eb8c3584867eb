// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { RestError } from '../../graphql/rest-error.ts';
import { createAnsweringClient, renderRoutes } from '../../test/render-content.tsx';
import { Component as ForgotPassword } from './ForgotPasswordRoute.tsx';

const done = { __typename: 'Acknowledgement', success: true, message: null };
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const email = () => screen.getByLabelText<HTMLInputElement>(/E-mail/);

/** Opens /forgotpassword, where only 123456 is a good code. */
function open(loggedIn = false) {
  const { client } = createAnsweringClient({
    RecoverPassword: () => ({ userRecoverPassword: done }),
    RecoverPasswordCheck: ({ code }) => {
      const fields = { code: 'That code is not right' };
      if (code !== '123456')
        throw new RestError({ status: 422, text_code: 'CODE_INVALID', message: '', fields });
      return { userRecoverPasswordCheck: done };
    },
  });
  const routes = [
    { path: '/forgotpassword', element: <ForgotPassword /> },
    { path: '/', element: <p>Home</p> },
  ];
  renderRoutes(routes, client, { path: '/forgotpassword', loggedIn });
}

async function askForCode() {
  await userEvent.type(email(), 'ada@example.com');
  await press('Send me a code');
  return screen.findByLabelText<HTMLInputElement>(/Code/);
}

test('[USR-03] says where the code went, and goes back to have another one sent', async () => {
  open();
  expect(document.activeElement).toBe(document.body);
  const code = await askForCode();
  expect(document.activeElement).toBe(code);
  expect(screen.getByText(/^We have sent a mail to/).textContent).toContain('ada@example.com');
  await press('Send another code');
  expect(document.activeElement).toBe(email());
  expect(email().value).toBe('ada@example.com');
});

test('[USR-03] a refused code is said at its field; a good one ends at a message with the focus', async () => {
  open();
  const code = await askForCode();
  await userEvent.type(code, '654321');
  await userEvent.type(screen.getByLabelText(/New password/), 'walnut-and-slate');
  await press('Set the new password');
  await screen.findByText('That code is not right');
  expect(document.activeElement).toBe(code);
  await userEvent.clear(code);
  await userEvent.type(code, '123 456');
  await press('Set the new password');
  const message = await screen.findByText('Your new password is set. You can log in with it now.');
  expect(document.activeElement).toBe(message.closest('[role=status]'));
});

test('[GRD-05] who opens /forgotpassword logged in goes home', async () => {
  open(true);
  expect(await screen.findByText('Home')).toBeTruthy();
});
