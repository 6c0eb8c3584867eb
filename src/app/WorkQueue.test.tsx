// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubIntersectionObserver } from '../test/intersection-observer.ts';
import { createFakeClient, renderScreen } from '../test/render-content.tsx';
import { WorkQueue } from './WorkQueue.tsx';

let isSeen: ReturnType<typeof stubIntersectionObserver>;
const comesNear = () => isSeen(true);

beforeEach(() => void (isSeen = stubIntersectionObserver()));
afterEach(() => void vi.unstubAllGlobals());

/** Renders the end of a footer over a host with this work queue. */
function showsFooter(sellWorkQueue: object | null) {
  const { client, requested } = createFakeClient({ WorkQueue: () => ({ sellWorkQueue }) });
  renderScreen(<WorkQueue />, client, { path: '/' });
  return requested;
}

/** Sets the window height in px; in jsdom the footer starts at the top edge. */
const seesUpTo = (px: number) => vi.stubGlobal('innerHeight', px);

it('a queue that arrives while the page’s end is visible is only shown after that has left the view', async () => {
  seesUpTo(800);
  const requested = showsFooter({ __typename: 'WorkQueue', product: 'Slate Coasters', item_count: 1 });
  await act(async () => comesNear());
  expect(requested).toHaveLength(1);
  expect(document.body.textContent).toBe('');
  act(() => isSeen(false));
  expect(await screen.findByText(/^On the bench: Slate Coasters\./)).toBeTruthy();
});

it('the work queue is requested when the shopper scrolls near it, not before', async () => {
  seesUpTo(0);
  const requested = showsFooter({ __typename: 'WorkQueue', product: 'Slate Coasters', item_count: 1 });
  expect(requested).toHaveLength(0);
  act(comesNear);
  expect(await screen.findByText(/^On the bench: Slate Coasters\./)).toBeTruthy();
  expect(screen.getByText(/1 piece before yours\.$/)).toBeTruthy();
});

it('an empty queue shows nothing', async () => {
  const requested = showsFooter(null);
  await act(async () => comesNear());
  expect(requested).toHaveLength(1);
  expect(document.body.textContent).toBe('');
});
