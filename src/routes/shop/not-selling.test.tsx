// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { memoryDrafts } from '../../test/memory-drafts.ts';
import { sampleSiteSettings } from '../../test/content-samples.ts';
import { createFakeClient, renderRoutes, renderScreen } from '../../test/render-content.tsx';
import { PageError } from '../../app/PageError.tsx';
import { SellsOnlineContext } from '../../state/sells-online.ts';
import { VoucherBlock } from '../../widgets/gift-voucher-purchase/VoucherBlock.tsx';
import { OrderAgainButton } from '../../features/account/OrderAgainButton.tsx';
import * as cart from '../cart/CartRoute.tsx';
import * as checkout from '../checkout/CheckoutRoute.tsx';
import { SortSelect } from './SortSelect.tsx';

const closed = { ...sampleSiteSettings, ecommerce_enabled: false };
const { client } = createFakeClient({ SiteSettings: () => ({ domainCurrent: closed }) });

it.each([
  ['/cart', cart],
  ['/checkout', checkout],
])('[GEN-15] a link that still leads to %s shows the 404 page', async (path, module) => {
  const { loader, Component } = module;
  const screens = [
    { path: '/', element: <p>Home</p> },
    { path, loader, Component, errorElement: <PageError /> },
  ];
  const { goTo } = renderRoutes(screens, client, { path: '/' });
  await goTo(path);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toMatch(/not found|find/i);
});

it('[GEN-15] codes can be redeemed but not bought, and neither Order again nor sorting by price is offered', () => {
  renderScreen(
    <SellsOnlineContext value={false}>
      <VoucherBlock token={null} themes={[]} amounts="25|50" allowCustomAmounts />
      <OrderAgainButton id="a" number={1001} />
      <SortSelect value="newest" onChange={() => undefined} />
    </SellsOnlineContext>,
    client,
    { loggedIn: true, drafts: memoryDrafts() },
  );
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Redeem Now']);
  const orders = screen.getAllByRole('option').map((option) => option.textContent);
  expect(orders).toEqual(['Newest', 'Name', 'Popular']);
});
