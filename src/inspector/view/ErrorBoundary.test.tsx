// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary.tsx';

function Broken(): never {
  throw new Error('it has no time');
}

test('a part that crashes shows an error, and its neighbours stay', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  render(
    <main>
      <h1>Live machines</h1>
      <ErrorBoundary what="The log">
        <Broken />
      </ErrorBoundary>
    </main>,
  );
  expect(screen.getByRole('alert').textContent).toBe('The log cannot be shown: it has no time');
  expect(screen.getByRole('heading')).toBeDefined();
});
