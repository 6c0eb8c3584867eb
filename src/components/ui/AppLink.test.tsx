// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { renderWithApp } from '../../test/render.tsx';
import { AppLink } from './AppLink.tsx';
import { OpenScreen } from './open-screen.ts';

/** Renders a link and returns what had the focus whenever a screen was opened. */
function openings(href: string, isInMain = true) {
  const focused: (string | undefined)[] = [];
  const openScreen = vi.fn(() => void focused.push(document.activeElement?.tagName));
  const link = <AppLink href={href}>Mug</AppLink>;
  history.replaceState(null, '', '/shop/slate');
  onTestFinished(() => history.replaceState(null, '', '/'));
  renderWithApp(<OpenScreen value={openScreen}>{isInMain ? <main>{link}</main> : link}</OpenScreen>);
  return focused;
}

const link = () => screen.getByRole('link', { name: 'Mug' });

it('[GEN-24] a pressed link has no focus when its screen goes, so that removing it lays out nothing', async () => {
  const focused = openings('/product/mug');
  await userEvent.click(link());
  expect(focused).toEqual(['BODY']);
});

it('a link opened by key keeps the focus until its screen goes', async () => {
  const byKey = openings('/product/mug');
  link().focus();
  await userEvent.keyboard('{Enter}');
  expect(byKey).toEqual(['A']);
});

it.each([
  ['a link to another page of the list', '/shop/slate?page=2', true],
  ['a link outside the screen', '/product/mug', false],
])('%s keeps the focus', async (_name, href, isInMain) => {
  const focused = openings(href, isInMain);
  await userEvent.click(link());
  expect(focused).toEqual(['A']);
});
