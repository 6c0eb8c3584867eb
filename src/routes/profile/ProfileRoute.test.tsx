// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { profileFields } from '../../../server/domain/accounts/profile-fields.ts';
import { defaultBusinessSettings } from '../../../server/domain/settings/business-settings.ts';
import type { ProfileSwitches } from '../../../server/domain/settings/business-settings.ts';
import { profileFieldValues } from '../../graphql/generated/input-limits.ts';
import type { ProfileField } from '../../graphql/generated/input-limits.ts';
import { RestError } from '../../graphql/rest-error.ts';
import { loginOptions, stubPasskeyBrowser } from '../../test/passkey-browser.ts';
import { createFakeClient, renderRoutes } from '../../test/render-content.tsx';
import type { Responses } from '../../test/render-content.tsx';
import { memoryDrafts } from '../../test/memory-drafts.ts';
import type { Drafts } from '../../lib/storage/drafts.ts';
import { Component as Profile } from './ProfileRoute.tsx';

const refusal = (status: number, text_code: string, message: string, fields: Record<string, string> = {}) =>
  new RestError({ status, text_code, message, fields });

interface Opening {
  user?: Record<string, unknown>;
  fields?: { name: string; editable: boolean }[];
  hasPassword?: boolean;
  hasPasskey?: boolean;
  balance?: number;
  vouchers?: { id: string; redeemed_on: string; amount: number; theme: string }[];
  history?: { opted_in: boolean; text: string; chosen_at: string }[];
  responses?: Responses;
  drafts?: Drafts;
}

/** The host's fields with all switches off (A36). */
const alwaysShown = profileFields(defaultBusinessSettings, { date_of_birth: null });

const blank = Object.fromEntries(profileFieldValues.map((name) => [name, null]));

/** Opens Ada's /profile. */
function open({ user = {}, fields = alwaysShown, responses = {}, drafts, ...account }: Opening = {}) {
  const ada: Record<string, unknown> = {
    ...blank,
    image: null,
    first_name: 'Ada',
    last_name: 'Byron',
    ...user,
  };
  const { client, requested } = createFakeClient({
    Profile: () => ({
      userMyAccount: {
        __typename: 'AccountSummary',
        has_password: account.hasPassword ?? false,
        has_passkey: account.hasPasskey ?? false,
        credit_balance: account.balance ?? 0,
        redeemed_vouchers: (account.vouchers ?? []).map((voucher) => ({
          __typename: 'RedeemedVoucher',
          ...voucher,
        })),
        club_additional_member_label: 'Partner Name',
        order_count: 0,
        shown: { __typename: 'ShownToOthers', name: false, photo: false },
        orders: [],
        fields: fields.map((field) => ({ __typename: 'ProfileFieldState', ...field })),
        marketing_history: (account.history ?? []).map((choice) => ({
          __typename: 'MarketingChoice',
          ...choice,
        })),
        user: { __typename: 'User', email: 'ada@example.com', ...ada },
      },
    }),
    Devices: () => ({ userDevices: { __typename: 'DeviceList', data: [] } }),
    Passkeys: () => ({ userPasskeys: { __typename: 'PasskeyList', data: [] } }),
    AddressList: () => ({ addressList: { __typename: 'AddressList', current_address_id: null, data: [] } }),
    ...responses,
  });
  const options = { path: '/profile', loggedIn: true, ...(drafts ? { drafts } : {}) };
  const { unmount } = renderRoutes([{ path: '/profile', element: <Profile /> }], client, options);
  return { ada, requested, unmount };
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const details = async () => within(await screen.findByRole('region', { name: 'Your details' }));

beforeEach(() => localStorage.clear());

const LABELS: Record<ProfileField, string> = {
  first_name: 'First name',
  last_name: 'Last name',
  mobile_phone: 'Mobile phone',
  date_of_birth: 'Date of birth',
  club_additional_member: 'Partner Name',
  company_name: 'Company',
  company_phone: 'Company phone',
  trading_name: 'Trading name',
  abn: 'ABN',
  website: 'Website',
  facebook_link: 'Facebook page',
  drivers_licence_number: 'Driver’s licence number',
  drivers_licence_expiry: 'Driver’s licence valid until',
  drivers_licence_state_of_issue_id: 'Driver’s licence issued in',
  emergency_contact_name: 'Emergency contact',
  emergency_contact_phone: 'Emergency contact’s phone',
  current_address_id: 'Address to send to',
};

/** The fields that each switch alone makes editable; a date of birth that is set has its own test. */
const EDITED: Record<Exclude<keyof ProfileSwitches, 'change_date_of_birth'>, ProfileField[]> = {
  edit_name: ['first_name', 'last_name'],
  edit_date_of_birth: ['date_of_birth'],
  edit_drivers_licence: [
    'drivers_licence_number',
    'drivers_licence_expiry',
    'drivers_licence_state_of_issue_id',
  ],
  edit_emergency_contact: ['emergency_contact_name', 'emergency_contact_phone'],
  edit_company_name: ['company_name'],
  edit_company_phone: ['company_phone'],
  edit_trading_name: ['trading_name'],
  edit_abn: ['abn'],
  edit_website: ['website'],
  edit_facebook: ['facebook_link'],
  edit_club_additional_member: ['club_additional_member'],
  manage_addresses: ['current_address_id'],
};

/** Opens /profile with only these switches on. Returns the editable fields. */
async function editedWith(switches: (keyof ProfileSwitches)[], born: string | null = null) {
  const settings = {
    ...defaultBusinessSettings,
    ...Object.fromEntries(switches.map((name) => [name, true])),
  };
  const { unmount } = open({
    user: { date_of_birth: born },
    fields: profileFields(settings, { date_of_birth: born }),
  });
  const box = await details();
  const isEdited = (field: ProfileField) =>
    box.queryByLabelText(new RegExp(`^${LABELS[field]}\\*?$`)) !== null;
  const edited = profileFieldValues.filter(isEdited);
  unmount();
  return edited.toSorted();
}

test.each(Object.entries(EDITED) as [keyof typeof EDITED, ProfileField[]][])(
  '[GEN-19, A36] with %s only its fields and the phone can be edited',
  async (name, fields) => {
    expect(await editedWith([name])).toEqual(['mobile_phone', ...fields].toSorted());
  },
);

test('[GEN-19, A36, A37] a date of birth that is set can be edited only with edit_ and change_date_of_birth', async () => {
  const born = '1985-12-10';
  expect(await editedWith(['change_date_of_birth'], born)).toEqual(['mobile_phone']);
  expect(await editedWith(['edit_date_of_birth'], born)).toEqual(['mobile_phone']);
  expect(await editedWith(['edit_date_of_birth', 'change_date_of_birth'], born)).toEqual([
    'date_of_birth',
    'mobile_phone',
  ]);
});

test('[A36] with all switches off e-mail and name are read-only, and the mobile phone is saved', async () => {
  const sent: unknown[] = [];
  const { ada } = open({
    responses: {
      ProfileUpdate: (variables) => {
        sent.push(variables);
        Object.assign(ada, variables['data']);
        return { userUpdate: { __typename: 'User', ...ada } };
      },
    },
  });
  const box = await details();
  for (const text of ['ada@example.com', 'Ada', 'Byron']) expect(box.getByText(text)).toBeTruthy();
  await userEvent.type(box.getByLabelText('Mobile phone'), '0400 123 456');
  await press('Save your profile');
  await box.findByText('Saved.');
  expect(sent).toEqual([{ data: { mobile_phone: '0400 123 456' }, known: { mobile_phone: null } }]);
});

test('[GEN-20] the additional member of a club is labelled Partner Name', async () => {
  open({ fields: [{ name: 'club_additional_member', editable: true }] });
  expect((await details()).getByLabelText('Partner Name')).toBeTruthy();
});

test('[USR-06, A37] a missing date of birth can be entered as dd/mm/yyyy', async () => {
  const sent: Record<string, unknown>[] = [];
  const { ada } = open({
    fields: [{ name: 'date_of_birth', editable: true }],
    responses: {
      ProfileUpdate: (variables) => {
        sent.push(variables);
        Object.assign(ada, variables['data']);
        return { userUpdate: { __typename: 'User', ...ada } };
      },
    },
  });
  const box = await details();
  const born = box.getByLabelText<HTMLInputElement>('Date of birth');
  expect(born.placeholder).toBe('dd/mm/yyyy');
  await userEvent.type(born, '31/02/1985');
  await press('Save your profile');
  await box.findByText('Please enter a date like 31/12/1990');
  await userEvent.clear(born);
  await userEvent.type(born, '10/12/1985');
  await press('Save your profile');
  await box.findByText('Saved.');
  expect(sent).toEqual([{ data: { date_of_birth: '1985-12-10' }, known: { date_of_birth: null } }]);
});

test('[USR-06, A37] a date of birth that is set is read-only', async () => {
  open({ user: { date_of_birth: '1985-12-10' }, fields: [{ name: 'date_of_birth', editable: false }] });
  const box = await details();
  expect(box.getByText('10/12/1985')).toBeTruthy();
  expect(box.queryByLabelText('Date of birth')).toBeNull();
});

test('a value that another tab has saved is shown beside the typed one, and saving again keeps the typed one', async () => {
  const sent: Record<string, unknown>[] = [];
  const { ada } = open({
    user: { mobile_phone: '1111111' },
    responses: {
      ProfileUpdate: (variables) => {
        sent.push(variables);
        const { mobile_phone } = variables['known'] as { mobile_phone: string };
        if (mobile_phone !== ada['mobile_phone'])
          throw refusal(409, 'PROFILE_CHANGED_MEANWHILE', '', {
            mobile_phone: 'This was changed elsewhere.',
          });
        Object.assign(ada, variables['data']);
        return { userUpdate: { __typename: 'User', ...ada } };
      },
    },
  });
  const box = await details();
  const phone = box.getByLabelText<HTMLInputElement>('Mobile phone');
  ada['mobile_phone'] = '2222222';
  await userEvent.clear(phone);
  await userEvent.type(phone, '3333333');
  await press('Save your profile');
  await box.findByText('This was changed elsewhere.');
  await box.findByText('Saved elsewhere: 2222222');
  expect(phone.value).toBe('3333333');
  await press('Save your profile');
  await box.findByText('Saved.');
  expect(sent.map(({ known }) => known)).toEqual([{ mobile_phone: '1111111' }, { mobile_phone: '2222222' }]);
  expect(box.queryByText(/^Saved elsewhere/)).toBeNull();
});

test('text typed while the profile is being saved is kept, stored as a draft, and saved the next time', async () => {
  const saving = Promise.withResolvers<void>();
  const drafts = memoryDrafts();
  const fields = [
    { name: 'mobile_phone', editable: true },
    { name: 'company_name', editable: true },
  ];
  const { ada } = open({
    fields,
    drafts,
    responses: {
      ProfileUpdate: async ({ data }) => {
        await saving.promise;
        Object.assign(ada, data);
        return { userUpdate: { __typename: 'User', ...ada } };
      },
    },
  });
  const box = await details();
  await userEvent.type(box.getByLabelText(/Mobile phone/), '0412 345 678');
  await press('Save your profile');
  await userEvent.type(box.getByLabelText(/Company/), 'Byron & Co');
  saving.resolve();
  await waitFor(() => expect(ada['mobile_phone']).toBe('0412 345 678'));
  await waitFor(() => expect(drafts.text()).not.toContain('0412'));
  expect(box.getByLabelText(/Company/)).toHaveProperty('value', 'Byron & Co');
  expect(drafts.text()).toContain('Byron & Co');
});

test('typed text is restored after a reload, and does not overwrite a value that was saved elsewhere since', async () => {
  const drafts = memoryDrafts();
  const sent: Record<string, unknown>[] = [];
  const responses: Responses = {
    ProfileUpdate: (variables) => {
      sent.push(variables);
      if (sent.length === 1) throw new Error('no network');
      if (sent.length === 2)
        throw refusal(409, 'PROFILE_CHANGED_MEANWHILE', '', { mobile_phone: 'This was changed elsewhere.' });
      return { userUpdate: { __typename: 'User', ...blank, ...(variables['data'] as object) } };
    },
  };
  const first = open({ drafts, responses, user: { mobile_phone: '1111111' } });
  const typing = (await details()).getByLabelText('Mobile phone');
  await userEvent.clear(typing);
  await userEvent.type(typing, '3333333');
  await press('Save your profile');
  await screen.findByText(/^We cannot reach the shop/);
  first.unmount();

  // Another tab saved a different value meanwhile.
  open({ drafts, responses, user: { mobile_phone: '2222222' } });
  const box = await details();
  const phone = box.getByLabelText<HTMLInputElement>('Mobile phone');
  await waitFor(() => expect(phone.value).toBe('3333333'));
  await press('Save your profile');
  await box.findByText('Saved elsewhere: 2222222');
  expect(phone.value).toBe('3333333');
  expect(sent.at(-1)).toEqual({ data: { mobile_phone: '3333333' }, known: { mobile_phone: '1111111' } });
  await press('Save your profile');
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ known: { mobile_phone: '2222222' } }));
  await waitFor(() => expect(drafts.read('profile', 'own')).toBeNull());
});

test('[A92] others see nothing by default; each checkbox shows only what it names', async () => {
  const sent: Record<string, unknown>[] = [];
  const Show = (shown: Record<string, unknown>) => {
    sent.push(shown);
    return { userShow: { __typename: 'ShownToOthers', ...shown } };
  };
  open({ responses: { Show } });
  const box = within(await screen.findByRole('region', { name: 'What others see' }));
  box.getByText('Only you and the shop can see your name and your photo.');
  const name = box.getByRole<HTMLInputElement>('checkbox', { name: 'Show my name to others' });
  expect(name.checked).toBe(false);
  await userEvent.click(name);
  await box.findByText('Everybody may see what is ticked, and nothing else.');
  await userEvent.click(box.getByRole('checkbox', { name: 'Show my photo to others' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { name: true, photo: false },
      { name: true, photo: true },
    ]),
  );
});

test('a refusal of the host is shown at its field, and the typed value is kept', async () => {
  const responses = {
    ProfileUpdate: () => {
      throw refusal(422, 'VALIDATION_FAILED', 'Look again', { mobile_phone: 'Not a phone' });
    },
  };
  open({ responses });
  const box = await details();
  const phone = box.getByLabelText<HTMLInputElement>('Mobile phone');
  await userEvent.type(phone, 'call me');
  await press('Save your profile');
  await box.findByText('Not a phone');
  expect(phone.value).toBe('call me');
  await waitFor(() => expect(document.activeElement).toBe(phone));
});

test('[A36] a photo is uploaded as soon as it is chosen; an invalid or too large one is refused with a message', async () => {
  const sent: File[] = [];
  const { ada } = open({
    responses: {
      PhotoUpload: ({ image }) => {
        sent.push(image as File);
        ada['image'] = '/assets/i/a/1x1/400.jpg';
        return { userUploadImage: { __typename: 'User', image: ada['image'] } };
      },
      PhotoRemove: () => {
        ada['image'] = null;
        return { userRemoveImage: { __typename: 'User', image: null } };
      },
    },
  });
  const box = await details();
  const choose = (content: BlobPart, type: string) => {
    const files = [new File([content], 'me', { type })];
    fireEvent.change(box.getByLabelText('A photo of you'), { target: { files } });
  };
  choose('words', 'text/plain');
  await box.findByText(/^We cannot use this file as a photo/);
  choose(new ArrayBuffer(5 * 1024 * 1024 + 1), 'image/jpeg');
  await box.findByText('A photo may have at most 5 MB');
  expect(sent).toEqual([]);
  choose('picture', 'image/jpeg');
  expect((await box.findByAltText('Your photo')).getAttribute('src')).toBe('/assets/i/a/1x1/400.jpg');
  expect(sent).toHaveLength(1);
  await press('Remove the photo');
  await waitFor(() => expect(box.queryByAltText('Your photo')).toBeNull());
});

/** Opens /profile for a user with a photo; the host stores photos and removes the photo when the test says so. */
async function openSlowPhotos() {
  const calls: { name: string; answer: () => void }[] = [];
  const { ada } = open({
    user: { image: '/assets/i/old/1x1/400.jpg' },
    responses: {
      PhotoUpload: ({ image }) => {
        const { name } = image as File;
        return slow(name, 'userUploadImage', `/assets/i/${name}/1x1/400.jpg`);
      },
      PhotoRemove: () => slow('none', 'userRemoveImage', null),
    },
  });
  function slow(name: string, field: string, image: string | null) {
    const response = Promise.withResolvers<unknown>();
    const answer = () => {
      ada['image'] = image;
      response.resolve({ [field]: { __typename: 'User', image } });
    };
    calls.push({ name, answer });
    return response.promise;
  }
  const box = await details();
  const choose = (name: string, type = 'image/jpeg') => {
    const files = [new File(['picture'], name, { type })];
    fireEvent.change(box.getByLabelText('Another photo'), { target: { files } });
  };
  const answers = async (name: string) => {
    await expect.poll(() => calls.at(-1)?.name).toBe(name);
    await act(async () => calls.at(-1)?.answer());
  };
  const photo = () => box.queryByAltText('Your photo')?.getAttribute('src') ?? null;
  return { box, calls, choose, answers, photo };
}

test('of photos chosen while one is being sent the last is stored, after the one under way', async () => {
  const { box, calls, choose, answers, photo } = await openSlowPhotos();
  for (const name of ['a', 'b', 'c']) choose(name);
  await answers('a');
  expect(box.getByText('c')).toBeTruthy();
  await answers('c');
  await expect.poll(photo).toBe('/assets/i/c/1x1/400.jpg');
  expect(box.queryByText('c')).toBeNull();
  expect(calls.map(({ name }) => name)).toEqual(['a', 'c']);
});

test('a choice that is taken back while it is being sent does not stay the photo', async () => {
  const { choose, answers, photo } = await openSlowPhotos();
  choose('a');
  await press('Remove a');
  await answers('a');
  await answers('none');
  await expect.poll(photo).toBeNull();
});

test('a wrong file chosen while a photo is being sent is refused at once', async () => {
  const { box, choose, answers, photo } = await openSlowPhotos();
  choose('a');
  choose('words', 'text/plain');
  await box.findByText(/^We cannot use this file as a photo/);
  await answers('a');
  await expect.poll(photo).toBe('/assets/i/a/1x1/400.jpg');
});

test('a photo that is removed while another is being sent is removed after that', async () => {
  const { box, choose, answers, photo } = await openSlowPhotos();
  choose('a');
  await press('Remove the photo');
  expect(box.queryByText('a')).toBeNull();
  await answers('a');
  await answers('none');
  await expect.poll(photo).toBeNull();
});

test('[A36] shows the shop credit of the account', async () => {
  open({ balance: 1234.5 });
  expect(await screen.findByText('$1,234.50')).toBeTruthy();
  expect(screen.queryByText('Redeemed gift vouchers')).toBeNull();
  expect(screen.getByRole('link', { name: 'Redeem a gift voucher' }).getAttribute('href')).toBe(
    '/gift-vouchers#redeem',
  );
});

test('[A36] redeemed vouchers are listed with their date and value', async () => {
  open({ vouchers: [{ id: 'v', redeemed_on: '2026-11-20', amount: 50, theme: 'Birthday' }] });
  const box = within(await screen.findByRole('region', { name: 'Shop credit' }));
  expect(box.getByRole('listitem').textContent).toBe('Birthday20 November 2026$50.00');
});

test('a password is set with a code that is mailed to the address of the account', async () => {
  const mails: unknown[] = [];
  const sets: Record<string, unknown>[] = [];
  const responses: Responses = {
    RecoverPassword: ({ email }) => {
      mails.push(email);
      return { userRecoverPassword: { __typename: 'Acknowledgement', success: true } };
    },
    ChangePassword: (variables) => {
      sets.push(variables);
      if (variables['code'] !== '123456')
        throw refusal(422, 'CODE_INVALID', '', { code: 'That code is not right' });
      return { userChangePassword: { __typename: 'TokenPair', access_token: 'a', refresh_token: 'r' } };
    },
  };
  open({ responses });
  await press('Set a password');
  const code = await screen.findByLabelText(/Code/);
  await waitFor(() => expect(document.activeElement).toBe(code));
  expect(mails).toEqual(['ada@example.com']);
  await userEvent.type(code, '654 321');
  await userEvent.type(screen.getByLabelText(/New password/), 'walnut-and-slate');
  await press('Set the new password');
  await screen.findByText('That code is not right');
  await userEvent.clear(code);
  await userEvent.type(code, '123456');
  await press('Set the new password');
  await screen.findByText('Your new password is set. You are logged out everywhere else.');
  expect(sets.at(-1)).toMatchObject({ code: '123456', newpassword: 'walnut-and-slate' });
});

test('a password is changed with the old one, or with a mailed code if that is unknown', async () => {
  const responses: Responses = {
    ChangePassword: () => {
      throw refusal(422, 'PASSWORD_WRONG', '', { password: 'This is not your password' });
    },
    RecoverPassword: () => ({ userRecoverPassword: { __typename: 'Acknowledgement', success: true } }),
  };
  open({ hasPassword: true, responses });
  await press('Change the password');
  await userEvent.type(screen.getByLabelText(/Your current password/), 'not this one');
  await userEvent.type(screen.getByLabelText(/New password/), 'walnut-and-slate');
  await press('Set the new password');
  await screen.findByText('This is not your password');
  await press('I do not know it: e-mail me a code');
  expect(await screen.findByLabelText(/Code/)).toBeTruthy();
});

test('[GEN-21] with `code_only` no password is set, changed or requested', async () => {
  const options = { ...loginOptions(null), code_only: true };
  open({ hasPassword: true, responses: { LoginOptions: () => ({ loginOptions: options }) } });
  await press('Delete my account …');
  expect(await screen.findByRole('button', { name: 'E-mail me the code' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Password' })).toBeNull());
  expect(screen.queryByRole('button', { name: /password/i })).toBeNull();
});

test('[CHK-13, A13] the marketing choice is shown with its date, and changed with its text', async () => {
  const text =
    'Please keep me up to date with new products and offers (information is not shown to third parties)';
  const calls: unknown[] = [];
  const responses: Responses = {
    Marketing: (variables) => {
      calls.push(variables);
      const chosen_at = '2026-11-22T03:00:00.000Z';
      return { userMarketing: { __typename: 'MarketingChoice', ...variables, chosen_at } };
    },
  };
  const marketing = { opted_in: true, text, chosen_at: '2026-08-03T20:00:00.000Z' };
  open({ history: [marketing], responses });
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: text });
  expect(box.checked).toBe(true);
  expect(screen.getByText('You agreed on 4 August 2026.')).toBeTruthy();
  await userEvent.click(box);
  await screen.findByText('You said no on 22 November 2026.');
  expect(box.checked).toBe(false);
  expect(calls).toEqual([{ opted_in: false, text }]);
});

test('[CHK-13, A13] a choice that could not be saved is reverted with a message', async () => {
  open();
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Please keep me up to date/ });
  expect(box.checked).toBe(false);
  await userEvent.click(box);
  await screen.findByText('We cannot reach the shop right now. Please try again.');
  expect(box.checked).toBe(false);
});

test('[A13] earlier marketing choices are listed with their date and the text shown then', async () => {
  const choice = { opted_in: true, text: 'News, please?' };
  open({ history: [{ ...choice, chosen_at: '2026-08-03T20:00:00.000Z' }] });
  await userEvent.click(await screen.findByText('What you have chosen so far'));
  expect(screen.getByText('News, please?')).toBeTruthy();
  expect(screen.getByText('4 August 2026')).toBeTruthy();
});

test('[A36] each logged-in browser is listed with its last use, and another one can be logged out there', async () => {
  const device = (id: number, browser: string | null, current: boolean) => ({
    __typename: 'Device',
    id,
    browser,
    system: browser && 'Android',
    used_at: '2026-08-03T20:00:00.000Z',
    current,
  });
  const devices = [device(1, 'Firefox', true), device(2, 'Chrome', false), device(3, null, false)];
  open({
    responses: {
      Devices: () => ({ userDevices: { __typename: 'DeviceList', data: devices } }),
      LogOutDevice: ({ id }) => {
        devices.splice(
          devices.findIndex((one) => one.id === id),
          1,
        );
        return { userLogOutDevice: { __typename: 'Acknowledgement', success: true } };
      },
    },
  });
  const box = within(await screen.findByRole('region', { name: 'Where you are logged in' }));
  await box.findByText('Firefox on Android');
  expect(box.getByText('This browser')).toBeTruthy();
  expect(box.getAllByText('Last used on 4 August 2026')).toHaveLength(2);
  expect(box.getByText('Unknown browser')).toBeTruthy();
  await press('Log out there: Chrome on Android');
  await box.findByText('Logged out there.');
  expect(box.queryByText('Chrome on Android')).toBeNull();
  expect(document.activeElement).toBe(box.getByRole('list'));
});

test('if the list of browsers fails to reload after a logout there, the focus stays on the old list', async () => {
  const device = { __typename: 'Device', browser: 'Firefox', used_at: '2026-08-03T20:00:00.000Z' };
  const data = [
    { ...device, id: 1, system: 'Android', current: true },
    { ...device, id: 2, system: 'Windows', current: false },
  ];
  let isReachable = true;
  open({
    responses: {
      Devices: () =>
        isReachable ? { userDevices: { __typename: 'DeviceList', data } } : Promise.reject(new TypeError()),
      LogOutDevice: () => {
        isReachable = false;
        return { userLogOutDevice: { __typename: 'Acknowledgement', success: true } };
      },
    },
  });
  const box = within(await screen.findByRole('region', { name: 'Where you are logged in' }));
  await press('Log out there: Firefox on Windows');
  await box.findByText('Logged out there.');
  await waitFor(() => expect(document.activeElement).toBe(box.getByRole('list')));
});

test('if the list of passkeys fails to reload after a removal, the focus stays on the old list', async () => {
  stubPasskeyBrowser();
  const created_at = '2026-08-03T20:00:00.000Z';
  const data = [{ __typename: 'Passkey', id: 1, name: 'Phone', created_at, used_at: null }];
  let isReachable = true;
  open({
    hasPasskey: true,
    responses: {
      LoginOptions: () => ({ loginOptions: loginOptions(window.location.origin) }),
      Passkeys: () =>
        isReachable ? { userPasskeys: { __typename: 'PasskeyList', data } } : Promise.reject(new TypeError()),
      PasskeyRemove: () => {
        isReachable = false;
        return { userPasskeyRemove: { __typename: 'Acknowledgement', success: true } };
      },
    },
  });
  await press('Remove: Phone');
  await press('Remove for good: Phone');
  const box = within(await screen.findByRole('region', { name: 'Passkeys' }));
  await waitFor(() => expect(document.activeElement).toBe(box.getByRole('list')));
});

test.each(['Devices', 'Passkeys', 'AddressList'])(
  'the profile is shown in one piece, together with %s, so that nothing is moved',
  async (late) => {
    const { promise, reject } = Promise.withResolvers<never>();
    const fields = [...alwaysShown, { name: 'current_address_id', editable: true }];
    const { requested } = open({ fields, responses: { [late]: () => promise } });
    await waitFor(() => expect(requested).toEqual(expect.arrayContaining(['Profile', late])));
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
    reject(new Error('no network'));
    await screen.findByRole('button', { name: /^Delete my account/ });
  },
);

test('[A36] personal data are saved as a file', async () => {
  const saved: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  URL.createObjectURL = () => 'blob:data';
  URL.revokeObjectURL = () => undefined;
  open({ responses: { PersonalData: () => ({ userExport: { user: { email: 'ada@example.com' } } }) } });
  await press('Download my data');
  await screen.findByText('The file is saved: my-data.json');
  expect(saved).toEqual(['my-data.json']);
  click.mockRestore();
});

test('the message about the removal of the last passkey stays without browser support', async () => {
  const last = {
    __typename: 'Passkey',
    id: 1,
    name: 'Phone',
    created_at: '2026-08-03T20:00:00.000Z',
    used_at: null,
  };
  let passkeys = [last];
  open({
    hasPasskey: true,
    responses: {
      Passkeys: () => ({ userPasskeys: { __typename: 'PasskeyList', data: passkeys } }),
      PasskeyRemove: () => {
        passkeys = [];
        return { userPasskeyRemove: { __typename: 'Acknowledgement', success: true } };
      },
    },
  });
  await press('Remove: Phone');
  await press('Remove for good: Phone');
  expect(await screen.findByText('The passkey is removed. It can no longer be used to log in.')).toBeTruthy();
});

test('each passkey is listed with its dates, can be renamed, and removed by a second press', async () => {
  stubPasskeyBrowser();
  const passkey = (id: number, name: string, used_at: string | null) => ({
    __typename: 'Passkey',
    id,
    name,
    created_at: '2026-08-03T20:00:00.000Z',
    used_at,
  });
  let passkeys = [passkey(2, '', null), passkey(1, 'Bitwarden', '2026-11-01T20:00:00.000Z')];
  open({
    responses: {
      LoginOptions: () => ({ loginOptions: loginOptions(window.location.origin) }),
      Passkeys: () => ({ userPasskeys: { __typename: 'PasskeyList', data: passkeys } }),
      PasskeyRename: ({ name }) => ({ userPasskeyRename: { ...passkey(2, String(name), null) } }),
      PasskeyRemove: ({ id }) => {
        passkeys = passkeys.filter((one) => one.id !== id);
        return { userPasskeyRemove: { __typename: 'Acknowledgement', success: true } };
      },
      PasskeyOptions: () => ({
        userPasskeyOptions: {
          challenge: 'c29tZXRoaW5n',
          rp: { id: 'localhost', name: 'Shop' },
          user: { id: 'YWRh', name: 'ada@example.com', displayName: 'Ada' },
          pubKeyCredParams: [],
        },
      }),
    },
  });
  const box = within(await screen.findByRole('region', { name: 'Passkeys' }));
  await box.findByText('Added on 4 August 2026, last used on 2 November 2026');
  expect(box.getByText('Added on 4 August 2026, not used yet')).toBeTruthy();
  await press('Rename: Passkey');
  const field = box.getByLabelText<HTMLInputElement>(/Name of the passkey/);
  expect(document.activeElement).toBe(field);
  await press('Save the name');
  await box.findByText('Please give it a name');
  await userEvent.type(field, 'Phone');
  await press('Save the name');
  await box.findByText('Phone');

  await press('Remove: Bitwarden');
  await press('Keep it');
  await press('Remove: Bitwarden');
  await press('Remove for good: Bitwarden');
  await box.findByText('The passkey is removed. It can no longer be used to log in.');
  expect(box.queryByText('Bitwarden')).toBeNull();

  await press('Add a passkey');
  await box.findByText('No passkey was added. You can try again at any time.');
});
