import { axeOn } from '../testkit/axe.ts';
import { expect, test } from '../testkit/fixtures.ts';
import { ShopOwner } from '../testkit/shop-owner.ts';

const PAID = 'Payment Successful. Please check your email for your invoice.';
const SHOP_MAILBOX = 'hello@kerfandgrain.example';

test('[FRM-14, FRM-15, ERR-10, A65] a form with a cost is paid for after it was sent; a declined payment keeps the input', async ({
  shopper,
  shop,
  outbox,
}) => {
  const { page } = shopper;
  // Shown alone, since each payment comes back to its page, and the demo's is the shop's heaviest.
  const owner = new ShopOwner(shop.dataDir);
  const evening = { template: 'form', variables: owner.showsForm('workshop-evening') };
  const url = `/an-evening-${crypto.randomUUID()}`;
  owner.writesPage({ url, blocks: [evening] });
  await shopper.opens(url);
  const form = page.locator('#form-workshop-evening');
  await expect(form).toContainText('$45.00, to be paid after you have sent this form.');
  const idea = `A board for ${crypto.randomUUID()}`;
  await form.getByLabel('Your name').fill('Ada Byron');
  await form.getByLabel('E-mail').fill(shopper.email);
  await form.getByLabel('Which Thursday?').fill('31/12/2026');
  await form.getByLabel('What would you like to make?').fill(idea);
  await shopper.button('Book a place').click();
  await expect(page).toHaveURL(/\/sandbox-payment\//);
  await expect(page.getByText('$45.00 AUD')).toBeVisible();
  await shopper.ends('Decline');

  await expect(page.getByRole('heading', { name: 'Payment Failed' })).toBeFocused();
  expect((await axeOn(page).include('#main [role=alert]').analyze()).violations).toEqual([]);
  await shopper.button('Try again').click();
  await expect(form.getByLabel('What would you like to make?')).toHaveValue(idea);
  await expect(form.getByLabel('Your name')).toHaveValue('Ada Byron');
  await expect(page).toHaveURL(url);
  await shopper.button('Book a place').click();
  await shopper.ends('Pay');

  await expect(page.getByRole('heading', { name: PAID })).toBeFocused();
  const receipt = await outbox.newestTo(shopper.email);
  expect(receipt.subject).toMatch(/^Your invoice F\d+: An evening at the laser$/);
  expect(receipt.attachments.map(({ name }) => name)).toEqual([expect.stringMatching(/^invoice-F\d+\.pdf$/)]);
  const told = (await outbox.to(SHOP_MAILBOX)).filter(({ text }) => text.includes(idea));
  expect(told.map(({ text }) => /Paid:\n\$45\.00/.test(text))).toEqual([true]);

  // The paid answers are not filled in again.
  await shopper.button('Fill in the form again').click();
  await expect(form.getByLabel('Your name')).toHaveValue('');
});
