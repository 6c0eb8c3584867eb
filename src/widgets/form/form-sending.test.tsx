// @vitest-environment jsdom
import { createHash } from 'node:crypto';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { RestError } from '../../graphql/rest-error.ts';
import { memoryDrafts } from '../../test/memory-drafts.ts';
import {
  sampleForm,
  sampleLegacyField as legacy,
  sampleQuestion as question,
} from '../../test/form-samples.ts';
import { clickSend, findSuccessMessage, showForm as show } from '../../test/render-form.tsx';

const contact = sampleForm({
  questions: [
    question('text', { name: 'name', label: 'Name', required: true }),
    question('email', { label: 'E-mail', required: true }),
    question('checkbox', { name: 'news', label: 'News' }),
    question('submit', { label: 'Send' }),
  ],
});

async function fill() {
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Kim');
  await userEvent.type(screen.getByRole('textbox', { name: 'E-mail' }), 'kim@example.com');
}

describe('sending', () => {
  test('[FRM-03] an empty form marks each required field and focuses the first; asterisks show which', async () => {
    const { sent } = await show(contact);
    expect(screen.getAllByText('*')).toHaveLength(2);
    await clickSend();
    const name = screen.getByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(document.activeElement).toBe(name));
    expect(screen.getAllByText('Please fill this in')).toHaveLength(2);
    expect(screen.getByRole('checkbox').getAttribute('aria-invalid')).toBeNull();
    expect(sent).toEqual([]);
  });

  test('[FRM-13, FRM-09] the answers are sent, and a thank-you is shown; another message starts blank', async () => {
    const { sent } = await show(contact);
    await fill();
    await userEvent.click(screen.getByRole('checkbox', { name: 'News' }));
    await clickSend();
    await findSuccessMessage();
    expect(sent.map(({ data }) => data)).toEqual([{ name: 'Kim', email: 'kim@example.com', news: 1 }]);
    expect(document.activeElement?.textContent).toContain('Thank you');
    await userEvent.click(screen.getByRole('button', { name: 'Send another message' }));
    const name = screen.getByRole('textbox', { name: 'Name' });
    expect(name).toHaveProperty('value', '');
    expect(document.activeElement).toBe(name);
    expect(screen.getByRole('checkbox')).toHaveProperty('checked', false);
  });

  test('[FRM-13] typed text is restored after a reload', async () => {
    const drafts = memoryDrafts();
    await show(contact, [], { drafts });
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Kim');
    cleanup();
    await show(contact, [], { drafts });
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Kim');
  });

  test('resetting a form restores what the owner has filled in, also for the next load', async () => {
    const drafts = memoryDrafts();
    const form = sampleForm({
      data: [
        legacy('text', { label: 'Town', value: 'Bundaberg' }),
        legacy('number', { label: 'Pieces', value: '3' }),
        legacy('button', { label: 'Start over', subtype: 'reset' }),
      ],
    });
    const typed = () =>
      ['Town', 'Pieces'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value);
    const typeAndReset = async () => {
      await userEvent.type(screen.getByLabelText('Town'), ' North');
      await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
    };
    await show(form, [], { drafts });
    await typeAndReset();
    expect(typed()).toEqual(['Bundaberg', '3']);
    cleanup();
    await show(form, [], { drafts });
    expect(typed()).toEqual(['Bundaberg', '3']);
    await typeAndReset();
    await userEvent.type(screen.getByLabelText('Pieces'), '0');
    cleanup();
    await show(form, [], { drafts });
    expect(typed()).toEqual(['Bundaberg', '30']);
  });

  test('[FRM-13] the host’s error is shown in an alert and at its field, and typed text is kept', async () => {
    const fields = { email: 'This mailbox is closed' };
    const { sent } = await show(contact, [
      { success: false, error: 'Not today', fields, text_code: 'INVALID' },
    ]);
    await fill();
    await clickSend();
    const words = await screen.findByText('Not today');
    expect(words.closest('[role=alert]')).not.toBeNull();
    const email = screen.getByRole('textbox', { name: 'E-mail' });
    expect([email.getAttribute('aria-invalid'), (email as HTMLInputElement).value]).toEqual([
      'true',
      'kim@example.com',
    ]);
    expect(screen.getByText('This mailbox is closed')).toBeTruthy();
    expect(document.activeElement).toBe(email);
    await userEvent.type(email, '.au');
    await waitFor(() => expect(screen.queryByText('This mailbox is closed')).toBeNull());
    await clickSend();
    await findSuccessMessage();
    expect(sent[1]?.data).toEqual({ ...sent[0]?.data, email: 'kim@example.com.au' });
  });

  test('[FRM-13] an unanswered form can be sent again', async () => {
    await show(contact, [
      new TypeError('no network'),
      new RestError({ status: 503, text_code: null, message: 'down', fields: {} }),
    ]);
    await fill();
    for (const _attempt of [1, 2]) {
      await clickSend();
      expect(await screen.findByText(/^We cannot reach the shop right now/)).toBeTruthy();
    }
    await clickSend();
    await findSuccessMessage();
  });
});

test('[FRM-13] a double press sends a form once', async () => {
  const { sent } = await show(contact);
  await fill();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Send' }));
  await findSuccessMessage();
  expect(sent).toHaveLength(1);
});

describe('the bot check', () => {
  const guarded = { ...contact, use_captcha: true };

  test('[FRM-17, A64] sends a proof and leaves the trap empty, which is neither visible nor reachable', async () => {
    const { sent, container } = await show(guarded);
    await fill();
    await waitFor(() => expect(container.querySelector('[name=fax_0]')).not.toBeNull());
    const trap = container.querySelector('[name=fax_0]');
    expect([trap?.getAttribute('tabindex'), trap?.closest('[aria-hidden=true]') !== null]).toEqual([
      '-1',
      true,
    ]);
    await clickSend();
    await findSuccessMessage();
    const [{ data, check } = { data: {}, check: null }] = sent;
    expect(data).toMatchObject({ name: 'Kim', fax_0: '' });
    expect(check?.token).toBe('token0');
    expect(createHash('sha256').update(`token0:${check?.nonce}`).digest()[0]).toBe(0);
  });

  test('[FRM-17] a filled trap is sent, so that the host can refuse it; the next attempt has a new one', async () => {
    const { sent, container } = await show(guarded, [
      { success: false, error: 'No person', text_code: 'CHECK_FAILED' },
    ]);
    await fill();
    await waitFor(() => expect(container.querySelector('[name=fax_0]')).not.toBeNull());
    (container.querySelector('[name=fax_0]') as HTMLInputElement).value = 'https://spam.example';
    await clickSend();
    expect(await screen.findByText('No person')).toBeTruthy();
    expect(sent[0]?.data['fax_0']).toBe('https://spam.example');
    await waitFor(() => expect(container.querySelector('[name=fax_1]')).not.toBeNull());
    await clickSend();
    await findSuccessMessage();
    expect([sent[1]?.check?.token, sent[1]?.data['fax_1']]).toEqual(['token1', '']);
  });

  test('[FRM-17] an expired check is renewed automatically', async () => {
    const { sent } = await show(guarded, [{ success: false, error: 'Old', text_code: 'CHECK_EXPIRED' }]);
    await fill();
    await clickSend();
    await findSuccessMessage();
    expect(sent.map(({ check }) => check?.token)).toEqual(['token0', 'token1']);
  });
});

describe('a form for users', () => {
  const members = { ...contact, must_be_logged_on: true };

  test('[FRM-16, A66] shows a notice to a visitor, requires a login at submit, and keeps typed text', async () => {
    const drafts = memoryDrafts();
    const { sent, unmount } = await show(members, [], { drafts });
    expect(screen.getByText('Please log in to send this form')).toBeTruthy();
    await fill();
    await userEvent.click(screen.getByRole('checkbox'));
    await clickSend();
    expect(sent).toEqual([]);
    unmount();
    await show(members, [], { drafts });
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Kim'));
    expect(screen.getByRole('checkbox')).toHaveProperty('checked', true);
  });

  test('[FRM-16] can be sent by a user, without a notice', async () => {
    const drafts = memoryDrafts();
    const { sent } = await show(members, [], { loggedIn: true, drafts });
    expect(screen.queryByText('Please log in to send this form')).toBeNull();
    await fill();
    await clickSend();
    await findSuccessMessage();
    expect(sent).toHaveLength(1);
    expect(drafts.text()).not.toContain('Kim');
  });
});
