// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderWithApp } from '../../test/render.tsx';
import { CharacterCounter } from './CharacterCounter.tsx';
import { Checkbox } from './Checkbox.tsx';
import { ChoiceChips } from './ChoiceChips.tsx';
import { FormErrorSummary } from './FormErrorSummary.tsx';
import { RadioCards } from './RadioCards.tsx';
import { SelectField } from './SelectField.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

const descriptionOf = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

describe('fields', () => {
  it('[SEC-06] associate label, hint and error with the input', () => {
    renderWithApp(<TextField label="Postcode" hint="Four digits" error="Please check" />);
    const input = screen.getByLabelText('Postcode');
    expect(descriptionOf(input)).toBe('Four digits Please check');
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  it('[FRM-03] show an asterisk when required, which is not part of the name', () => {
    renderWithApp(<TextField label="Name" required />);
    expect(screen.getByText('*')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('required', true);
  });

  it('[FRM-06] use the e-mail keyboard for an e-mail', () => {
    renderWithApp(<TextField label="E-mail" type="email" />);
    expect(screen.getByLabelText('E-mail').getAttribute('inputmode')).toBe('email');
  });

  it('count the characters of a limited text and announce the remaining ones near the end', () => {
    const area = (used: number) => (
      <TextArea label="Engraving" aside={<CharacterCounter used={used} limit={12} />} />
    );
    const { rerender } = renderWithApp(area(1));
    expect(screen.getByText('1/12')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('');
    rerender(area(6));
    expect(screen.getByText('6/12')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('6 characters left');
  });

  it('[FRM-11] start a dropdown with the prompt -- Select --, which can be left out', () => {
    const options = [{ value: 'QLD', label: 'Queensland' }];
    const { rerender } = renderWithApp(<SelectField label="State" options={options} />);
    expect(screen.getByLabelText('State')).toHaveProperty('value', '');
    expect(screen.getByRole('option', { name: '-- Select --' })).toBeTruthy();
    rerender(<SelectField label="State" options={options} prompt={false} />);
    expect(screen.getAllByRole('option')).toHaveLength(1);
  });

  it('show a dropdown as empty when its value is not among the options', () => {
    renderWithApp(
      <SelectField
        label="Theme"
        value="gone"
        onChange={() => undefined}
        options={[{ value: '1', label: 'Gum' }]}
      />,
    );
    expect(screen.getByLabelText('Theme')).toHaveProperty('value', '');
  });

  it('tick a box by its label', async () => {
    renderWithApp(<Checkbox label="Keep me up to date" name="optin" />);
    await userEvent.click(screen.getByText('Keep me up to date'));
    expect(screen.getByRole('checkbox')).toHaveProperty('checked', true);
  });

  it('choose among chips, which show unavailable options', async () => {
    const chosen = vi.fn();
    renderWithApp(
      <ChoiceChips
        legend="Material"
        name="material"
        defaultValue="slate"
        onChange={chosen}
        options={[
          { value: 'slate', label: 'Slate' },
          { value: 'birch', label: 'Birch', unavailable: true },
        ]}
      />,
    );
    expect(screen.getByRole('radio', { name: 'Slate' })).toHaveProperty('checked', true);
    expect(screen.getByRole('radiogroup', { name: /Material/ })).toBeTruthy();
    await userEvent.click(screen.getByText('Birch'));
    expect(chosen).toHaveBeenCalledWith('birch');
    expect(screen.getByRole('radio', { name: 'Birch (not available)' })).toHaveProperty('checked', true);
  });

  it('offer cards with their description and amount, and ignore disabled ones', async () => {
    const chosen = vi.fn();
    renderWithApp(
      <RadioCards
        legend="Delivery"
        name="delivery"
        onChange={chosen}
        options={[
          { value: '1', label: 'Standard Post', description: '3 to 5 business days', trailing: '$10.60' },
          { value: '2', label: 'Local delivery', disabled: true },
        ]}
      />,
    );
    await userEvent.click(screen.getByText('Local delivery'));
    await userEvent.click(screen.getByText('3 to 5 business days'));
    expect(chosen.mock.calls).toEqual([['1']]);
  });
});

describe('FormErrorSummary', () => {
  const errors = [
    { fieldId: 'name', message: 'Name is missing' },
    { fieldId: 'postcode', message: 'Postcode: four digits' },
  ];
  const form = (attempt: number, shown = errors) => (
    <>
      <FormErrorSummary errors={shown} attempt={attempt} />
      <input id="name" />
      <input id="postcode" />
    </>
  );

  it('[FRM-03] moves the focus to the first field once for each attempt, and lists all of them', async () => {
    const { rerender } = renderWithApp(form(0, []));
    rerender(form(1));
    expect(document.activeElement?.id).toBe('name');
    expect(screen.getByRole('alert').textContent).toContain('Please check 2 fields');
    await userEvent.click(screen.getByRole('link', { name: 'Postcode: four digits' }));
    rerender(form(1, errors.slice(1)));
    expect(document.activeElement?.id).toBe('postcode');
  });

  it('is not rendered without errors', () => {
    renderWithApp(form(1, []));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
