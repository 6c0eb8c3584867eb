import { expect, test } from '../testkit/fixtures.ts';
import { startShop } from '../testkit/shop-process.ts';
import type { ShopProcess } from '../testkit/shop-process.ts';

let shop: ShopProcess;
test.beforeAll(async () => {
  test.setTimeout(90_000);
  shop = await startShop({
    script: ['scripts/serve.ts', '--dev'],
    variables: { NODE_ENV: 'development' },
  });
});
test.afterAll(() => shop.remove());

test('in development every machine is drawn, and those of a phone can be watched from another browser', async ({
  newShopper,
}) => {
  const { page: tools } = await newShopper({ baseURL: shop.url });
  await tools.goto('/dev/machines');
  await expect(tools.getByRole('status')).toHaveText(/^(\d+) of \1 machines$/);
  await tools.getByRole('link', { name: /^addToCart, \d+ states/ }).click();
  await expect(tools.getByRole('heading', { level: 1, name: 'addToCart' })).toBeVisible();
  await expect(tools.locator('[data-state="addToCart.idle"]')).toBeVisible();

  await tools.getByRole('link', { name: 'Watch it live' }).click();
  await expect(tools.getByRole('heading', { level: 1, name: 'Live machines' })).toBeVisible();
  const phone = await newShopper({
    baseURL: shop.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  await phone.opens('/product/cork-trivet');
  await tools.getByRole('button', { name: /^connectivity x:/ }).click();
  const standing = tools.locator('.live-chart').getByRole('status');
  await expect(standing).toHaveText('active.sure');

  // The response to a request of the phone would end the failure at once.
  await phone.page.waitForLoadState('networkidle');
  await tools.getByRole('tab', { name: 'Send' }).click();
  await tools.getByRole('combobox', { name: 'Event' }).selectOption('request.fail');
  await tools.getByRole('button', { name: 'Send to connectivity' }).click();
  await expect(standing).not.toHaveText('active.sure');

  await tools.getByLabel('Filter').fill('cart.receive');
  await phone.page.getByText('Banksia', { exact: true }).click();
  await phone.page.getByRole('button', { name: 'Add to cart' }).first().click();
  const log = tools.getByRole('listbox', { name: 'Events, newest last' }).getByRole('option');
  await expect(log.first()).toContainText('cart.receive');
  expect(shop.output(), 'no page that is open is loaded anew').not.toContain(
    'optimized dependencies changed',
  );
});
