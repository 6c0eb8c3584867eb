// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderWithApp } from '../../test/render.tsx';
import { Button } from './Button.tsx';

describe('Button', () => {
  it('has the type button unless it is set to submit', () => {
    renderWithApp(<Button>Go</Button>);
    expect(screen.getByRole('button', { name: 'Go' })).toHaveProperty('type', 'button');
  });

  it('does nothing while busy, keeps its name and remains focusable', async () => {
    const pressed = vi.fn();
    renderWithApp(
      <Button busy onClick={pressed}>
        Pay now
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Pay now' });
    await userEvent.click(button);
    expect(pressed).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(button).toHaveProperty('disabled', false);
  });

  it('does not submit its form while busy', async () => {
    const submitted = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const form = (busy: boolean) => (
      <form onSubmit={submitted}>
        <Button type="submit" busy={busy}>
          Send
        </Button>
      </form>
    );
    const { rerender } = renderWithApp(form(true));
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(submitted).not.toHaveBeenCalled();
    rerender(form(false));
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(submitted).toHaveBeenCalledOnce();
  });
});
