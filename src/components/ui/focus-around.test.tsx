// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { renderWithApp } from '../../test/render.tsx';
import { UnreachableAlert } from './UnreachableAlert.tsx';

type Around = (alert: ReactNode, isGone: boolean) => ReactNode;

/** A screen on which the shop did not answer, until the press of ‘Try again’ or of a button beside it. */
function Screen({ around }: { around: Around }) {
  const [isGone, setGone] = useState(false);
  return (
    <>
      <button type="button" onPointerEnter={() => setGone(true)}>
        Elsewhere
      </button>
      <main tabIndex={-1}>
        <h1>Order</h1>
        {around(isGone ? null : <UnreachableAlert onRetry={() => setGone(true)} />, isGone)}
      </main>
    </>
  );
}

const show = (around: Around) => void renderWithApp(<Screen around={around} />);

const tryAgain = () => userEvent.click(screen.getByRole('button', { name: 'Try again' }));

test.each<[string, Around, () => HTMLElement]>([
  [
    'the heading of its section',
    (alert) => (
      <section>
        <h2>Shipping</h2>
        {alert}
      </section>
    ),
    () => screen.getByRole('heading', { name: 'Shipping' }),
  ],
  [
    'its form if that has no heading',
    (alert) => <form aria-label="Product">{alert}</form>,
    () => screen.getByRole('form'),
  ],
  [
    'the heading of the screen if its section goes too',
    (alert, isGone) => !isGone && <section>{alert}</section>,
    () => screen.getByRole('heading', { name: 'Order' }),
  ],
])('a retry button that its press removes leaves the focus at %s', async (_, around, place) => {
  show(around);
  await tryAgain();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await expect.poll(() => document.activeElement).toBe(place());
});

test('a retry button that goes by itself leaves a focus elsewhere alone', async () => {
  show((alert) => alert);
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
  act(() => elsewhere.focus());
  await userEvent.hover(elsewhere);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(document.activeElement).toBe(elsewhere);
});
