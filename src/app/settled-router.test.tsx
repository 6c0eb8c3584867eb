// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useParams } from 'react-router';
import { expect, test } from 'vitest';
import { settledRouter } from './settled-router.ts';

test('a navigation that still loads does not render the current screen again', async () => {
  const rendered: (string | undefined)[] = [];
  const data = Promise.withResolvers<null>();
  const Screen = () => {
    const { name } = useParams();
    rendered.push(name);
    return <h1>{name}</h1>;
  };
  const router = createMemoryRouter(
    [
      {
        path: ':name',
        Component: Screen,
        loader: ({ params }) => (params['name'] === 'next' ? data.promise : null),
      },
    ],
    { initialEntries: ['/first'], hydrationData: { loaderData: { '0': null } } },
  );
  render(<RouterProvider router={settledRouter(router)} />);
  await screen.findByRole('heading', { name: 'first' });
  const before = rendered.length;

  // Renders whatever the router reports so far.
  await act(async () => void router.navigate('/next'));
  expect(router.state.navigation.state).toBe('loading');
  expect(rendered).toHaveLength(before);

  data.resolve(null);
  await screen.findByRole('heading', { name: 'next' });
  expect(rendered.slice(before)).not.toContain('first');
});
