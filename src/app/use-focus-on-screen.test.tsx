// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes, useSearchParams } from 'react-router';
import { expect, test } from 'vitest';
import { MAIN_ID } from '../components/layout/PageFrame.tsx';
import { Pagination } from '../components/ui/Pagination.tsx';
import { renderWithApp } from '../test/render.tsx';
import { useFocusOnScreen } from './use-focus-on-screen.ts';

function List() {
  const [query, setQuery] = useSearchParams();
  const page = Number(query.get('page') ?? 1);
  return (
    <>
      <h1>List</h1>
      <p onPointerEnter={() => setQuery({ page: '2' })}>Page {page} of 3</p>
      <Pagination page={page} pageCount={3} hrefFor={(number) => `/list?page=${number}`} />
    </>
  );
}

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
          <Route path="/list" element={<List />} />
          <Route path="*" element={null} />
        </Routes>
      </main>
    </>
  );
}

function open(path = '/a') {
  // A memory router leaves the browser's own URL as it is.
  history.replaceState(null, '', path);
  return renderWithApp(<Frame />, { path });
}

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

test('the focus goes to the heading when the pressed arrow ends at the last page of a list', async () => {
  open('/list');
  const next = screen.getByRole('link', { name: 'Next page' });
  await userEvent.click(next);
  screen.getByText('Page 2 of 3');
  expect(document.activeElement).toBe(next);
  await userEvent.click(next);
  screen.getByText('Page 3 of 3');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'List' }));
});

test('another query leaves the focus alone where no control has gone', async () => {
  open('/list');
  await userEvent.hover(screen.getByText('Page 1 of 3'));
  screen.getByText('Page 2 of 3');
  expect(document.activeElement).toBe(document.body);
});
