// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAnonymousActors } from '../app/app-actors.ts';
import { htmlOf } from '../app/html-of.server.ts';
import { SessionProvider } from '../state/session.ts';
import { WidgetBoundary } from './WidgetBoundary.tsx';

let isBroken: boolean;
let root: Root | null;
beforeEach(() => {
  isBroken = true;
  root = null;
  // React logs errors that a boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

function Fragile() {
  if (isBroken) throw new Error('an entry is null');
  return <p>fragile</p>;
}

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      pressed {count}
    </button>
  );
}

const page = (
  <SessionProvider shared={createAnonymousActors().session}>
    <main>
      <WidgetBoundary type="counter">
        <Counter />
      </WidgetBoundary>
      <WidgetBoundary type="fragile">
        <Fragile />
      </WidgetBoundary>
    </main>
  </SessionProvider>
);

/** Renders the page on the server, then hydrates it as a browser would. */
async function open(): Promise<{ html: string; errors: unknown[]; hydrate: () => Promise<void> }> {
  const { html, errors } = await htmlOf(page);
  const host = document.createElement('div');
  host.innerHTML = html;
  document.body.append(host);
  const hydrate = () =>
    act(async () => {
      root = hydrateRoot(host, page, { onRecoverableError: () => undefined });
    });
  return { html, errors, hydrate };
}

const button = () => document.querySelector('button');

it('[PGR-17] a widget that throws on the server is the only one missing there, and shown in the browser', async () => {
  const { html, errors, hydrate } = await open();
  expect(errors.map(String)).toEqual(['Error: an entry is null']);
  expect(html).toContain('<button');
  expect(html).not.toContain('<p>fragile');
  const before = button();
  isBroken = false;
  await hydrate();
  expect(document.querySelector('p')?.textContent).toBe('fragile');
  expect(button()).toBe(before);
  await act(async () => button()?.click());
  expect(button()?.textContent).toBe('pressed 1');
});

it('[PGR-17] a widget that throws in the browser too does not affect the hydration of its neighbours', async () => {
  const { hydrate } = await open();
  const before = button();
  await hydrate();
  expect(document.querySelector('main')?.textContent).toBe('pressed 0');
  expect(button()).toBe(before);
  await act(async () => button()?.click());
  expect(button()?.textContent).toBe('pressed 1');
});
