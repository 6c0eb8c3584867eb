import { expect, test } from '../testkit/fixtures.ts';
import { codeIn } from '../testkit/shopper.ts';
import type { Mail } from '../testkit/outbox.ts';

const PASSWORD = 'walnut-and-slate';

/** The URL in a login or password mail, without its origin. */
function linkIn(mail: Mail): string {
  const link = /https?:\/\/[^/\s]+(\/(?:login|forgotpassword)#\S+)/.exec(mail.text)?.[1];
  if (link === undefined) throw new Error(`the mail "${mail.subject}" holds no link:\n${mail.text}`);
  return link;
}

test('[RT-15, USR-02, GRD-05] a login with the code of the mail ends at the home page, with one call for each press', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.opens('/login');
  await expect(shopper.cartLink(0)).toBeAttached();
  const calls: string[] = [];
  page.on('request', (request) => {
    // The page itself requests the cart at any time.
    const [, call] = /\/api\/v1\/\w+\/(user\/.*)$/.exec(request.url()) ?? [];
    if (call !== undefined) calls.push(call);
  });
  const mail = await shopper.asksForLoginMail();
  expect(calls).toEqual(['user/sendLoginLink']);
  await shopper.typesCode(codeIn(mail));
  await expect(shopper.accountLink()).toHaveText('My account');
  await expect(page).toHaveURL(/\/$/);
  // The user and the account's cart follow.
  expect(calls.slice(0, 2)).toEqual(['user/sendLoginLink', 'user/loginRecoveryCode']);
  expect(calls.filter((call) => /loginRecoveryCode|sendLoginLink/.test(call))).toHaveLength(2);
});

test('[A34] a wrong code is refused without a reason, and the right one still works', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.opens('/login');
  const code = codeIn(await shopper.asksForLoginMail());
  await shopper.typesCode(code === '111111' ? '222222' : '111111');
  await expect(page.getByText('That code does not match, or is no longer good.')).toBeVisible();
  await shopper.typesCode('12345');
  await expect(page.getByText('The code has six digits')).toBeVisible();
  await shopper.typesCode(`${code.slice(0, 3)} ${code.slice(3)}`);
  await expect(shopper.accountLink()).toHaveText('My account');
});

test('[USR-02, A34] the mailed link logs in by itself in the browser that asked for it', async ({
  shopper,
}) => {
  await shopper.opens('/login');
  const link = linkIn(await shopper.asksForLoginMail());
  const mailTab = await shopper.inAnotherTab();
  await mailTab.opens(link);
  await expect(mailTab.accountLink()).toHaveText('My account');
  await expect(mailTab.page).toHaveURL(/\/$/);
  await expect(shopper.accountLink()).toHaveText('My account');
  await expect(shopper.page.getByText('You are logged in.')).toBeVisible();
});

test('[A34] in another browser the mailed link needs a press, so that opening it burns nothing; it works once', async ({
  shopper,
  newShopper,
}) => {
  await shopper.opens('/login');
  const link = linkIn(await shopper.asksForLoginMail());
  const scanner = await newShopper();
  await scanner.opens(link);
  await expect(scanner.button('Log me in')).toBeVisible();
  await expect(scanner.page.getByText(shopper.email)).toBeVisible();
  const phone = await newShopper();
  await phone.opens(link);
  await phone.button('Log me in').click();
  await expect(phone.accountLink()).toHaveText('My account');
  await scanner.button('Log me in').click();
  await expect(scanner.page.getByText('This link was used already, or is no longer good.')).toBeVisible();
  await expect(scanner.accountLink()).toHaveText('Log in');
});

test('[USR-02, A34] a used link has a new one sent at one press, and that one logs in', async ({
  shopper,
  newShopper,
  outbox,
}) => {
  await shopper.opens('/login');
  const link = linkIn(await shopper.asksForLoginMail());
  const phone = await newShopper();
  phone.email = shopper.email;
  await phone.opens(link);
  await phone.button('Log me in').click();
  await expect(phone.accountLink()).toHaveText('My account');
  const tablet = await newShopper();
  await tablet.opens(link);
  await tablet.button('Log me in').click();
  await tablet.button('E-mail me a new link').click();
  await expect(tablet.page.getByLabel('Code')).toBeFocused();
  await expect(tablet.page).toHaveURL(/\/login$/);
  await tablet.page.goto(linkIn(await outbox.newestTo(shopper.email, 2)));
  await expect(tablet.accountLink()).toHaveText('My account');
});

test('[USR-02, SEC-02] after too many wrong codes it is said for how long; another code is one press away', async ({
  shopper,
  outbox,
  consoleErrors,
}) => {
  const { page } = shopper;
  consoleErrors.expect(/429/);
  await shopper.opens('/login');
  const code = codeIn(await shopper.asksForLoginMail());
  const wrong = code === '111111' ? '222222' : '111111';
  for (let tries = 1; tries <= 5; tries += 1) {
    const answered = page.waitForResponse('**/loginRecoveryCode');
    await shopper.typesCode(wrong);
    await answered;
  }
  await expect(page.getByText('are locked for 15 minutes')).toBeVisible();
  await shopper.button('Send another code').click();
  await expect(page.getByText('Another mail is on its way')).toBeVisible();
  await expect(page.getByText('are locked for 15 minutes')).toBeHidden();
  await shopper.typesCode(codeIn(await outbox.newestTo(shopper.email, 2)));
  await expect(shopper.accountLink()).toHaveText('My account');
});

test('[RT-15, USR-02, USR-03] a password set by /forgotpassword logs in; a wrong one says only that it does not match', async ({
  shopper,
  newShopper,
  outbox,
}) => {
  const { page } = shopper;
  const before = await newShopper();
  before.email = shopper.email;
  await before.isLoggedIn();

  await shopper.opens('/forgotpassword');
  await page.getByLabel('E-mail').fill(shopper.email);
  await shopper.button('Send me a code').click();
  await expect(page.getByText(`We have sent a mail to ${shopper.email}`)).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('E-mail')).toHaveValue(shopper.email);
  await page.goForward();
  await expect(page.getByLabel('Code')).toBeFocused();
  await page.reload();
  await page.getByLabel('Code').fill(codeIn(await outbox.newestTo(shopper.email)));
  await page.getByLabel('New password').fill('short');
  await shopper.button('Set the new password').click();
  await expect(page.getByLabel('New password')).toHaveAccessibleDescription(/At least 8 characters/);
  await page.getByLabel('New password').fill(PASSWORD);
  await shopper.button('Set the new password').click();
  await expect(shopper.accountLink()).toHaveText('My account');
  await expect(page).toHaveURL(/\/$/);
  await shopper.opens('/logout');
  await expect(shopper.accountLink()).toHaveText('Log in');

  await shopper.opens('/login');
  await page.getByLabel('E-mail').fill(shopper.email);
  await shopper.button('Use my password instead').click();
  await expect(page.getByLabel('E-mail')).toHaveValue(shopper.email);
  await page.getByRole('textbox', { name: 'Password' }).fill('not this one');
  await shopper.button('Log in').click();
  await expect(page.getByText("That e-mail and password don't match")).toBeVisible();
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await shopper.button('Log in').click();
  await expect(shopper.accountLink()).toHaveText('My account');
});

test('[USR-03, FRM-12, A34] the link of the mail opens the form for a new password, a suggested one logs in', async ({
  shopper,
  newShopper,
  outbox,
  consoleErrors,
}) => {
  consoleErrors.expect(/422/);
  await shopper.opens('/forgotpassword');
  await shopper.page.getByLabel('E-mail').fill(shopper.email);
  await shopper.button('Send me a code').click();
  const mail = await outbox.newestTo(shopper.email);
  const link = linkIn(mail);
  const phone = await newShopper();
  await phone.opens(link);
  await phone.button('Suggest a password').click();
  await phone.button('Use this one').click();
  await expect(phone.page.getByRole('textbox', { name: 'New password' })).toHaveValue(/^[A-Za-z0-9]{8}$/);
  await phone.button('Set the new password').click();
  await expect(phone.accountLink()).toHaveText('My account');
  // The code of the same mail, in the browser that requested it.
  await shopper.page.getByLabel('Code').fill(codeIn(mail));
  await shopper.page.getByLabel('New password').fill(PASSWORD);
  await shopper.button('Set the new password').click();
  await expect(shopper.page.getByText('That code is not right or has run out.')).toBeVisible();
  const late = await newShopper();
  await late.opens(link);
  await late.page.getByLabel('New password').fill(PASSWORD);
  await late.button('Set the new password').click();
  await expect(late.page.getByText(/^This link was used already/)).toBeVisible();
  await late.button('E-mail me a new link').click();
  await expect(late.page.getByLabel('Code')).toBeFocused();
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

test('[USR-04] the login says the same of an address that nobody has an account with', async ({
  shopper,
  newShopper,
}) => {
  await shopper.opens('/login');
  await shopper.logsIn();
  for (const email of [shopper.email, `nobody-${shopper.email}`]) {
    const stranger = await newShopper();
    const { page } = stranger;
    await stranger.opens('/login');
    await page.getByLabel('E-mail').fill(email);
    await stranger.button('Use my password instead').click();
    await page.getByRole('textbox', { name: 'Password' }).fill('walnut-and-slate');
    await stranger.button('Log in').click();
    await expect(page.getByText("That e-mail and password don't match")).toBeVisible();
    await stranger.button('E-mail me a login code').click();
    await stranger.button('E-mail me a login code').click();
    await expect(page.getByText(`We have sent a mail to ${email}`)).toBeVisible();
    await page.getByLabel('Code').fill('000000');
    await expect(page.getByText('That code does not match, or is no longer good.')).toBeVisible();
  }
});

test('[RT-15] without a connection the login says so and keeps the e-mail address', async ({
  shopper,
  consoleErrors,
}) => {
  const { page } = shopper;
  consoleErrors.expect(/ERR_FAILED.*sendLoginLink/);
  await shopper.opens('/login');
  await page.route('**/sendLoginLink', (route) => route.abort());
  await page.getByLabel('E-mail').fill(shopper.email);
  await shopper.button('E-mail me a login code').click();
  await expect(page.getByText('We cannot reach the shop right now. Please try again.')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue(shopper.email);
  await page.unroute('**/sendLoginLink');
  await shopper.logsIn();
});

test('[RT-15, RT-18] without JavaScript the account screens send nothing and say what they need', async ({
  newShopper,
}) => {
  const shopper = await newShopper({ javaScriptEnabled: false });
  const { page } = shopper;
  const words = page.locator('main noscript');
  for (const path of ['/login', '/signup', '/forgotpassword']) {
    await shopper.reads(path);
    await page.getByLabel('E-mail').fill(shopper.email);
    await page.getByLabel('E-mail').press('Enter');
    await expect(words).toBeVisible();
    expect(await words.innerText()).toContain('Logging in needs JavaScript.');
    await expect(page.getByLabel('E-mail')).toHaveValue(shopper.email);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
  await shopper.reads('/logout');
  expect(await words.innerText()).toContain('Logging out needs JavaScript.');
  await page.getByRole('link', { name: 'Go to the shop' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('[A34] a reload asks for the mailed code again, Back for the address, and in a new tab the code still logs in', async ({
  shopper,
}) => {
  await shopper.opens('/login');
  const code = codeIn(await shopper.asksForLoginMail());
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

test('[USR-02] a mail host that looks mistyped is asked about, and one press takes the right one', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.opens('/login');
  await page.getByLabel('E-mail').fill('ada@gmial.com');
  await page.getByRole('button', { name: 'ada@gmail.com' }).click();
  await expect(page.getByLabel('E-mail')).toHaveValue('ada@gmail.com');
  await expect(page.getByText('Did you mean')).toBeHidden();
});
