// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CheckoutFailure } from '../../machines/checkout/checkout.types.ts';
import { renderWithApp } from '../../test/render.tsx';
import { CheckoutFailureNotice } from './CheckoutFailureNotice.tsx';

const refused = (message: string, textCode: string | null): CheckoutFailure => ({
  reason: 'refused',
  message,
  textCode,
  of: 'order',
});

test.each<[string, CheckoutFailure, string]>([
  [
    'refused as a whole',
    refused('Wait a minute', 'RATE_LIMITED'),
    'Sorry, something went wrong. Please try again. Wait a minute',
  ],
  ['refused with a reason', refused('The price has changed', null), 'The price has changed'],
  ['refused without a reason', refused('', null), 'Sorry, something went wrong. Please try again.'],
  [
    'not answered',
    { reason: 'unreachable', of: 'order' },
    'Sorry, something went wrong: the shop did not confirm the order. Please press again; what is ordered once is not ordered twice.',
  ],
])('[CHK-07, ERR-05] an order that was %s shows a message', (_, failure, message) => {
  renderWithApp(<CheckoutFailureNotice failure={failure} />);
  expect(screen.getByText(message)).toBeDefined();
});
