import type { Page } from '@playwright/test';
import { expect, test } from '../testkit/fixtures.ts';
import { codeIn } from '../testkit/shopper.ts';
import type { Mail, Outbox } from '../testkit/outbox.ts';
import type { Shopper } from '../testkit/shopper.ts';

const PASSWORD = 'walnut-and-slate';

/** The URL in a login or password mail, without its origin. */
function linkIn(mail: Mail): string {
  const link = /https?:\/\/[^/\s]+(\/(?:login|forgotpassword)#\S+)/.exec(mail.text)?.[1];
  if (link === undefined) throw new Error(`the mail "${mail.subject}" holds no link:\n${mail.text}`);
  return link;
}

/** Collects the calls about the user that a page makes. It requests the cart at any time. */
function userCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const [, call] = /\/api\/v1\/\w+\/user\/(.*)$/.exec(request.url()) ?? [];
    if (call !== undefined) calls.push(call);
  });
  return calls;
}

/** Opens the login, comes back to a half-typed address, mends its host, and tries without a connection. */
async function reachesShopAtLast(shopper: Shopper): Promise<void> {
  const { page } = shopper;
  const email = page.getByLabel('E-mail');
  await shopper.opens('/login');
  await email.fill('ada@gmial');
  await page.reload();
  await expect(email).toHaveValue('ada@gmial');
  await expect(shopper.cartLink(0)).toBeAttached();
  await email.fill('ada@gmial.com');
  await page.getByRole('button', { name: 'ada@gmail.com' }).click();
  await expect(email).toHaveValue('ada@gmail.com');
  await expect(page.getByText('Did you mean')).toBeHidden();

  await page.route('**/sendLoginLink', (route) => route.abort());
  await email.fill(shopper.email);
  await shopper.button('E-mail me a login code').click();
  await expect(page.getByText('We cannot reach the shop right now. Please try again.')).toBeVisible();
  await expect(email).toHaveValue(shopper.email);
  await page.unroute('**/sendLoginLink');
}

const wrongFor = (code: string) => (code === '111111' ? '222222' : '111111');

/**
 * Tries a password and a wrong code on the login screen, and is told the same whether there is an account or
 * not. Returns the right code.
 */
async function learnsNothing(shopper: Shopper): Promise<string> {
  const { page } = shopper;
  await page.getByLabel('E-mail').fill(shopper.email);
  await shopper.button('Use my password instead').click();
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await shopper.button('Log in').click();
  await expect(page.getByText("That e-mail and password don't match")).toBeVisible();
  await shopper.button('E-mail me a login code').click();
  const code = codeIn(await shopper.requestsLoginMail());
  await expect(page.getByText(`We have sent a mail to ${shopper.email}`)).toBeVisible();
  await shopper.typesCode(wrongFor(code));
  await expect(page.getByText('That code does not match, or is no longer valid.')).toBeVisible();
  return code;
}

test('[RT-15, USR-02, USR-04, A34] an account’s e-mail address is kept over a reload and a failed request; a reload stays at the mailed code, Back returns to the address, and the code logs in from a new tab', async ({
  shopper,
  host,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_FAILED.*sendLoginLink/);
  await host.welcome({ email: shopper.email });
  await reachesShopAtLast(shopper);
  const code = await learnsNothing(shopper);
  await shopper.page.reload();
  await expect(shopper.page.getByText(`We have sent a mail to ${shopper.email}`)).toBeVisible();
  await shopper.page.goBack();
  await expect(shopper.page.getByLabel('E-mail')).toHaveValue(shopper.email);
  const other = await shopper.inAnotherTab();
  await other.opens('/login');
  await expect(other.page.getByLabel('E-mail')).toHaveValue(shopper.email);
  await other.button('I have a code already').click();
  await expect(other.page.getByLabel('Code')).toBeFocused();
  await other.typesCode(code);
  await expect(other.page).toHaveURL(/\/$/);
  await expect(shopper.accountLink()).toHaveText('My account');
});

test('[RT-15, USR-02, USR-04, GRD-05, A34, SEC-02] the login shows the same for an address without an account; too many wrong codes are locked for a time; the code of the next mail logs in and leads home, with one call for each press', async ({
  shopper,
  outbox,
  consoleErrors,
}) => {
  const { page } = shopper;
  consoleErrors.expect(/429/);
  await shopper.opens('/login');
  const calls = userCalls(page);
  const wrong = wrongFor(await learnsNothing(shopper));
  expect(calls).toEqual(['login', 'sendLoginLink', 'loginRecoveryCode']);
  await shopper.typesCode('12345');
  await expect(page.getByText('The code has six digits')).toBeVisible();
  for (let tries = 2; tries <= 5; tries += 1) {
    const response = page.waitForResponse('**/loginRecoveryCode');
    await shopper.typesCode(wrong);
    await response;
  }
  await expect(page.getByText('are locked for 15 minutes')).toBeVisible();
  await shopper.button('Send another code').click();
  await expect(page.getByText('Another mail is on its way')).toBeVisible();
  await expect(page.getByText('are locked for 15 minutes')).toBeHidden();
  const next = codeIn(await outbox.newestTo(shopper.email, 2));
  await shopper.typesCode(`${next.slice(0, 3)} ${next.slice(3)}`);
  await expect(shopper.accountLink()).toHaveText('My account');
  await expect(page).toHaveURL(/\/$/);
  // The user and the account's cart follow.
  const codes = Array.from({ length: 5 }, () => 'loginRecoveryCode');
  const presses = ['login', 'sendLoginLink', ...codes, 'sendLoginLink', 'loginRecoveryCode'];
  expect(calls.slice(0, presses.length)).toEqual(presses);
  expect(calls.filter((call) => presses.includes(call))).toHaveLength(presses.length);
});

test('[USR-02, A34] in another browser the mailed link needs a press, so opening it does not use it up; it works once, and a new one logs in by itself where it was requested', async ({
  shopper,
  newShopper,
  outbox,
}) => {
  await shopper.opens('/login');
  const link = linkIn(await shopper.requestsLoginMail());
  const scanner = await newShopper();
  await scanner.opens(link);
  await expect(scanner.button('Log me in')).toBeVisible();
  await expect(scanner.page.getByText(shopper.email)).toBeVisible();
  const phone = await newShopper();
  await phone.opens(link);
  await phone.button('Log me in').click();
  await expect(phone.accountLink()).toHaveText('My account');
  await scanner.button('Log me in').click();
  await expect(scanner.page.getByText('This link was used already, or is no longer valid.')).toBeVisible();
  await expect(scanner.accountLink()).toHaveText('Log in');

  await scanner.button('E-mail me a new link').click();
  await expect(scanner.page.getByLabel('Code')).toBeFocused();
  await expect(scanner.page).toHaveURL(/\/login$/);
  const mailTab = await scanner.inAnotherTab();
  await mailTab.opens(linkIn(await outbox.newestTo(shopper.email, 2)));
  await expect(mailTab.accountLink()).toHaveText('My account');
  await expect(mailTab.page).toHaveURL(/\/$/);
  await expect(scanner.accountLink()).toHaveText('My account');
  await expect(scanner.page.getByText('You are logged in.')).toBeVisible();
});

/** Requests the code of a new password, is led back and forth, and sets a password with it after a too short one. */
async function setsPassword(shopper: Shopper, outbox: Outbox): Promise<Mail> {
  const { page } = shopper;
  await shopper.opens('/forgotpassword');
  await page.getByLabel('E-mail').fill(shopper.email);
  await shopper.button('Send me a code').click();
  await expect(page.getByText(`We have sent a mail to ${shopper.email}`)).toBeVisible();
  // A browser drops a Back that is overtaken by a new entry.
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain(shopper.email);
  await page.goBack();
  await expect(page.getByLabel('E-mail')).toHaveValue(shopper.email);
  await page.goForward();
  await expect(page.getByLabel('Code')).toBeFocused();
  await page.reload();
  const mail = await outbox.newestTo(shopper.email);
  await page.getByLabel('Code').fill(codeIn(mail));
  await page.getByLabel('New password').fill('short');
  await shopper.button('Set the new password').click();
  await expect(page.getByLabel('New password')).toHaveAccessibleDescription(/At least 8 characters/);
  await page.getByLabel('New password').fill(PASSWORD);
  await shopper.button('Set the new password').click();
  await expect(shopper.accountLink()).toHaveText('My account');
  await expect(page).toHaveURL(/\/$/);
  return mail;
}

/** Logs in with a password, after one that does not match. */
async function logsInByPassword(shopper: Shopper, password: string): Promise<void> {
  const { page } = shopper;
  await page.getByLabel('E-mail').fill(shopper.email);
  await shopper.button('Use my password instead').click();
  await expect(page.getByLabel('E-mail')).toHaveValue(shopper.email);
  await page.getByRole('textbox', { name: 'Password' }).fill('not this one');
  await shopper.button('Log in').click();
  await expect(page.getByText("That e-mail and password don't match")).toBeVisible();
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await shopper.button('Log in').click();
  await expect(shopper.accountLink()).toHaveText('My account');
}

test('[RT-15, USR-02, USR-03, FRM-12, A34] a password, also a suggested one, can be set by the code or the link of a mail, but only once; it logs in, and a wrong one is refused as not matching', async ({
  shopper,
  newShopper,
  outbox,
  host,
  consoleErrors,
}) => {
  consoleErrors.expect(/422/);
  await host.welcome({ email: shopper.email });
  const mail = await setsPassword(shopper, outbox);

  const late = await newShopper();
  late.email = shopper.email;
  await late.opens(linkIn(mail));
  await late.page.getByLabel('New password').fill(PASSWORD);
  await late.button('Set the new password').click();
  await expect(late.page.getByText(/^This link was used already/)).toBeVisible();
  await late.button('E-mail me a new link').click();
  await expect(late.page.getByLabel('Code')).toBeFocused();

  const next = await outbox.newestTo(shopper.email, 2);
  const phone = await newShopper();
  await phone.opens(linkIn(next));
  await phone.button('Suggest a password').click();
  await phone.button('Use this one').click();
  const suggested = phone.page.getByRole('textbox', { name: 'New password' });
  await expect(suggested).toHaveValue(/^[A-Za-z0-9]{8}$/);
  const password = await suggested.inputValue();
  await phone.button('Set the new password').click();
  await expect(phone.accountLink()).toHaveText('My account');

  // The code of the same mail, in the browser that requested it.
  await late.page.getByLabel('Code').fill(codeIn(next));
  await late.page.getByLabel('New password').fill(PASSWORD);
  await late.button('Set the new password').click();
  await expect(late.page.getByText('That code is wrong or has expired.')).toBeVisible();
  await late.opens('/login');
  await logsInByPassword(late, password);
});

test('[RT-15, USR-01] signing up with a name logs in with the mailed link, in every tab', async ({
  shopper,
  outbox,
}) => {
  const { page } = shopper;
  await shopper.opens('/signup');
  await shopper.button('Sign up').click();
  await expect(page.getByLabel('First name')).toHaveAccessibleDescription(/Please enter your first name/);
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Byron');
  await page.getByLabel('E-mail').fill(shopper.email);
  await shopper.button('Sign up').click();
  const mailTab = await shopper.inAnotherTab();
  await mailTab.opens(linkIn(await outbox.newestTo(shopper.email)));
  await expect(mailTab.page).toHaveURL(/\/$/);
  await expect(page.getByText('You are logged in.')).toBeVisible();
  await shopper.opens('/my-account');
  await expect(page.getByRole('main').getByText('Ada Byron')).toBeVisible();
  await expect(page.getByRole('main').getByText(shopper.email)).toBeVisible();
});
