// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { RestError } from '../../graphql/rest-error.ts';
import type { Drafts } from '../../lib/storage/drafts.ts';
import { sampleSiteSettings } from '../../test/content-samples.ts';
import { memoryDrafts } from '../../test/memory-drafts.ts';
import { createFakeClient, renderRoutes } from '../../test/render-content.tsx';
import { Component as Signup } from './SignupRoute.tsx';

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const signUp = () => userEvent.click(screen.getByRole('button', { name: 'Sign up' }));

interface Opening {
  refusal?: RestError;
  loggedIn?: boolean;
  asksBirth?: boolean;
  drafts?: Drafts;
}

/** Opens /signup with a host that accepts, or refuses with this message. */
function open({ refusal, loggedIn = false, asksBirth = false, drafts }: Opening = {}) {
  const registered: Record<string, unknown>[] = [];
  const { client } = createFakeClient({
    SiteSettings: () => ({ domainCurrent: { ...sampleSiteSettings, ask_date_of_birth: asksBirth } }),
    RegisterLink: (variables) => {
      registered.push(variables);
      if (refusal) throw refusal;
      return { userRegisterLink: { __typename: 'Acknowledgement', success: true, message: null } };
    },
  });
  const routes = [
    { path: '/signup', element: <Signup /> },
    { path: '/', element: <p>Home</p> },
  ];
  renderRoutes(routes, client, { path: '/signup', loggedIn, ...(drafts ? { drafts } : {}) });
  return registered;
}

async function fill({ first = 'Ada', last = 'Byron' } = {}) {
  await userEvent.type(field(/First name/), first);
  await userEvent.type(field(/Last name/), last);
  await userEvent.type(field(/E-mail/), 'ada@example.com');
}

beforeEach(() => localStorage.clear());

test('[USR-01] blank names are refused at their fields, and the first of them receives the focus', async () => {
  const registered = open();
  await fill({ first: '   ', last: '  ' });
  await signUp();
  await screen.findByText('Please enter your first name');
  expect(screen.getByText('Please enter your last name')).toBeTruthy();
  expect(document.activeElement).toBe(field(/First name/));
  expect(registered).toEqual([]);
});

test('[USR-01] an e-mail address with an invisible character is not sent', async () => {
  const registered = open();
  await fill();
  await userEvent.type(field(/E-mail/), '\u200b');
  await signUp();
  await screen.findByText('There is an invisible character in this address. Please type it again.');
  expect(registered).toEqual([]);
});

test('[USR-01] names are sent without surrounding blanks, and the focus moves to the code', async () => {
  const registered = open();
  await fill({ first: ' Ada ' });
  await signUp();
  expect(document.activeElement).toBe(await screen.findByLabelText(/Code/));
  expect(registered).toMatchObject([{ first_name: 'Ada', last_name: 'Byron', email: 'ada@example.com' }]);
});

test('[USR-01] the host’s message about a field is shown at that field, which receives the focus', async () => {
  const fields = { last_name: 'Too odd a name' };
  open({ refusal: new RestError({ status: 422, text_code: 'INVALID', message: 'Look again', fields }) });
  await fill();
  await signUp();
  await screen.findByText('Too odd a name');
  expect(field(/Last name/).getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field(/Last name/));
  expect(screen.queryByText('Look again')).toBeNull();
});

test('[USR-01] a refusal that concerns no field is shown in an alert', async () => {
  open({
    refusal: new RestError({ status: 429, text_code: 'LIMIT', message: 'Too many mails', fields: {} }),
  });
  await fill();
  await signUp();
  expect((await screen.findByRole('alert')).textContent).toBe('Too many mails');
});

test('[USR-01] the e-mail field has the same maximum length as on the host', () => {
  open();
  expect(field(/E-mail/).maxLength).toBe(254);
});

test('[GRD-05] /signup leads a logged-in user to the home page', async () => {
  open({ loggedIn: true });
  expect(await screen.findByText('Home')).toBeTruthy();
});

test('[USR-01] another code is sent with the names, and the address can be changed without losing typed text', async () => {
  const registered = open();
  await fill();
  await signUp();
  await screen.findByLabelText(/Code/);
  await userEvent.click(screen.getByRole('button', { name: 'Send another code' }));
  await screen.findByText(/^Another mail is on its way to/);
  const again = { first_name: 'Ada', last_name: 'Byron', email: 'ada@example.com' };
  expect(registered).toMatchObject([again, again]);
  await userEvent.click(screen.getByRole('button', { name: 'Wrong address? Change it' }));
  const typed = [/First name/, /Last name/, /E-mail/].map((label) => field(label).value);
  expect(typed).toEqual(['Ada', 'Byron', 'ada@example.com']);
  await userEvent.clear(field(/E-mail/));
  await userEvent.type(field(/E-mail/), 'ada@lovelace.example');
  await signUp();
  expect((await screen.findByText(/^We have sent a mail to/)).textContent).toContain('ada@lovelace.example');
});

test('[GEN-23] with the setting the date of birth is requested as dd/mm/yyyy, and validated', async () => {
  const registered = open({ asksBirth: true });
  await fill();
  const born = await screen.findByLabelText<HTMLInputElement>('Date of birth');
  expect(born.placeholder).toBe('dd/mm/yyyy');
  await userEvent.type(born, '31/02/1990');
  await signUp();
  await screen.findByText('Please enter a date like 31/12/1990');
  expect(registered).toEqual([]);
  await userEvent.clear(born);
  await userEvent.type(born, '10/12/1985');
  await signUp();
  await screen.findByLabelText(/Code/);
  expect(registered).toMatchObject([{ date_of_birth: '1985-12-10' }]);
});

test('[GEN-23] without the setting no date of birth is requested or sent', async () => {
  const registered = open();
  await fill();
  expect(screen.queryByLabelText('Date of birth')).toBeNull();
  await signUp();
  await screen.findByLabelText(/Code/);
  expect(registered[0]).not.toHaveProperty('date_of_birth');
});

test('[USR-01] the typed fields of a new account are restored after a reload', async () => {
  const drafts = memoryDrafts();
  open({ drafts, asksBirth: true });
  await screen.findByLabelText(/Date of birth/);
  await fill();
  await userEvent.type(field(/Date of birth/), '31/12/1990');
  cleanup();
  open({ drafts, asksBirth: true });
  await screen.findByLabelText(/Date of birth/);
  const labels = [/First name/, /Last name/, /E-mail/, /Date of birth/];
  expect(labels.map((label) => field(label).value)).toEqual([
    'Ada',
    'Byron',
    'ada@example.com',
    '31/12/1990',
  ]);
  for (const label of labels) await userEvent.clear(field(label));
  cleanup();
  open({ drafts, asksBirth: true });
  await screen.findByLabelText(/Date of birth/);
  expect(labels.map((label) => field(label).value)).toEqual(['', '', '', '']);
});

/** The names and the address that a newly opened form has. */
function reopened(drafts: Drafts): string[] {
  cleanup();
  open({ drafts });
  return [/First name/, /Last name/, /E-mail/].map((label) => field(label).value);
}

test('once the mail is sent, the next person who opens /signup finds it blank', async () => {
  const drafts = memoryDrafts();
  open({ drafts });
  await fill();
  await signUp();
  await screen.findByLabelText(/Code/);
  expect(reopened(drafts)).toEqual(['', '', '']);
});

test('what was typed is restored after a reload if the mail was not sent, or its address is to be changed', async () => {
  const drafts = memoryDrafts();
  open({
    drafts,
    refusal: new RestError({ status: 429, text_code: 'LIMIT', message: 'Too many mails', fields: {} }),
  });
  await fill();
  await signUp();
  await screen.findByRole('alert');
  expect(reopened(drafts)).toEqual(['Ada', 'Byron', 'ada@example.com']);
  await signUp();
  await screen.findByLabelText(/Code/);
  await userEvent.click(screen.getByRole('button', { name: 'Wrong address? Change it' }));
  expect(reopened(drafts)).toEqual(['Ada', 'Byron', 'ada@example.com']);
});
