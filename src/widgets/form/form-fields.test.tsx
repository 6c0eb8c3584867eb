// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import {
  sampleForm,
  sampleLegacyField as legacy,
  sampleQuestion as question,
} from '../../test/form-samples.ts';
import { clickSend, findSuccessMessage, showForm as show } from '../../test/render-form.tsx';

describe('the fields', () => {
  test.each([
    ['text', 'text', ''],
    ['email', 'email', 'email'],
    ['phone', 'tel', 'tel'],
    ['currency', 'text', 'decimal'],
    ['percent', 'text', 'decimal'],
    ['number', 'number', 'decimal'],
    ['password', 'password', ''],
    ['date', 'text', 'numeric'],
    ['datetime', 'text', 'numeric'],
    ['time', 'time', ''],
    ['checkbox', 'checkbox', ''],
  ])('[FRM-01, FRM-06] %s is an input of the type %s with the keyboard %j', async (kind, type, mode) => {
    await show(sampleForm({ questions: [question(kind)] }));
    const input = screen.getByLabelText<HTMLInputElement>(`A ${kind}`);
    expect([input.type || 'text', input.getAttribute('inputmode') ?? '']).toEqual([type, mode]);
  });

  test('[FRM-01] render textarea, content and submit', async () => {
    const content = '<p>Tell us <em>more</em>.</p>';
    await show(
      sampleForm({ questions: [question('content', { content }), question('textarea'), question('submit')] }),
    );
    expect(screen.getByText('more').tagName).toBe('EM');
    expect(screen.getByLabelText('A textarea').tagName).toBe('TEXTAREA');
    expect(screen.getByRole('button', { name: 'A submit' })).toHaveProperty('type', 'submit');
  });

  test('[FRM-02, FRM-10] render legacy fields of every type', async () => {
    const data = [
      legacy('header', { subtype: 'h3', label: 'More' }),
      legacy('paragraph', { label: 'Some words' }),
      legacy('text', { label: 'Occasion<br>', placeholder: 'Wedding', value: 'Farewell' }),
      legacy('textarea'),
      legacy('date'),
      legacy('select', { values: [{ label: 'Slate', value: 'slate', selected: false }] }),
      legacy('button', { label: 'Off it goes' }),
    ];
    await show(sampleForm({ data }));
    expect(screen.getByRole('heading', { name: 'More', level: 3 })).toBeTruthy();
    expect(screen.getByText('Some words').tagName).toBe('P');
    expect(screen.getByLabelText('Occasion')).toMatchObject({ placeholder: 'Wedding', value: 'Farewell' });
    expect(screen.getByLabelText('Old textarea').tagName).toBe('TEXTAREA');
    expect(screen.getByLabelText('Old date')).toHaveProperty('placeholder', 'dd/mm/yyyy');
    expect(screen.getByRole('option', { name: '-- Select --' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Off it goes' })).toHaveProperty('type', 'submit');
  });

  test('[FRM-05, FRM-04] a legacy number is checked against its bounds, with a message in a warning box', async () => {
    const { sent } = await show(sampleForm({ data: [legacy('number', { min: 1, max: 10 })] }));
    const number = screen.getByLabelText('Old number');
    expect(number).toMatchObject({ min: '1', max: '10', step: 'any' });
    await userEvent.type(number, '11');
    await clickSend();
    const box = await screen.findByText('Please enter at most 10');
    expect(box.closest('p')?.classList).toContain('border-wrn');
    expect(sent).toEqual([]);
  });

  test('[FRM-07] the mask of a date inserts the slashes; an impossible date is refused', async () => {
    const { sent } = await show(sampleForm({ questions: [question('date')] }));
    const date = screen.getByLabelText<HTMLInputElement>('A date');
    expect(date.placeholder).toBe('dd/mm/yyyy');
    await userEvent.type(date, '31022026');
    expect(date.value).toBe('31/02/2026');
    await clickSend();
    expect(await screen.findByText('Please enter a date like 31/12/2026')).toBeTruthy();
    await userEvent.clear(date);
    await userEvent.type(date, '28022026');
    await clickSend();
    await findSuccessMessage();
    expect(sent.map(({ data }) => data)).toEqual([{ date: '28/02/2026' }]);
  });

  test('[FRM-12] a password can be shown, and a random one copied and used', async () => {
    const user = userEvent.setup();
    await show(sampleForm({ questions: [question('password')] }));
    const password = screen.getByLabelText<HTMLInputElement>('A password');
    await user.click(screen.getByRole('button', { name: 'Show the password' }));
    expect(password.type).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Suggest a password' }));
    const suggestion = screen.getByText(/^[A-Za-z0-9]{8}$/).textContent;
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Copied')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(suggestion);
    await user.click(screen.getByRole('button', { name: 'Use this one' }));
    expect(password.value).toBe(suggestion);
  });
});
