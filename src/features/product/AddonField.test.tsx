// @vitest-environment jsdom
import { fireEvent, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderWithApp } from '../../test/render.tsx';
import { AddonField } from './AddonField.tsx';
import type { ChosenLettering } from '../../rules/lettering.ts';
import type { AddonProblem } from '../../machines/productOptions/addon-problems.ts';
import type { AddonField_ProductAddonFragment } from './AddonField.generated.ts';

type Offered = AddonField_ProductAddonFragment;

function offered(addon: Partial<Offered['addon']> = {}, limits: Partial<Offered> = {}): Offered {
  return {
    id: 1,
    min_qty: 0,
    max_qty: 1,
    ...limits,
    addon: {
      id: 7,
      name: 'Engraving text',
      type: 'text',
      required: false,
      price: 0,
      max_length: null,
      hint: null,
      addonDropdownOptions: [],
      ...addon,
    },
  };
}

interface Told {
  problem?: AddonProblem;
  refusal?: string;
  lettering?: ChosenLettering;
}

function renderField(field: Offered, onChange: (values: string[]) => void = vi.fn(), told: Told = {}) {
  function Filled() {
    const [values, setValues] = useState<string[]>([]);
    const change = (next: string[]) => {
      setValues(next);
      onChange(next);
    };
    return (
      <AddonField
        offered={field}
        defaultValues={[]}
        values={values}
        onChange={change}
        problem={told.problem ?? null}
        refusal={told.refusal}
        lettering={told.lettering}
      />
    );
  }
  renderWithApp(<Filled />);
}

const font = {
  name: 'Lettering',
  type: 'dropdown',
  addonDropdownOptions: [
    { id: 3, name: 'Script', characters: 'U+20-7E', font: null },
    { id: 4, name: 'Slab', characters: 'U+20-17F', font: null },
  ],
};

test('[PRD-12] a drop-down lists its options by name and reports their ids', async () => {
  const onChange = vi.fn();
  renderField(offered(font), onChange);
  const options = screen.getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['-- Select --', 'Script', 'Slab']);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Lettering' }), 'Slab');
  expect(onChange).toHaveBeenLastCalledWith(['4']);
});

test.each([
  ['by itself', offered({ required: true })],
  ['by the number of values', offered({}, { min_qty: 1 })],
])('[PRD-11] an add-on that is required %s has an asterisk', (_how, field) => {
  renderField(field);
  expect(screen.getByRole<HTMLInputElement>('textbox').required).toBe(true);
  screen.getByText('*');
});

test('[PRD-11] an add-on that may be empty has no asterisk', () => {
  renderField(offered());
  expect(screen.getByRole<HTMLInputElement>('textbox').required).toBe(false);
  expect(screen.queryByText('*')).toBeNull();
});

test('[PRD-11] shows inputs for the minimum of values, and more on request up to the maximum', async () => {
  const onChange = vi.fn();
  renderField(offered({}, { min_qty: 2, max_qty: 3 }), onChange);
  expect(screen.getAllByRole('textbox')).toHaveLength(2);
  for (const [at, text] of ['one', 'two'].entries())
    await userEvent.type(screen.getByRole('textbox', { name: `Engraving text, line ${at + 1}` }), text);
  await userEvent.click(screen.getByRole('button', { name: 'Add another line' }));
  expect(screen.queryByRole('button', { name: 'Add another line' })).toBeNull();
  await userEvent.type(screen.getByRole('textbox', { name: 'Engraving text, line 3' }), 'three');
  expect(onChange).toHaveBeenLastCalledWith(['one', 'two', 'three']);
});

const inScript = { chosen: font.addonDropdownOptions[0], all: font.addonDropdownOptions } as ChosenLettering;

test.each([
  ['tooLong', 'Bartholomew-James', '1 character too many'],
  ['tooLong', 'Bartholomew-James II', '4 characters too many'],
  ['notInLettering', 'Zoë', 'Script has no ë. These letterings have it: Slab'],
  ['notInLettering', 'Zo 🐨', 'Script has no 🐨. None of our letterings has 🐨'],
] as const)('[PRD-11] a problem of a text (%s) is described in full: %s', async (problem, text, message) => {
  renderField(offered({ max_length: 16 }), vi.fn(), { problem, lettering: inScript });
  await userEvent.type(screen.getByRole('textbox'), text);
  await waitFor(() => expect(marked()).toEqual([message]));
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe(text);
});

/** The descriptions of each line, which contain its error. */
const marked = () =>
  screen.getAllByRole('textbox').map((input) => {
    const ids = input.getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
  });

test('[PRD-11, A54] a missing value is shown at the first blank required line', async () => {
  renderField(offered({}, { min_qty: 2, max_qty: 3 }), vi.fn(), { problem: 'missing' });
  expect(marked()).toEqual(['Please fill this in', '']);
  await userEvent.type(screen.getByRole('textbox', { name: 'Engraving text, line 1' }), 'one');
  expect(marked()).toEqual(['', 'Please fill this in']);
});

test('[PRD-11, A54] an invalid value is marked at its own line', async () => {
  renderField(offered({ type: 'number' }, { min_qty: 2, max_qty: 3 }), vi.fn(), { problem: 'notANumber' });
  for (const [at, text] of ['1', '1e1'].entries())
    await userEvent.type(screen.getByRole('textbox', { name: `Engraving text, line ${at + 1}` }), text);
  expect(marked()).toEqual(['', 'Please enter a number']);
});

test('[PRD-11, A54] the host’s message is shown at the first line that is filled in', async () => {
  const message = 'This must have at most 5 characters';
  renderField(offered({}, { min_qty: 0, max_qty: 2 }), vi.fn(), { refusal: message });
  expect(marked()).toEqual([message]);
  await userEvent.click(screen.getByRole('button', { name: 'Add another line' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Engraving text, line 2' }), 'Augusta');
  expect(marked()).toEqual(['', message]);
});

test('[PRD-11] one press adds one line, which receives the focus', async () => {
  renderField(offered({}, { min_qty: 2, max_qty: 3 }));
  await userEvent.click(screen.getByRole('button', { name: 'Add another line' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Engraving text, line 3' }));
});

test('[A55] a colour field starts without a choice, accepts a preset, any other colour, or none again', async () => {
  const onChange = vi.fn();
  renderField(offered({ type: 'colour', name: 'Paint' }), onChange);
  const group = screen.getByRole('radiogroup', { name: /Paint/ });
  expect(within(group).getByRole('radio', { name: 'The usual colour' })).toHaveProperty('checked', true);
  expect(group.textContent).toContain('Not chosen');
  await userEvent.click(within(group).getByRole('radio', { name: 'White' }));
  expect(onChange).toHaveBeenLastCalledWith(['#ffffff']);
  fireEvent.change(screen.getByLabelText('Another colour'), { target: { value: '#123456' } });
  expect(onChange).toHaveBeenLastCalledWith(['#123456']);
  within(group).getByRole('radio', { name: '#123456' });
  await userEvent.click(within(group).getByRole('radio', { name: 'The usual colour' }));
  expect(onChange).toHaveBeenLastCalledWith(['']);
});

test('[A55] a required colour has no preselected choice', () => {
  renderField(offered({ type: 'colour', name: 'Paint', required: true }));
  expect(screen.queryByRole('radio', { name: 'The usual colour' })).toBeNull();
  expect(screen.getAllByRole('radio').filter((radio) => (radio as HTMLInputElement).checked)).toEqual([]);
});
