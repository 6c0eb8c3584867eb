// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { renderWithApp } from '../../test/render.tsx';
import { FileField } from './FileField.tsx';
import { fileSize } from './file-size.ts';

type Props = ComponentProps<typeof FileField>;

function renderField(over: Partial<Props> = {}) {
  const handlers = { onChoose: vi.fn<Props['onChoose']>(), onRemove: vi.fn(), onRetry: vi.fn() };
  renderWithApp(
    <FileField
      label="Your logo"
      accept=".svg"
      file={null}
      busy={false}
      arrived={false}
      onChoose={handlers.onChoose}
      onRemove={handlers.onRemove}
      {...over}
      onRetry={over.onRetry === undefined ? null : handlers.onRetry}
    />,
  );
  return handlers;
}

const logo = new File(['<svg/>'], 'logo.svg');

test('[A55, SEC-06] a file field has its label, and reports the chosen file', async () => {
  const { onChoose } = renderField({ required: true });
  const input = screen.getByLabelText<HTMLInputElement>(/Your logo/);
  expect(input.required).toBe(true);
  await userEvent.upload(input, logo);
  expect(onChoose).toHaveBeenCalledWith(logo);
});

test('[A55] a file being uploaded is shown with name and size, and can be removed', async () => {
  const { onRemove } = renderField({ file: { name: 'plan.pdf', size: 2_360_000 }, busy: true });
  screen.getByText('plan.pdf');
  screen.getByText('(2.4 MB)');
  expect(screen.getByRole('status').textContent).toBe('Sending the file …');
  screen.getByRole('progressbar');
  await userEvent.click(screen.getByRole('button', { name: 'Remove plan.pdf' }));
  expect(onRemove).toHaveBeenCalled();
});

test('[A55] a failed upload is marked as invalid and can be sent again', async () => {
  const { onRetry } = renderField({ file: logo, error: 'We cannot reach the shop.', onRetry: vi.fn() });
  expect(screen.getByLabelText(/Your logo/).getAttribute('aria-invalid')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByLabelText(/Your logo/));
});

test.each([
  [1, '1 kB'],
  [640_200, '640 kB'],
  [10_485_760, '10.5 MB'],
])('[A55] %i bytes are %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});
