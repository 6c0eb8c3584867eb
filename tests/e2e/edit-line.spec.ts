import { expect, test } from '../testkit/fixtures.ts';
import { coasters, trivet } from '../testkit/shopper.ts';
import type { Shopper } from '../testkit/shopper.ts';

const TEXT = 'For Nan & Pop — 50 years';

async function editsCoasters(shopper: Shopper) {
  await shopper.opens('/cart');
  await editsCoastersHere(shopper);
}

/** In the cart that is open. */
async function editsCoastersHere(shopper: Shopper) {
  await shopper
    .cartLine(coasters.name)
    .getByRole('link', { name: /^Edit / })
    .click();
  await expect(shopper.button('Save changes')).toBeVisible();
}

test('[CRT-01] going back from editing changes nothing; a corrected typing mistake appears in its line, which gets the focus, and the change is announced', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.hasInCart(coasters, trivet);
  await test.step('going back', async () => {
    await editsCoasters(shopper);
    await page.getByRole('link', { name: 'Back to the cart' }).click();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(shopper.cartLine(coasters.name)).toContainText(TEXT);
  });
  await editsCoastersHere(shopper);
  const text = page.getByLabel('Engraving text');
  await expect(text).toHaveValue(TEXT);
  await expect(page.getByRole('radio', { name: 'Round' })).toBeChecked();
  await expect(page.getByLabel('Lettering').locator('option:checked')).toHaveText('Script');
  await text.fill('For Nan and Pop');
  await shopper.button('One more').click();
  await shopper.button('Save changes').click();

  await expect(page).toHaveURL(/\/cart$/);
  const line = shopper.cartLine(coasters.name);
  await expect(line).toBeFocused();
  await expect(line).toContainText('Engraving text: For Nan and Pop');
  await expect(line.getByLabel(/^Quantity of /)).toHaveValue('2');
  await expect(page.getByRole('status').filter({ hasText: 'Changed: ' })).toContainText(
    `Engraving text: For Nan and Pop, it was ${TEXT}. Quantity: 2, it was 1`,
  );
  await expect(page.getByLabel(/^Quantity of /)).toHaveCount(2);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toContainText(
    coasters.name,
  );
});

test('[CRT-06] unsaved changes of a line survive a reload; of two tabs that edit it the last one wins, after a warning; if the line is removed, this is reported, and the input can be added as a new line', async ({
  shopper,
}) => {
  const { page } = shopper;
  const engraving = page.getByLabel('Engraving text');
  const line = shopper.cartLine(coasters.name);
  await shopper.hasInCart(coasters);
  await editsCoasters(shopper);

  await test.step('a reload', async () => {
    await page.reload();
    await expect(engraving).toHaveValue(TEXT);
    await engraving.fill('Half way');
    await page.reload();
    await expect(engraving).toHaveValue('Half way');
    await shopper.button('Save changes').click();
    await expect(line).toContainText('Engraving text: Half way');
    await expect(shopper.cartLink(1)).toBeVisible();
  });

  const other = await shopper.inAnotherTab();
  await test.step('two tabs', async () => {
    await editsCoastersHere(shopper);
    await editsCoasters(other);
    await other.page.getByLabel('Engraving text').fill('The other tab');
    await other.button('Save changes').click();
    await expect(other.cartLine(coasters.name)).toContainText('The other tab');
    await expect(page.getByText('This has been changed meanwhile')).toBeVisible();
    await engraving.fill('This tab');
    await shopper.button('Save changes').click();
    await expect(line).toContainText('Engraving text: This tab');
    await expect(shopper.cartLink(1)).toBeVisible();
  });

  await test.step('a line that is removed', async () => {
    const gone = page.getByText('This is not in your cart any more');
    await editsCoastersHere(shopper);
    await engraving.fill('Not lost');
    await other.removes(coasters);
    await expect(gone).toBeVisible();
    await page.reload();
    await expect(gone).toBeVisible();
    await expect(engraving).toHaveValue('Not lost');
    await shopper.button('Add to cart').click();
    await expect(page.getByText('Added to cart')).toBeVisible();
    await shopper.cartLink(1).click();
    await expect(line).toContainText('Engraving text: Not lost');
  });
});
