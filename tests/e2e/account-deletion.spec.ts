import { axeOn } from '../testkit/axe.ts';
import { expect, test } from '../testkit/fixtures.ts';
import { codeIn, trivet } from '../testkit/shopper.ts';

/** The box in the profile. The rest of the profile is checked in `account.spec.ts`. */
const BOX = 'section:has(#profile-deletion)';

test('[SEC-01, SEC-06, GRD-01, A57, A88] a mailed code deletes an account in every tab, but not while an order is unpaid (once it is put away, its items stay in the cart), and a wrong code does not', async ({
  shopper,
  outbox,
  consoleErrors,
}) => {
  consoleErrors.expect(/409/);
  consoleErrors.expect(/422/);
  const { page } = shopper;
  await shopper.goesToPayment(trivet);
  await shopper.opens('/profile');
  const box = page.getByRole('region', { name: 'Delete your account' });
  await box.getByRole('button', { name: /^Delete my account/ }).click();
  await expect(box.getByText('This cannot be taken back.')).toBeFocused();
  expect((await axeOn(page).include(BOX).analyze()).violations).toEqual([]);
  await box.getByRole('button', { name: 'E-mail me the code' }).click();
  await expect(box.getByText(/^Order \d+ waits for its payment/)).toBeVisible();
  await box.getByRole('link', { name: 'Go to your orders' }).click();
  await page.getByRole('button', { name: /^Put away/ }).click();
  await expect(page.getByText(/^Order \d+ was put away/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nothing ordered yet' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your orders' })).toBeFocused();
  await expect(shopper.cartLink(1)).toBeVisible();

  const tab = await shopper.inAnotherTab();
  await tab.opens('/my-account');
  await shopper.opens('/profile');
  await box.getByRole('button', { name: /^Delete my account/ }).click();
  await box.getByRole('button', { name: 'E-mail me the code' }).click();
  const field = box.getByLabel('Code');
  await expect(field).toBeFocused();
  const mail = await outbox.newestTo(shopper.email);
  const code = codeIn(mail);
  expect(mail.subject).toContain('delete your account');
  await field.fill(code === '000000' ? '000001' : '000000');
  await box.getByRole('button', { name: 'Delete my account for good' }).click();
  await expect(box.getByText(/^That code is wrong/)).toBeVisible();
  expect((await axeOn(page).include(BOX).analyze()).violations).toEqual([]);
  await expect(field).toBeFocused();
  await field.fill(code);
  await box.getByRole('button', { name: 'Delete my account for good' }).dblclick();

  await expect(page.getByRole('heading', { level: 1, name: 'Your account is deleted' })).toBeVisible();
  await expect(page).toHaveURL(/\/account-deleted$/);
  expect((await axeOn(page).analyze()).violations).toEqual([]);
  await expect(shopper.cartLink(0)).toBeVisible();
  await expect(tab.page).toHaveURL(/\/$/);
  expect((await outbox.newestTo(shopper.email, 2)).subject).toBe('Your account is deleted');
  // The session ended without leading elsewhere.
  await expect(shopper.accountLink()).toHaveText('Log in');
  await expect(page.getByRole('heading', { level: 1, name: 'Your account is deleted' })).toBeVisible();
  await page.goBack();
  await page.reload();
  await shopper.opens('/profile');
  await expect(page).toHaveURL(/\/login$/);
});
