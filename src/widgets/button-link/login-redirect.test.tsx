// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { useSession, useSessionRef } from '../../state/session.ts';
import { createFakeClient, renderScreen } from '../../test/render-content.tsx';
import { widget } from './ButtonLinkWidget.tsx';

/** Shows the current URL, and where the login would return to. */
function Where() {
  const session = useSessionRef();
  useEffect(() => void session.start(), [session]);
  const back = useSession(({ context }) => context.redirect_after_login);
  return (
    <output>
      {useLocation().pathname} {back}
    </output>
  );
}

function show(settings: object, loggedIn: boolean) {
  const context = { id: 1, origin: 'row', limit: 1, offset: 0, paginationLabels: {} } as const;
  const view = widget.view({ button_text: 'My orders', button_url: '/my-account', ...settings }, context);
  const { client } = createFakeClient({});
  renderScreen(
    <>
      {view.ok && view.element}
      <Where />
    </>,
    client,
    { loggedIn, path: '/about?from=menu#team' },
  );
  return userEvent.click(screen.getByRole('link', { name: 'My orders' }));
}

const where = () => screen.getByRole('status').textContent;

test('[GRD-15] a login-redirect button sends a logged-out user to /login and remembers the current path', async () => {
  await show({ login_redirect: '1' }, false);
  await expect.poll(where).toBe('/login /about?from=menu#team');
});

test('[GRD-15] a logged-in user goes directly to the target of the button', async () => {
  await show({ login_redirect: '1' }, true);
  await expect.poll(where).toBe('/my-account ');
});

test('[GRD-15] a button without the setting requires no login', async () => {
  await show({}, false);
  await expect.poll(where).toBe('/my-account ');
});
