// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { expect, it, onTestFinished } from 'vitest';
import { useAfterArrival } from './use-after-arrival.ts';

function Mug() {
  return (
    <>
      <h1>Mug</h1>
      {useAfterArrival() && <p>More mugs</p>}
    </>
  );
}

const routes = [
  { path: '/', element: <Link to="/mug">Mug</Link> },
  { path: '/mug', element: <Mug /> },
];

/** Opens a page and records, on each document change, which parts of the screen are rendered. */
function opens(path: string) {
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const seen: string[] = [];
  const watch = new MutationObserver(() => {
    const text = document.body.textContent;
    if (seen.at(-1) !== text) seen.push(text);
  });
  watch.observe(document.body, { childList: true, subtree: true });
  onTestFinished(() => watch.disconnect());
  render(<RouterProvider router={router} />);
  return { router, seen };
}

it('[GEN-24] a followed link shows the heading first, and the part below right after it', async () => {
  const { seen } = opens('/');
  await userEvent.click(screen.getByRole('link', { name: 'Mug' }));
  await screen.findByText('More mugs');
  expect(seen.slice(-2)).toEqual(['Mug', 'MugMore mugs']);
});

it('a document and a page reached by Back are complete at once', async () => {
  const { router } = opens('/mug');
  expect(screen.getByText('More mugs')).toBeTruthy();
  await act(() => router.navigate('/'));
  expect(screen.queryByText('More mugs')).toBeNull();
  const { promise: shown, resolve } = Promise.withResolvers<string>();
  new MutationObserver((_, observer) => {
    observer.disconnect();
    resolve(document.body.textContent);
  }).observe(document.body, { childList: true, subtree: true });
  await act(() => router.navigate(-1));
  expect(await shown).toBe('MugMore mugs');
});
