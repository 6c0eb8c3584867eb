// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderWithApp } from '../../test/render.tsx';
import { Alert } from './Alert.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('Alert', () => {
  it('[WGT-18] closes by its close icon', () => {
    const closed = vi.fn();
    renderWithApp(
      <Alert tone="dng" onClose={closed}>
        Payment Failed
      </Alert>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Payment Failed')).toBeNull();
    expect(closed).toHaveBeenCalledOnce();
  });

  it('[WGT-18, SEC-06] leaves the focus in its form when it is closed with the keyboard', async () => {
    renderWithApp(
      <form aria-label="Payment">
        <Alert tone="dng">Payment Failed</Alert>
      </form>,
    );
    const icon = screen.getByRole('button', { name: 'Close' });
    icon.focus();
    fireEvent.click(icon);
    await act(async () => undefined);
    expect(document.activeElement).toBe(screen.getByRole('form'));
  });

  it('[WGT-18] closes after the given delay and not before', () => {
    const closed = vi.fn();
    renderWithApp(
      <Alert tone="suc" closeAfterMs={3000} onClose={closed}>
        Added to cart
      </Alert>,
    );
    pass(2999);
    expect(screen.getByText('Added to cart')).toBeTruthy();
    pass(1);
    expect(screen.queryByText('Added to cart')).toBeNull();
    expect(closed).toHaveBeenCalledOnce();
  });

  it('[WGT-18] stays open while it is hovered', () => {
    renderWithApp(
      <Alert tone="inf" closeAfterMs={3000}>
        Read me
      </Alert>,
    );
    pass(2000);
    fireEvent.pointerEnter(screen.getByRole('status'));
    pass(10_000);
    expect(screen.getByText('Read me')).toBeTruthy();
    fireEvent.pointerLeave(screen.getByRole('status'));
    pass(3000);
    expect(screen.queryByText('Read me')).toBeNull();
  });

  it('[SEC-06] has the alert role for warnings and dangers only', () => {
    renderWithApp(
      <>
        <Alert tone="suc">Saved</Alert>
        <Alert tone="wrn">Select options</Alert>
        <Alert tone="dng">Payment Failed</Alert>
      </>,
    );
    expect(screen.getByRole('status').textContent).toBe('Saved');
    expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
      'Select options',
      'Payment Failed',
    ]);
  });

  it('has no close icon when it may not be closed', () => {
    renderWithApp(
      <Alert tone="dng" closable={false}>
        Stay
      </Alert>,
    );
    expect(screen.queryByRole('button')).toBeNull();
  });
});
