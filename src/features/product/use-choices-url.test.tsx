// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { sign } from '../../machines/productOptions/product.fixtures.ts';
import '../../test/render.tsx';
import { useChoicesUrl } from './use-choices-url.ts';

function Product() {
  const { say } = useChoicesUrl(sign);
  return (
    <button type="button" onClick={() => say({ Wood: 'Walnut' })}>
      Walnut
    </button>
  );
}

/** A product, and a cart whose loader the test completes. */
function openProduct() {
  const pending = Promise.withResolvers<null>();
  const routes = [
    { path: '/product/sign', element: <Product /> },
    { path: '/cart', loader: () => pending.promise, element: <h1>Cart</h1> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/product/sign'] });
  render(<RouterProvider router={router} />);
  return { router, letCome: () => act(async () => pending.resolve(null)) };
}

const choose = () => userEvent.click(screen.getByRole('button', { name: 'Walnut' }));

it('[PRD-09] a choice is written to the URL', async () => {
  const { router } = openProduct();
  await choose();
  expect(router.state.location.search).toBe('?Wood=Walnut');
});

it('a choice that is made while another screen is loading does not cancel that navigation', async () => {
  const { router, letCome } = openProduct();
  act(() => void router.navigate('/cart'));
  await choose();
  await letCome();
  expect(await screen.findByRole('heading', { name: 'Cart' })).toBeTruthy();
  expect(router.state.location.pathname).toBe('/cart');
});
