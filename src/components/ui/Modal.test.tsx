// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { installDialog } from '../../test/dialog.ts';
import { renderWithApp } from '../../test/render.tsx';
import { Modal } from './Modal.tsx';

beforeAll(installDialog);
afterEach(() => void vi.useRealTimers());

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Size chart
      </button>
      <Modal open={open} onClose={() => setOpen(false)} title="Sizes">
        All sizes in millimetres
      </Modal>
    </>
  );
}

describe('Modal', () => {
  it('[WGT-17] opens as a named dialog with the focus inside', async () => {
    renderWithApp(<Opener />);
    expect(screen.queryByText('All sizes in millimetres')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Size chart' }));
    const dialog = screen.getByRole('dialog', { name: 'Sizes' });
    expect(dialog.contains(document.activeElement)).toBe(true);
  });

  it('[WGT-17] closes on Escape and returns the focus', async () => {
    renderWithApp(<Opener />);
    await userEvent.click(screen.getByRole('button', { name: 'Size chart' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Size chart');
  });

  it('[WGT-17] closes by its icon and by a press on the backdrop, not by one inside', async () => {
    renderWithApp(<Opener />);
    const opener = screen.getByRole('button', { name: 'Size chart' });
    await userEvent.click(opener);
    await userEvent.click(screen.getByText('All sizes in millimetres'));
    expect(screen.getByRole('dialog')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(opener);
    fireEvent.click(screen.getByRole('dialog'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[WGT-17] closes automatically after its timeout', () => {
    vi.useFakeTimers();
    const close = vi.fn();
    renderWithApp(
      <Modal open onClose={close} title="Thank you" closeAfterMs={6000}>
        Bye
      </Modal>,
    );
    act(() => vi.advanceTimersByTime(5999));
    expect(close).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(1));
    expect(close).toHaveBeenCalledOnce();
  });

  it('[WGT-17] is at most 500 px high unless it takes the full height', () => {
    const modal = (fullHeight: boolean) => (
      <Modal open onClose={() => undefined} title="Sizes" fullHeight={fullHeight}>
        Text
      </Modal>
    );
    const { rerender } = renderWithApp(modal(false));
    expect(screen.getByRole('dialog').className).toContain('max-h-[min(500px,');
    rerender(modal(true));
    expect(screen.getByRole('dialog').className).not.toContain('500px');
  });

  it('disappears when it is unmounted while open', () => {
    const { rerender } = renderWithApp(
      <Modal open onClose={() => undefined} title="Sizes">
        Text
      </Modal>,
    );
    rerender(<p>Gone</p>);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
