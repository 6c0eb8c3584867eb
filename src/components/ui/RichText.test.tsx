// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { renderWithApp } from '../../test/render.tsx';
import { RichText } from './RichText.tsx';

function Where() {
  return <output>{useLocation().pathname}</output>;
}

it('[WGT-07] a link to a screen in the owner’s words opens in the app', async () => {
  renderWithApp(
    <>
      <RichText html='<p>See <a href="/about"><b>us</b></a></p>' />
      <Where />
    </>,
  );
  await userEvent.click(screen.getByText('us'));
  expect(screen.getByRole('status').textContent).toBe('/about');
});

it('nothing stands where there are no words', () => {
  const { container } = renderWithApp(<RichText html="" />);
  expect(container.innerHTML).toBe('');
});
