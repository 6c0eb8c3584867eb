import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../testkit/fixtures.ts';
import { bundaberg, gladstone, STANDARD_POST } from '../testkit/shopper.ts';
import type { Shopper } from '../testkit/shopper.ts';

const LOCAL_DELIVERY = 'Local Delivery $0.00';
const QUESTION = 'Is this address right?';
const UNCONFIRMED = /422 .*address\/(create|update)/;

type Place = Record<'suburb' | 'state' | 'postcode', Locator>;

/** Opens the address form of the checkout, starting from nothing. */
async function atAddressForm(shopper: Shopper): Promise<Place> {
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

/** Takes whole places that a typed suburb and a typed postcode offer, by keyboard and by tap. */
async function takesOfferedPlaces(page: Page, { suburb, state, postcode }: Place): Promise<void> {
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
}

/** Begins another address, finds it after a reload, and gives it up. */
async function givesUpAnother(shopper: Shopper): Promise<void> {
  const { page } = shopper;
  await shopper.button('Add another address').click();
  await expect(page.getByLabel('First name')).toHaveValue('');
  await page.getByLabel('First name').fill('Grace');
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Grace');
  await shopper.button('Cancel').click();
  await page.reload();
  await expect(shopper.button('Add another address')).toBeVisible();
}

/** Saves another address in a suburb that the shop does not know, which it asks about once. */
async function takesUnknownSuburb(shopper: Shopper): Promise<void> {
  const { page } = shopper;
  await shopper.button('Add another address').click();
  const place = { ...bundaberg, 'Suburb or town': 'Newtown of Tomorrow' };
  await shopper.savesAddress(place);
  const question = page.getByRole('group', { name: QUESTION });
  await expect(question).toContainText('We do not know Newtown of Tomorrow QLD 4670');
  await page.getByLabel('Suburb or town').fill('Nowhere else');
  await expect(question).toBeHidden();
  await page.getByLabel('Suburb or town').fill(place['Suburb or town']);
  await shopper.button('It is right as I wrote it').click();
  await expect(page.getByRole('radio', { name: /Newtown of Tomorrow QLD 4670/ })).toBeChecked();

  await page.getByRole('button', { name: /^Edit Ada Byron.*Newtown/ }).click();
  await page.getByLabel('Street address').fill('2 Goondoon Street');
  await shopper.button('Save this address').click();
  await expect(page.getByRole('radio', { name: /2 Goondoon Street, Newtown of Tomorrow/ })).toBeChecked();
}

test('[CHK-02] a new address gets suggestions of whole places and a question if it may be wrong; half-typed input survives a reload', async ({
  shopper,
  consoleErrors,
}) => {
  const { page } = shopper;
  consoleErrors.expect(UNCONFIRMED);
  const form = await atAddressForm(shopper);
  await takesOfferedPlaces(page, form);
  const long = 'Woolloomooloo '.repeat(15).slice(0, 200);
  await shopper.savesAddress({ ...bundaberg, 'Suburb or town': long });
  await expect(form.suburb).toHaveAccessibleDescription('This must have at most 60 characters');
  await expect(form.suburb).toHaveValue(long);
  await expect(form.suburb).toBeFocused();

  await shopper.fillsInAddress({ ...bundaberg, 'Suburb or town': 'Brisbane', Postcode: '2000' });
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await expect(form.state).toHaveValue('QLD');
  await shopper.button('Save and use this address').click();
  const question = page.getByRole('group', { name: QUESTION });
  await expect(question).toBeFocused();
  await expect(question).toContainText('2000 is a postcode of NSW, not of QLD');
  await expect(form.postcode).toHaveAccessibleDescription('2000 is a postcode of NSW, not of QLD');
  await question.getByRole('button', { name: 'Brisbane QLD 4000' }).click();
  const saved = page.getByRole('radio', { name: /Ada Byron.*Brisbane QLD 4000/ });
  await expect(saved).toBeChecked();
  await expect(saved).toBeFocused();
  await givesUpAnother(shopper);
  await takesUnknownSuburb(shopper);
});

/** Adds an address in the account while no places can be offered, edits it, puts it away and takes it out again. */
async function keepsAddressInAccount(shopper: Shopper): Promise<void> {
  const { page } = shopper;
  await shopper.opens('/my-account');
  const box = page.getByRole('region', { name: 'Your addresses' });
  await box.getByRole('button', { name: 'Add an address' }).click();
  await expect(box.getByLabel('First name')).toBeFocused();
  const failed = page.waitForEvent('requestfailed');
  await page.getByLabel('Suburb or town').pressSequentially('bundaberg');
  await failed;
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await shopper.fillsInAddress(bundaberg);
  await shopper.button('Save this address').click();
  await expect(box.getByText('The address is saved.')).toBeVisible();
  await box.getByRole('button', { name: /^Edit Ada Byron/ }).click();
  await box.getByLabel('First name').fill('Augusta');
  await shopper.button('Save this address').click();
  await expect(box.getByRole('button', { name: /^Edit Augusta Byron/ })).toBeFocused();

  await box.getByRole('button', { name: /^Put Augusta Byron/ }).click();
  await expect(box.getByText(/^The address is put away/)).toBeVisible();
  await page.reload();
  await box.getByText('Addresses put away (1)').click();
  await box.getByRole('button', { name: 'Use again' }).click();
  await expect(box.getByText('The address can be used again.')).toBeVisible();
}

/** Puts the only address away at the checkout, and edits it there. */
async function editsArchived(shopper: Shopper): Promise<void> {
  const { page } = shopper;
  await shopper.button('Put this address away').click();
  await page.getByText('Addresses put away').click();
  await page.getByRole('button', { name: /^Edit Ada Byron/ }).click();
  await page.getByLabel('First name').fill('Augusta');
  await shopper.button('Save this address').click();
  await expect(page.getByRole('button', { name: /^Edit Augusta Byron/ })).toBeVisible();
  await page.reload();
  await page.getByText('Addresses put away').click();
  await expect(page.getByRole('button', { name: /^Edit Augusta Byron/ })).toBeVisible();
}

test('[CHK-02] an address can be added, edited, put away and restored in the account, even without suggestions of places; the checkout offers it, and shipping follows when it is edited there', async ({
  shopper,
  consoleErrors,
}) => {
  const { page } = shopper;
  consoleErrors.expect(/ERR_FAILED.*sell\/locality/);
  await page.route('**/sell/locality?*', (route) => route.abort());
  await shopper.isLoggedIn();
  await keepsAddressInAccount(shopper);
  await shopper.hasInCart();
  await shopper.opens('/checkout');
  await expect(page.getByRole('radio', { name: /Augusta Byron.*Bundaberg/ })).toBeChecked();
  await expect(page.getByText(STANDARD_POST, { exact: true })).toBeVisible();
  const edit = page.getByRole('button', { name: /^Edit Augusta Byron/ });
  await edit.click();
  const name = page.getByLabel('First name');
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('Augusta');
  await shopper.button('Cancel').click();
  await expect(name).toBeHidden();
  await expect(page.getByRole('radio', { name: /Augusta Byron/ })).toBeFocused();

  await edit.click();
  await name.fill('Ada');
  await page.getByLabel('Suburb or town').fill(gladstone['Suburb or town']);
  await page.getByLabel('Postcode').fill(gladstone.Postcode);
  await shopper.button('Save this address').click();
  const saved = page.getByRole('radio', { name: /Ada Byron.*Gladstone QLD 4680/ });
  await expect(saved).toBeChecked();
  await expect(saved).toBeFocused();
  await expect(page.getByText(LOCAL_DELIVERY, { exact: true })).toBeVisible();
  await expect(page.getByRole('radio', { name: /Byron/ })).toHaveCount(1);
  await editsArchived(shopper);
});
