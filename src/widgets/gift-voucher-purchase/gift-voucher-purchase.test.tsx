// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWidget } from '../../test/render-content.tsx';

it('gift_voucher_purchase says in the owner’s words that vouchers are coming', async () => {
  await renderWidget('gift_voucher_purchase', { heading: 'Gift vouchers', html: '<p>In spring.</p>' });
  expect(screen.getByRole('heading', { name: 'Gift vouchers' })).toBeTruthy();
  expect(screen.getByText('In spring.')).toBeTruthy();
});
