// @vitest-environment jsdom
import { ApolloLink } from '@apollo/client';
import { act, screen } from '@testing-library/react';
import { NEVER, Subject } from 'rxjs';
import { expect, test } from 'vitest';
import { typePolicies } from '../../app/type-policies.ts';
import { createApolloClient } from '../../graphql/client.ts';
import { renderScreen } from '../../test/render-content.tsx';
import { PaidOrder } from './PaidOrder.tsx';

test('[A14] links on the page of a paid order are shown only after the order has loaded or failed, so that they do not move', async () => {
  const response = new Subject<ApolloLink.Result>();
  const link = new ApolloLink(({ operationName }) => (operationName === 'OrderView' ? response : NEVER));
  renderScreen(<PaidOrder id="random-1004" />, createApolloClient({ link, typePolicies }));
  expect(screen.getByRole('heading', { name: 'Thank you' })).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
  await act(async () => response.error(new Error('the network is gone')));
  const toOrder = await screen.findByRole('link', { name: 'See your order' });
  expect(toOrder.getAttribute('href')).toBe('/order/random-1004');
  expect(screen.getByRole('link', { name: 'Back to the shop' })).toBeTruthy();
});
