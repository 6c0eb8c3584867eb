// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { expect, it, vi } from 'vitest';
import { renderWithApp } from '../../test/render.tsx';
import { OpenScreen } from './open-screen.ts';
import { RichText } from './RichText.tsx';
import { IsInOverlayContext } from './use-back-closes.ts';

function Where() {
  return <output>{useLocation().pathname}</output>;
}

it('[WGT-07] a link to a screen in the owner’s text opens in the app', async () => {
  renderWithApp(
    <>
      <RichText html='<p>See <a href="/about"><b>us</b></a></p>' />
      <Where />
    </>,
  );
  await userEvent.click(screen.getByText('us'));
  expect(screen.getByRole('status').textContent).toBe('/about');
});

it('[WGT-07] a link in words that arrive late opens in the app', async () => {
  function Late() {
    const [html, setHtml] = useState('');
    return (
      <>
        <button type="button" onClick={() => setHtml('<a href="/about">us</a>')}>
          Arrive
        </button>
        <RichText html={html} />
        <Where />
      </>
    );
  }
  renderWithApp(<Late />);
  await userEvent.click(screen.getByRole('button', { name: 'Arrive' }));
  await userEvent.click(screen.getByText('us'));
  expect(screen.getByRole('status').textContent).toBe('/about');
});

it.each([
  ['on the page adds a step to the history', false],
  ['over the page replaces the step of the open layer', true],
])('[WGT-07] a link %s', async (_, isOverPage) => {
  const openScreen = vi.fn();
  renderWithApp(
    <OpenScreen value={openScreen}>
      <IsInOverlayContext value={isOverPage}>
        <RichText html='<a href="/about">us</a>' />
      </IsInOverlayContext>
    </OpenScreen>,
  );
  await userEvent.click(screen.getByText('us'));
  expect(openScreen).toHaveBeenCalledExactlyOnceWith('/about', {
    replace: isOverPage,
    preventScrollReset: false,
  });
});

it('renders nothing for an empty text', () => {
  const { container } = renderWithApp(<RichText html="" />);
  expect(container.innerHTML).toBe('');
});
