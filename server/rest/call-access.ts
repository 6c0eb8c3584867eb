import { requireAdmin, requireUser } from '../domain/accounts/require-user.ts';
import type { UserViewer } from '../domain/accounts/require-user.ts';
import type { RestCalls } from '../generated/rest-schemas.ts';
import type { Outcome } from '../lib/outcome.ts';
import type { Viewer } from '../lib/viewer.ts';

type Access = 'user' | 'admin';

/** Who may call, by call; every call that is not listed is open to everyone (GRD-16, A32). */
export const callAccess = {
  addressCreate: 'user',
  addressDisable: 'user',
  addressEnable: 'user',
  addressList: 'user',
  addressUpdate: 'user',
  backOfficeErrors: 'admin',
  backOfficeNotices: 'admin',
  backOfficeOrderCancel: 'admin',
  backOfficeOrderDispatch: 'admin',
  backOfficeOrderMake: 'admin',
  backOfficeOrderRefund: 'admin',
  backOfficeOrders: 'admin',
  backOfficeRedirectDelete: 'admin',
  backOfficeRedirectSave: 'admin',
  backOfficeRedirects: 'admin',
  backOfficeSubmissions: 'admin',
  backOfficeTranslationSave: 'admin',
  backOfficeTranslations: 'admin',
  cartMerge: 'user',
  giftVoucherRedeem: 'user',
  imageUpload: 'admin',
  modelAddPhoto: 'admin',
  modelCreate: 'admin',
  modelDelete: 'admin',
  modelDisable: 'admin',
  modelEnable: 'admin',
  modelUpdate: 'admin',
  orderAgain: 'user',
  orderPay: 'user',
  orderPutAway: 'user',
  orderSubmit: 'user',
  userChangePassword: 'user',
  userConfirmLogin: 'user',
  userCreditBalance: 'user',
  userDelete: 'user',
  userDevices: 'user',
  userExport: 'user',
  userLogOutDevice: 'user',
  userMarketing: 'user',
  userMyAccount: 'user',
  userPasskeyAdd: 'user',
  userPasskeyOptions: 'user',
  userPasskeyRemove: 'user',
  userPasskeyRename: 'user',
  userPasskeys: 'user',
  userRemoveImage: 'user',
  userSendDeletionCode: 'user',
  userShow: 'user',
  userUpdate: 'user',
  userUploadImage: 'user',
} as const satisfies { [Name in keyof RestCalls]?: Access };

/** Who can have made a call that was let through. */
export type ViewerOf<Name extends keyof RestCalls> = Name extends keyof typeof callAccess
  ? UserViewer
  : Viewer;

const checks: Record<Access, (viewer: Viewer) => Outcome<UserViewer>> = {
  user: requireUser,
  admin: requireAdmin,
};

/** Returns the check of a call's viewer; undefined if everyone may call. */
export function accessCheckOf(name: keyof RestCalls): ((viewer: Viewer) => Outcome<UserViewer>) | undefined {
  const access: { [Name in keyof RestCalls]?: Access } = callAccess;
  return access[name] && checks[access[name]];
}
