// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { sampleImage } from '../../test/content-samples.ts';
import { createFakeClient, renderRoutes } from '../../test/render-content.tsx';
import { Component } from './PrintTicketsRoute.tsx';

const voucher = {
  __typename: 'VoucherTicket',
  amount: 50,
  code: 'ABCD-EFGH-JKLM-NPQR',
  expires_on: '2029-11-28',
  image: sampleImage(900, '16x9'),
  is_redeemed: false,
  message: '',
  page_url: 'https://shop.example/gift-vouchers',
  qr_path: 'M0 0h1v1z',
  qr_size: 25,
  recipient_name: '',
  theme: 'Birthday',
};

const print = vi.fn<() => void>();
let picture: PromiseWithResolvers<void>;

beforeEach(() => {
  print.mockClear();
  picture = Promise.withResolvers();
  vi.stubGlobal('print', print);
  // jsdom has neither.
  Object.defineProperty(document, 'fonts', { value: { ready: Promise.resolve() }, configurable: true });
  HTMLImageElement.prototype.decode = vi.fn(() => picture.promise);
});

async function opensCard(): Promise<void> {
  const PrintTicket = () => ({
    printTicket: { __typename: 'PrintTicket', voucher, pick_up: null },
  });
  const { client } = createFakeClient({ PrintTicket });
  renderRoutes([{ path: '/print-tickets/:id', Component }], client, { path: '/print-tickets/7' });
  await screen.findByRole('img', { name: 'Birthday' });
  await act(() => document.fonts.ready);
}

it('a voucher is printed once its picture is there', async () => {
  await opensCard();
  expect(print).not.toHaveBeenCalled();
  picture.resolve();
  await expect.poll(() => print.mock.calls.length).toBe(1);
});

it('a voucher is printed without a picture that cannot be loaded', async () => {
  await opensCard();
  picture.reject(new Error('no such picture'));
  await expect.poll(() => print.mock.calls.length).toBe(1);
});

it('a voucher is printed without a picture that takes longer than 5 s', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await opensCard();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(print).toHaveBeenCalledOnce();
});
