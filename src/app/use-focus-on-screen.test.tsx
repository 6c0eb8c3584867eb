// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { MAIN_ID } from '../components/layout/PageFrame.tsx';
import { useFocusOnScreen } from './use-focus-on-screen.ts';

afterEach(cleanup);

function Frame() {
  useFocusOnScreen();
  return (
    <>
      <Link to="/b">To b from the header</Link>
      <main id={MAIN_ID} tabIndex={-1}>
        <Routes>
          <Route
            path="/a"
            element={
              <>
                <Link to="/b">To b</Link>
                <Link to="/c">To c</Link>
              </>
            }
          />
          <Route path="/b" element={<p>Screen b</p>} />
          <Route path="/c" element={<h1>Screen c</h1>} />
          <Route path="*" element={null} />
        </Routes>
      </main>
    </>
  );
}

const open = () =>
  render(
    <MemoryRouter initialEntries={['/a']}>
      <Frame />
    </MemoryRouter>,
  );

test('the focus moves to the new screen when the focused control is gone', async () => {
  open();
  expect(document.activeElement).toBe(document.body);
  await userEvent.click(screen.getByRole('link', { name: 'To b' }));
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('the focus moves to the heading of the new screen if it has one', async () => {
  open();
  await userEvent.click(screen.getByRole('link', { name: 'To c' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Screen c' }));
});

test('the focus stays on a control that remains on the page', async () => {
  open();
  const link = screen.getByRole('link', { name: 'To b from the header' });
  await userEvent.click(link);
  screen.getByText('Screen b');
  expect(document.activeElement).toBe(link);
});
