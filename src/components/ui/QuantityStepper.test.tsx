// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderWithApp } from '../../test/render.tsx';
import { QuantityStepper } from './QuantityStepper.tsx';

const changed = vi.fn();

function Quantity({ start, max }: { start: number; max?: number }) {
  const [value, setValue] = useState(start);
  return (
    <QuantityStepper
      label="Quantity"
      value={value}
      max={max}
      reason={value === max ? `Only ${max} left` : undefined}
      onChange={(next) => {
        changed(next);
        setValue(next);
      }}
    />
  );
}

async function show(start: number, max?: number) {
  changed.mockClear();
  renderWithApp(<Quantity start={start} max={max} />);
  return screen.getByRole('spinbutton', { name: 'Quantity' });
}

describe('QuantityStepper', () => {
  it('[CRT-02] goes up and down by 1, by its buttons and by the keyboard', async () => {
    const input = await show(2);
    await userEvent.click(screen.getByRole('button', { name: 'One more' }));
    await userEvent.click(screen.getByRole('button', { name: 'One less' }));
    input.focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(changed.mock.calls).toEqual([[3], [2], [3]]);
  });

  it.each([
    ['12', '{ArrowUp}', 13],
    ['12', '{ArrowDown}', 11],
    ['40', '{ArrowUp}', 20],
    ['-7', '{ArrowDown}', 1],
    ['2.5', '{ArrowUp}', 4],
    ['{Backspace}', '{ArrowDown}', 2],
  ])('[CRT-02] from a typed %s, %s leads to %i with a maximum of 20', async (typed, key, expected) => {
    const input = await show(3, 20);
    await userEvent.tripleClick(input);
    await userEvent.keyboard(typed + key);
    expect(changed.mock.calls).toEqual([[expected]]);
    expect((input as HTMLInputElement).valueAsNumber).toBe(expected);
  });

  it('[CRT-02] never goes below 1', async () => {
    await show(1);
    const less = screen.getByRole('button', { name: 'One less' });
    expect(less.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(less);
    expect(changed).not.toHaveBeenCalled();
  });

  it('[CRT-03] stops at the available quantity and shows why', async () => {
    await show(2, 3);
    await userEvent.click(screen.getByRole('button', { name: 'One more' }));
    await userEvent.click(screen.getByRole('button', { name: 'One more' }));
    expect(changed.mock.calls).toEqual([[3]]);
    expect(screen.getByRole('status').textContent).toBe('Only 3 left');
  });

  it('reports a typed number only once it is complete', async () => {
    const input = await show(1);
    await userEvent.tripleClick(input);
    await userEvent.keyboard('12');
    expect(changed).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(changed.mock.calls).toEqual([[12]]);
  });

  it.each(['0', '-4', '1.5', '0.4'])(
    '[CRT-02] refuses a typed %s with a message, and keeps it for correction',
    async (typed) => {
      const input = await show(3, 5);
      await userEvent.clear(input);
      await userEvent.type(input, typed);
      await userEvent.tab();
      expect(changed).not.toHaveBeenCalled();
      expect(input).toHaveProperty('value', typed);
      expect(input.getAttribute('aria-invalid')).toBe('true');
      expect(screen.getByRole('status').textContent).toBe('Please enter a whole number, 1 or more');
      await userEvent.clear(input);
      await userEvent.type(input, '2{Enter}');
      expect(changed.mock.calls).toEqual([[2]]);
      expect(screen.getByRole('status').textContent).toBe('');
    },
  );

  it('[CRT-03] reduces a typed 99 to the available quantity', async () => {
    const input = await show(3, 5);
    await userEvent.clear(input);
    await userEvent.type(input, '99{Enter}');
    expect(changed.mock.calls).toEqual([[5]]);
  });

  it('treats a typed 0 as “none” if that is possible', async () => {
    const none = vi.fn();
    renderWithApp(<QuantityStepper label="Quantity" value={3} onChange={changed} onZero={none} />);
    const input = screen.getByRole('spinbutton', { name: 'Quantity' });
    await userEvent.clear(input);
    await userEvent.type(input, '0{Enter}');
    expect(none).toHaveBeenCalledOnce();
  });

  it('restores the previous quantity when it is left empty', async () => {
    const input = await show(3);
    await userEvent.clear(input);
    await userEvent.tab();
    expect(changed).not.toHaveBeenCalled();
    expect(input).toHaveProperty('value', '3');
  });
});
