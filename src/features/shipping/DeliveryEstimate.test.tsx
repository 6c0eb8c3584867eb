// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { storePlace } from '../../lib/delivery-locality.ts';
import { printStamped } from '../../lib/storage/stamped-text.ts';
import { createFakeClient, renderScreen } from '../../test/render-content.tsx';
import { rememberPlace } from '../../state/delivery-locality.ts';
import { DeliveryEstimate } from './DeliveryEstimate.tsx';

// The place outlives a test in memory: another tab forgets it.
afterEach(() => {
  localStorage.setItem('place', printStamped({ stamp: Date.now() + 1000, text: storePlace(null) }));
  act(() => void window.dispatchEvent(new Event('pageshow')));
});

const estimate = (suburbs: string[], amount: number) => ({
  shippingEstimate: {
    __typename: 'ShippingEstimate',
    suburbs,
    quotes: [
      {
        __typename: 'EstimatedQuote',
        shipping_type_id: 1,
        shipping_name: 'Post',
        amount,
        arrives_from: null,
        arrives_by: null,
      },
    ],
  },
});

/** Shows the estimate for Sydney's postcode; any other place waits for `later`. */
async function showsSydney() {
  const later = Promise.withResolvers<unknown>();
  const { client } = createFakeClient({
    ShippingEstimate: ({ postcode, suburb }) =>
      postcode === '2000' && suburb === '' ? estimate(['Sydney', 'Haymarket'], 9.5) : later.promise,
  });
  rememberPlace({ postcode: '2000', suburb: '' });
  renderScreen(<DeliveryEstimate itemsTotal={10} />, client);
  await screen.findByText('$9.50');
  const estimatesFor = async (postcode: string) => {
    const field = screen.getByLabelText('Your postcode');
    await userEvent.clear(field);
    await userEvent.type(field, `${postcode}{Enter}`);
  };
  return { later, estimatesFor };
}

const quotes = () => screen.getByText('$9.50').closest('ul');

it('a new postcode shows nothing of the old one while its prices are on the way', async () => {
  const { later, estimatesFor } = await showsSydney();
  await estimatesFor('6000');
  expect(screen.getByRole('list').getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByText('$9.50')).toBeNull();
  expect(screen.queryByLabelText('Suburb')).toBeNull();
  later.resolve(estimate([], 14));
  await screen.findByText('$14.00');
  expect(screen.getByRole('list').getAttribute('aria-busy')).toBe('false');
});

it('a new postcode whose quotes cannot be loaded offers no suburb of the old one', async () => {
  const { later, estimatesFor } = await showsSydney();
  await estimatesFor('6000');
  later.reject(new Error('no connection'));
  await screen.findByText('We could not look up the shipping cost.');
  expect(screen.queryByLabelText('Suburb')).toBeNull();
});

it('another suburb of the postcode keeps the prices, marked as being requested again', async () => {
  const { later } = await showsSydney();
  await userEvent.selectOptions(screen.getByLabelText('Suburb'), 'Sydney');
  expect(quotes()?.getAttribute('aria-busy')).toBe('true');
  later.resolve(estimate(['Sydney', 'Haymarket'], 9.5));
  await waitFor(() => expect(quotes()?.getAttribute('aria-busy')).toBe('false'));
});

it('the list of suburbs has one line for a place that is not in it', async () => {
  await showsSydney();
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Somewhere else in 2000',
    'Sydney',
    'Haymarket',
  ]);
});
