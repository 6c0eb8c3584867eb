// @vitest-environment jsdom
import { setupI18n } from '@lingui/core';
import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { createAnonymousActors } from '../../app/app-actors.ts';
import { createHostCalls } from '../../graphql/host-calls.ts';
import { AppProviders } from '../../app/AppProviders.tsx';
import { Component as LogoutScreen } from '../../routes/logout/LogoutRoute.tsx';
import { createScreenMachines } from '../../state/screen-machines.ts';
import { createFakeClient } from '../../test/render-content.tsx';
import { EmailStep } from './EmailStep.tsx';
import { RecoverEmailForm } from './RecoverEmailForm.tsx';
import { SignupForm } from './SignupForm.tsx';
import { useLogin } from './use-login.ts';
import { useRecoverPassword } from './use-recover-password.ts';

const LoginForm = () => <EmailStep {...useLogin()} />;
const NamesForm = () => <SignupForm {...useLogin()} asksDateOfBirth={false} />;
const ForgottenForm = () => <RecoverEmailForm {...useRecoverPassword()} />;
const forms: [string, ReactNode, string][] = [
  ['/login', <LoginForm key="login" />, 'E-mail me a login code'],
  ['/signup', <NamesForm key="signup" />, 'Sign up'],
  ['/forgotpassword', <ForgottenForm key="forgot" />, 'Send me a code'],
];

function inApp(form: ReactNode): ReactNode {
  const { client } = createFakeClient({});
  const actors = createAnonymousActors();
  return (
    <AppProviders
      client={client}
      i18n={setupI18n({ locale: 'en', messages: { en: {} } })}
      actors={actors}
      machines={createScreenMachines({
        host: createHostCalls(client),
        cart: actors.cart.actor,
        session: actors.session.actor,
      })}
      checkoutDraft={null}
      renderedAt="2026-01-01T00:00:00.000Z"
    >
      <MemoryRouter>{form}</MemoryRouter>
    </AppProviders>
  );
}

/** Puts the server-rendered HTML on the page, without any script. */
function receive(form: ReactNode): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = renderToString(inApp(form));
  document.body.append(container);
  return container;
}

const submitButton = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

beforeEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
});

test.each(forms)('[RT-15] before hydration %s cannot be submitted, and shows why', (_path, form, button) => {
  const page = receive(form);
  expect(page.querySelector('form')?.method).toBe('post');
  expect(submitButton(button).disabled).toBe(true);
  const notice = page.querySelector('noscript')?.textContent;
  expect(notice).toBe('Logging in needs JavaScript. Please switch it on and load this page again.');
});

test.each(forms)('[RT-15] text typed before the hydration of %s is kept', (_path, form, button) => {
  localStorage.setItem('shop:requested-mail', 'earlier@example.com');
  const page = receive(form);
  const email = within(page).getByLabelText<HTMLInputElement>(/E-mail/);
  email.value = 'ada@example.com';
  render(inApp(form), { container: page, hydrate: true });
  expect(submitButton(button).disabled).toBe(false);
  expect(within(page).getByLabelText(/E-mail/)).toBe(email);
  expect(email.value).toBe('ada@example.com');
  expect(page.querySelector('noscript')).toBeNull();
});

test('[RT-18] without JavaScript /logout shows that it needs it, and links to the shop', () => {
  const noscript = receive(<LogoutScreen />).querySelector('noscript');
  // A document for scripts keeps what is in it as text.
  const notice = document.createElement('div');
  notice.innerHTML = noscript?.textContent ?? '';
  expect(notice.textContent).toBe('Logging out needs JavaScript. Go to the shop');
  expect(notice.querySelector('a')?.getAttribute('href')).toBe('/');
});
