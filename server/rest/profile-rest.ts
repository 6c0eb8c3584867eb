import { isRecord } from '../../src/rules/is-record.ts';
import { personalDataOf } from '../domain/accounts/personal-data.ts';
import { readBearer } from '../http/bearer.ts';
import { toDollars } from '../../src/rules/money.ts';
import { invalidAt, mapOutcome, notFound, refused, success } from '../lib/outcome.ts';
import { refusalText } from '../lib/refusal-text.ts';
import type { Services } from '../services.ts';
import { orderSummaryWire } from '../wire/order.ts';
import { redeemedVoucherWire } from '../wire/voucher.ts';
import { emptyUserWire, userWire } from '../wire/user.ts';
import { paged } from './paged.ts';
import type { RestDomain, RestHandlers } from './rest-routes.ts';
import { readUpload } from './upload-form.ts';

const ORDERS_ON_A_PAGE = 10;

/** Returns the login methods of an account besides the mailed code. */
async function loginMethodsOf({ passwords, passkeys }: Services, userId: number) {
  return {
    has_password: await passwords.hasPassword(userId),
    has_passkey: (await passkeys.list(userId)).length > 0,
  };
}

function summaryHandlers(services: Services): RestHandlers {
  const { accounts, credit, voucherRedemptions, marketing, profiles, images, ownOrders } = services;
  return {
    async userMyAccount({ page }, { viewer }) {
      const { userId } = viewer;
      const user = await accounts.userById(userId);
      const orders = await paged(
        { page },
        ORDERS_ON_A_PAGE,
        (range) => ownOrders.list(viewer, range),
        (order) => orderSummaryWire(order, images),
      );
      return {
        user: user ? userWire(user, images) : emptyUserWire,
        ...(await loginMethodsOf(services, userId)),
        credit_balance: toDollars(await credit.balanceCents(userId)),
        redeemed_vouchers: (await voucherRedemptions.redeemedBy(userId)).map(redeemedVoucherWire),
        orders: orders.data,
        order_count: orders.total,
        page: orders.page,
        page_size: orders.page_size,
        marketing: await marketing.choiceOf(userId),
        shown: await profiles.shown(userId),
        marketing_history: await marketing.historyOf(userId),
        ...(await profileAnswer(profiles, userId)),
      };
    },
  };
}

async function profileAnswer(profiles: Services['profiles'], userId: number) {
  const { fields, memberLabel } = await profiles.fields(userId);
  return { fields, club_additional_member_label: memberLabel };
}

function profileHandlers({ accounts, profiles, photos, images, rateLimits }: Services): RestHandlers {
  return {
    async userUpdate({ id, data, known }, context) {
      const { userId } = context.viewer;
      if (typeof id === 'number' && id !== userId) return notFound('USER_NOT_FOUND');
      const refusal = await rateLimits.limit('userUpdate', context);
      if (refusal) return refusal;
      if (!isRecord(data)) return invalidAt('data', refusalText('FIELD_NOT_AN_OBJECT'));
      const updated = await profiles.update(userId, data, isRecord(known) ? known : null);
      if (!updated.ok) return updated;
      const user = await accounts.userById(userId);
      return user ? userWire(user, images) : emptyUserWire;
    },
    async userShow({ name, photo }, { viewer, request }) {
      return profiles.show(viewer.userId, { name, photo }, request.ip);
    },
    async userRemoveImage(_input, { viewer }) {
      await photos.remove(viewer.userId);
      const user = await accounts.userById(viewer.userId);
      return user ? userWire(user, images) : emptyUserWire;
    },
  };
}

function marketingHandlers({ marketing }: Services): RestHandlers {
  return {
    async userMarketing({ opted_in, text }, { viewer }) {
      return marketing.choose(viewer.userId, { optedIn: opted_in, text });
    },
  };
}

const loginRequired = refused(401, refusalText('LOGIN_REQUIRED'));

function deviceHandlers({ devices, sessions }: Services): RestHandlers {
  return {
    async userDevices(_input, { request }) {
      const reading = await readBearer(request, sessions);
      if (reading?.kind !== 'valid') return loginRequired;
      await devices.note(reading.claims, request.headers['user-agent']);
      return { data: await devices.list(reading.claims) };
    },
    async userLogOutDevice({ id }, { viewer }) {
      return mapOutcome(await devices.logOut(viewer, id), () => ({ success: true }));
    },
  };
}

function exportHandlers({ database, clock }: Services): RestHandlers {
  return {
    async userExport(_input, { viewer }) {
      const data = await personalDataOf(database, viewer.userId, clock());
      return data ? success(data) : loginRequired;
    },
  };
}

function photoUploads({ accounts, photos, images }: Services): RestDomain['uploads'] {
  return {
    async userUploadImage(context) {
      const { userId } = context.viewer;
      const form = await readUpload(context.request, photos);
      if (!form.ok) return form;
      try {
        const replaced = await photos.replace(userId, form.value.file);
        if (!replaced.ok) return replaced;
        const user = await accounts.userById(userId);
        return success(user ? userWire(user, images) : emptyUserWire);
      } finally {
        await photos.discard(form.value.file);
      }
    },
  };
}

/** Viewing and editing one's own profile (A36). */
export function profileRest(services: Services): RestDomain {
  return {
    uploads: photoUploads(services),
    handlers: {
      ...summaryHandlers(services),
      ...profileHandlers(services),
      ...marketingHandlers(services),
      ...deviceHandlers(services),
      ...exportHandlers(services),
    },
  };
}
