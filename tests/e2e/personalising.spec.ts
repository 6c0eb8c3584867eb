import { axeOn } from '../testkit/axe.ts';
import { expect, test } from '../testkit/fixtures.ts';
import { coasters } from '../testkit/shopper.ts';

const PHONE = { viewport: { width: 390, height: 760 } };

test('[PRD-11, ATC-07] a text that is too long, or has characters that the lettering lacks, is kept, shows an error, and is not added', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.opens('/product/kookaburra-key-ring');
  await shopper.option('Birch').click();
  await page.getByLabel('Lettering').selectOption('Serif');
  const name = page.getByLabel('Name');
  await name.fill('Bartholomew-James');
  await expect(name).toHaveValue('Bartholomew-James');
  await expect(page.getByText('17/16')).toBeVisible();
  await expect(name).toHaveAccessibleDescription(/1 character too many/);
  await shopper.button('Add to cart').click();
  await expect(page.getByText('Please check: Name')).toBeVisible();
  await expect(name).toBeFocused();
  await expect(shopper.cartLink(0)).toBeVisible();
  await name.press('End');
  await name.press('Backspace');
  await expect(page.getByText('1 character too many')).toBeHidden();
  await shopper.button('Add to cart').click();
  await expect(shopper.cartLink(1)).toBeVisible();

  await test.step('characters that the lettering lacks are named, with the letterings that have them', async () => {
    await name.fill('Zoë 👨‍👩‍👧‍👦');
    await expect(page.getByText('5/16')).toBeVisible();
    await page.getByLabel('Lettering').selectOption({ index: 0 });
    await expect(name).toHaveAccessibleDescription('Up to 16 characters.');
    await page.getByLabel('Lettering').selectOption('Stencil');
    await expect(name).toHaveAccessibleDescription(
      'Up to 16 characters. Stencil has no ë 👨‍👩‍👧‍👦. None of our letterings has 👨‍👩‍👧‍👦',
    );
    await shopper.button('Add to cart').click();
    await expect(name).toBeFocused();
    await expect(shopper.cartLink(1)).toBeVisible();
    await name.fill('Zoë');
    await expect(name).toHaveAccessibleDescription(/Script, Handwritten, Serif, Slab, Rounded$/);
    await page.getByLabel('Lettering').selectOption('Script');
    await shopper.button('Add to cart').click();
    await expect(shopper.cartLink(2)).toBeVisible();
  });
});

test('[PRD-06, PRD-13, SEC-06] on a phone each press with choices missing leads to the first missing field', async ({
  newShopper,
}) => {
  const shopper = await newShopper(PHONE);
  const { page } = shopper;
  await shopper.opens(`/product/${coasters.slug}`);
  const shape = page.getByRole('radiogroup', { name: 'Shape' });
  await shopper.button('Add to cart').click();
  await expect(page.getByRole('radio', { name: 'Round' })).toBeFocused();
  await expect(shape).toBeInViewport({ ratio: 1 });
  await expect(shape).toHaveAttribute('aria-invalid', 'true');
  await expect(shape).toHaveAccessibleDescription('Select options');
  await expect(page.getByText('Please check: Shape, Engraving text, Lettering')).toBeAttached();
  const found = await axeOn(page).include('main').analyze();
  expect(found.violations).toEqual([]);

  await shopper.option('Round').click();
  await expect(shape).not.toHaveAttribute('aria-invalid');
  await shopper.button('Add to cart').click();
  await expect(page.getByLabel('Engraving text')).toBeFocused();
  await expect(page.getByLabel('Engraving text')).toBeInViewport();
  await page.getByLabel('Engraving text').fill('Ada');
  await shopper.button('Add to cart').click();
  await expect(page.getByLabel('Lettering')).toBeFocused();
  await page.getByLabel('Lettering').selectOption('Script');
  await shopper.button('Add to cart').click();
  await expect(page.getByRole('status').getByText('Added to cart')).toBeVisible();
  await expect(page.getByText(/^Please check/)).toBeHidden();
});

test('[PRD-11] no two fields of the key ring share a name', async ({ shopper }) => {
  await shopper.opens('/product/name-key-ring');
  await expect(shopper.page.getByRole('radiogroup', { name: 'Colour of the lettering' })).toBeVisible();
  await expect(shopper.page.getByRole('combobox', { name: 'Lettering', exact: true })).toHaveCount(1);
});
