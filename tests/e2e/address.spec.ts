import type { Locator } from '@playwright/test';
import { expect, test } from '../testkit/fixtures.ts';
import { bundaberg, gladstone, STANDARD_POST } from '../testkit/shopper.ts';
import type { Shopper } from '../testkit/shopper.ts';

const LOCAL_DELIVERY = 'Local Delivery $0.00';
const QUESTION = 'Is this address right?';
const UNCONFIRMED = /422 .*address\/(create|update)/;

/** Opens the address form of the checkout, starting from nothing. */
async function atAddressForm(shopper: Shopper): Promise<Record<'suburb' | 'state' | 'postcode', Locator>> {
  await shopper.isLoggedIn();
  await shopper.hasInCart();
  await shopper.opens('/checkout');
  const { page } = shopper;
  return {
    suburb: page.getByLabel('Suburb or town'),
    state: page.getByLabel('State'),
    postcode: page.getByLabel('Postcode'),
  };
}

test('[CHK-02] a suburb or a postcode that is typed offers whole places, by keyboard and by tap', async ({
  shopper,
}) => {
  const { page } = shopper;
  const { suburb, state, postcode } = await atAddressForm(shopper);
  await suburb.pressSequentially('tannum');
  const tannum = page.getByRole('option', { name: 'Tannum Sands QLD 4680' });
  await expect(tannum).toBeVisible();
  await suburb.press('ArrowDown');
  await expect(tannum).toHaveAttribute('aria-selected', 'true');
  await suburb.press('Enter');
  await expect(tannum).toBeHidden();
  await expect(suburb).toBeFocused();
  await expect(suburb).toHaveValue('Tannum Sands');
  await expect(state).toHaveValue('QLD');
  await expect(postcode).toHaveValue('4680');
  // Enter chose the option without submitting the form.
  await expect(page.getByLabel('First name')).toHaveAccessibleDescription('');

  await postcode.fill('3182');
  await page.getByRole('option', { name: 'St Kilda VIC 3182', exact: true }).click();
  await expect(suburb).toHaveValue('St Kilda');
  await expect(state).toHaveValue('VIC');
  await postcode.fill('7000');
  await expect(page.getByRole('option', { name: 'Hobart TAS 7000', exact: true })).toBeVisible();
  await postcode.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(suburb).toHaveValue('St Kilda');
});

test('a postcode of another state is asked about, and the place that was meant is one press away', async ({
  shopper,
  consoleErrors,
}) => {
  const { page } = shopper;
  consoleErrors.expect(UNCONFIRMED);
  const { postcode } = await atAddressForm(shopper);
  await shopper.savesAddress({ ...bundaberg, 'Suburb or town': 'Brisbane', Postcode: '2000' });
  const question = page.getByRole('group', { name: QUESTION });
  await expect(question).toBeFocused();
  await expect(question).toContainText('2000 is a postcode of NSW, not of QLD');
  await expect(postcode).toHaveAccessibleDescription('2000 is a postcode of NSW, not of QLD');
  await question.getByRole('button', { name: 'Brisbane QLD 4000' }).click();
  await expect(page.getByRole('radio', { name: /Ada Byron.*Brisbane QLD 4000/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: /Ada Byron.*Brisbane QLD 4000/ })).toBeFocused();
});

test('a suburb that the shop does not know is taken when it is right, and not asked about again', async ({
  shopper,
  consoleErrors,
}) => {
  const { page } = shopper;
  consoleErrors.expect(UNCONFIRMED);
  await atAddressForm(shopper);
  const place = { ...bundaberg, 'Suburb or town': 'Newtown of Tomorrow' };
  await shopper.savesAddress(place);
  const question = page.getByRole('group', { name: QUESTION });
  await expect(question).toContainText('We do not know Newtown of Tomorrow QLD 4670');
  await page.getByLabel('Suburb or town').fill('Nowhere else');
  await expect(question).toBeHidden();
  await page.getByLabel('Suburb or town').fill(place['Suburb or town']);
  await shopper.button('It is right as I wrote it').click();
  const saved = page.getByRole('radio', { name: /Newtown of Tomorrow QLD 4670/ });
  await expect(saved).toBeChecked();

  await page.getByRole('button', { name: /^Edit Ada Byron/ }).click();
  await page.getByLabel('Street address').fill('2 Goondoon Street');
  await shopper.button('Save this address').click();
  await expect(page.getByRole('radio', { name: /2 Goondoon Street, Newtown of Tomorrow/ })).toBeChecked();
});

test('a saved address is edited in place, and shipping and total follow it', async ({ shopper }) => {
  const { page } = shopper;
  await atAddressForm(shopper);
  await shopper.savesAddress();
  await expect(page.getByText(STANDARD_POST, { exact: true })).toBeVisible();
  const edit = page.getByRole('button', { name: /^Edit Ada Byron/ });
  await edit.click();
  const name = page.getByLabel('First name');
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('Ada');
  await shopper.button('Cancel').click();
  await expect(name).toBeHidden();
  await expect(page.getByRole('radio', { name: /Ada Byron/ })).toBeFocused();

  await edit.click();
  await name.fill('Augusta');
  await page.getByLabel('Suburb or town').fill(gladstone['Suburb or town']);
  await page.getByLabel('Postcode').fill(gladstone.Postcode);
  await shopper.button('Save this address').click();
  const saved = page.getByRole('radio', { name: /Augusta Byron.*Gladstone QLD 4680/ });
  await expect(saved).toBeChecked();
  await expect(saved).toBeFocused();
  await expect(page.getByText(LOCAL_DELIVERY, { exact: true })).toBeVisible();
  await expect(page.getByRole('radio', { name: /Byron/ })).toHaveCount(1);

  await shopper.button('Put this address away').click();
  await page.getByText('Addresses put away').click();
  await page.getByRole('button', { name: /^Edit Augusta Byron/ }).click();
  await page.getByLabel('First name').fill('Ada');
  await shopper.button('Save this address').click();
  await expect(page.getByRole('button', { name: /^Edit Ada Byron/ })).toBeVisible();
  await page.reload();
  await page.getByText('Addresses put away').click();
  await expect(page.getByRole('button', { name: /^Edit Ada Byron/ })).toBeVisible();
});

test('[CHK-02] a suburb of 200 letters is kept and refused in words at its field', async ({ shopper }) => {
  const { suburb } = await atAddressForm(shopper);
  const long = 'Woolloomooloo '.repeat(15).slice(0, 200);
  await shopper.savesAddress({ ...bundaberg, 'Suburb or town': long });
  await expect(suburb).toHaveAccessibleDescription('This must have at most 60 characters');
  await expect(suburb).toHaveValue(long);
  await expect(suburb).toBeFocused();
});

test('an address is typed and saved as ever when no places can be offered', async ({
  shopper,
  consoleErrors,
}) => {
  const { page } = shopper;
  consoleErrors.expect(/ERR_FAILED.*sell\/locality/);
  await page.route('**/sell/locality?*', (route) => route.abort());
  const { suburb } = await atAddressForm(shopper);
  const failed = page.waitForEvent('requestfailed');
  await suburb.pressSequentially('bundaberg');
  await failed;
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await shopper.savesAddress();
  await expect(page.getByText(STANDARD_POST, { exact: true })).toBeVisible();
});
