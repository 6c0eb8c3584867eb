import { formLineRule } from '../../src/graphql/generated/contract-rules.ts';
import type { Page } from '@playwright/test';
import { axeOn } from '../testkit/axe.ts';
import { expect, test } from '../testkit/fixtures.ts';
import { ShopOwner } from '../testkit/shop-owner.ts';
import type { Shopper } from '../testkit/shopper.ts';

const SHOP_MAILBOX = 'hello@kerfandgrain.example';
const THANKS = 'Thank you, your message has been sent';

/** Fills in the contact form with a unique message. */
async function fillsInContact(shopper: Shopper): Promise<string> {
  const message = `A board for ${crypto.randomUUID()}`;
  await shopper.page.getByLabel('Your name').fill('Ada Byron');
  await shopper.page.getByRole('textbox', { name: /^E-mail/ }).fill(shopper.email);
  await shopper.page.getByLabel('Message').fill(message);
  return message;
}

test('[FRM-13, FRM-17, FRM-18, FRM-19, ERR-08, ERR-09] a message that looks automated or that the host refuses keeps its input, shows the reason, and reaches the shop’s mailbox once corrected', async ({
  shopper,
  outbox,
}) => {
  const { page } = shopper;
  await shopper.opens('/contact');
  const message = await fillsInContact(shopper);
  const name = page.getByLabel('Your name');
  const arrived = async () =>
    (await outbox.to(SHOP_MAILBOX)).filter(({ text }) => text.includes(message)).map(({ text }) => text);
  // A machine fills in every field.
  const trap = page.locator('#form-contact [aria-hidden=true] input');
  await trap.evaluate((input: HTMLInputElement) => (input.value = 'https://spam.example'));
  await shopper.button('Send').click();
  await expect(page.getByText(/^We could not tell that you are a person/)).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue(message);
  expect(await arrived()).toEqual([]);

  // Simulates input that bypasses the field's limit.
  await name.evaluate((input) => input.removeAttribute('maxlength'));
  await name.fill('a'.repeat(formLineRule.maxLength + 1));
  await shopper.button('Send').click();
  await expect(page.getByText('Please check what you have entered')).toBeVisible();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/at most/);
  await expect(page.getByLabel('Message')).toHaveValue(message);
  expect(await arrived()).toEqual([]);

  await name.fill('Ada Byron');
  await shopper.button('Send').click();
  await expect(page.getByText(THANKS)).toBeVisible();
  // The sender gets no other copy.
  await expect(page.getByRole('definition').filter({ hasText: message })).toBeVisible();
  const [mail, ...more] = await arrived();
  expect(mail).toContain(shopper.email);
  expect(mail).toMatch(/Sent from http\S+\/contact/);
  expect(more).toEqual([]);
});

/** Checks with axe a form of every type, with a suggested password, once it is refused. */
async function isRefusedInOrder(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const form = page.locator('#form-every-field');
  await form.getByRole('button', { name: 'Suggest a password' }).click();
  await form.getByRole('button', { name: 'Ask for a drawing' }).first().click();
  await expect(form.getByLabel('What shall we make?')).toBeFocused();
  const { violations } = await axeOn(page).include('#form-every-field').include('#form-club-order').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

test('[FRM-16, FRM-01, FRM-02] axe finds no violations in a refused form with fields of every type; a form for users leads through the login and comes back with every answer', async ({
  shopper,
  shop,
  outbox,
}) => {
  const { page } = shopper;
  const owner = new ShopOwner(shop.dataDir);
  const blocks = ['every-field', 'club-order'].map((form) => ({
    template: 'form',
    variables: owner.showsForm(form),
  }));
  const url = `/forms-${crypto.randomUUID()}`;
  owner.writesPage({ url, blocks });
  const club = `Gladstone Rowing ${crypto.randomUUID()}`;
  const form = page.locator('#form-club-order');
  await shopper.opens(url);
  await isRefusedInOrder(page);
  await expect(form.getByText('Please log in to send this form')).toBeVisible();
  await form.getByLabel('School or club').fill(club);
  await form.getByLabel('How many pieces?').fill('24');
  await form.getByLabel('When must they be there?').pressSequentially('28022027');
  await form.getByLabel('What do you have in mind?').fill('Oars of bamboo');
  await form.getByText('Tell us when school prices change').click();
  await form.getByRole('button', { name: 'Ask for a price' }).click();
  await expect(page).toHaveURL(/\/login$/);
  // The form remains in the document until the login is rendered, and also has an e-mail field.
  await expect(form).not.toBeAttached();
  await shopper.logsIn();
  await expect(page).toHaveURL(`${url}#form-club-order`);
  await expect(form.getByLabel('School or club')).toHaveValue(club);
  await expect(form.getByLabel('When must they be there?')).toHaveValue('28/02/2027');
  await expect(form.getByRole('checkbox')).toBeChecked();
  await form.getByRole('button', { name: 'Ask for a price' }).click();
  await expect(page.getByText(THANKS)).toBeVisible();
  const mails = await outbox.to(SHOP_MAILBOX);
  expect(mails.filter(({ text }) => text.includes(club))).toHaveLength(1);
});
