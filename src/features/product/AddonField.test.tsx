// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderWithApp } from '../../test/render.tsx';
import { AddonField } from './AddonField.tsx';
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

function renderField(field: Offered, onChange: (values: string[]) => void = vi.fn()) {
  function Filled() {
    const [values, setValues] = useState<string[]>([]);
    const change = (next: string[]) => {
      setValues(next);
      onChange(next);
    };
    return <AddonField offered={field} values={values} onChange={change} problem={null} />;
  }
  renderWithApp(<Filled />);
}

const font = {
  name: 'Lettering',
  type: 'dropdown',
  addonDropdownOptions: [
    { id: 3, name: 'Script' },
    { id: 4, name: 'Slab' },
  ],
};

test('[PRD-12] a drop-down lists its options by name and gives their ids', async () => {
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
])('[PRD-11] an add-on that is required %s carries an asterisk', (_how, field) => {
  renderField(field);
  expect(screen.getByRole<HTMLInputElement>('textbox').required).toBe(true);
  screen.getByText('*');
});

test('[PRD-11] an add-on that may stay empty carries none', () => {
  renderField(offered());
  expect(screen.getByRole<HTMLInputElement>('textbox').required).toBe(false);
  expect(screen.queryByText('*')).toBeNull();
});

test('[PRD-11] there are inputs for the fewest values, and more on request up to the most', async () => {
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
