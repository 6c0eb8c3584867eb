import type { UserViewer } from '../domain/accounts/require-user.ts';
import type { LimitedAccount, LimitedCall } from '../http/rate-limits.ts';
import type { RestCalls } from '../generated/rest-schemas.ts';
import { refused, success } from '../lib/outcome.ts';
import type { Outcome } from '../lib/outcome.ts';
import { refusalText } from '../lib/refusal-text.ts';
import type { Viewer } from '../lib/viewer.ts';
import type { Services } from '../services.ts';
import type { ViewerOf } from './call-access.ts';
import type { CallLimiter } from './rest-routes.ts';

interface Caller<Who extends Viewer = Viewer> {
  accounts: Services['accounts'];
  sessions: Services['sessions'];
  viewer: Who;
}

interface AccountLimit<Input, Who extends Viewer> {
  limit: LimitedCall;
  /**
   * Returns the account a call counts for as well as for its IP address, undefined for none; a refusal is not
   * counted.
   */
  account(input: Input, caller: Caller<Who>): Promise<Outcome<LimitedAccount | undefined>>;
}

/** `inHandler`: what is counted is only known there. */
type Limits<Input, Who extends Viewer> =
  | 'none'
  | 'inHandler'
  | readonly (LimitedCall | AccountLimit<Input, Who>)[];

/** By the e-mail, in a browser where its owner has logged in before, or anywhere. */
async function inBrowser(
  { email, fingerprint = null }: { email: string; fingerprint?: string | null },
  { accounts }: Caller,
): Promise<Outcome<LimitedAccount>> {
  const isKnown = fingerprint !== null && (await accounts.isKnownBrowser({ email, fingerprint }));
  return success({ email, browser: isKnown ? fingerprint : null });
}

const byUsername = ({ username, fingerprint }: RestCalls['userLogin']['input'], caller: Caller) =>
  inBrowser({ email: username, fingerprint }, caller);

/** By the browser in which the token still works: one that does not is refused anyway. */
const byRefreshToken = async (
  { refresh_token, fingerprint }: RestCalls['userRefreshToken']['input'],
  { sessions }: Caller,
): Promise<Outcome<LimitedAccount | undefined>> => {
  const email = await sessions.holderOf(refresh_token, fingerprint);
  return success(email === null ? undefined : { email, browser: fingerprint });
};

/** By the viewer's own e-mail; 401 LOGIN_REQUIRED if the account is deleted. */
async function own(
  _input: unknown,
  { accounts, viewer }: Caller<UserViewer>,
): Promise<Outcome<LimitedAccount>> {
  const email = await accounts.emailOf(viewer.userId);
  return email === null ? refused(401, refusalText('LOGIN_REQUIRED')) : success({ email });
}

/** How often each call may be made (SEC-02, `rate-limits.ts`); a call without an entry does not compile. */
const callLimits: { [Name in keyof RestCalls]: Limits<RestCalls[Name]['input'], ViewerOf<Name>> } = {
  addressCreate: 'none',
  addressDisable: 'none',
  addressEnable: 'none',
  addressList: 'none',
  addressUpdate: ['addressUpdate'],
  backOfficeErrors: 'none',
  backOfficeNotices: 'none',
  backOfficeOrderCancel: 'none',
  backOfficeOrderDispatch: 'none',
  backOfficeOrderMake: 'none',
  backOfficeOrderRefund: 'none',
  backOfficeOrders: 'none',
  backOfficeRedirectDelete: 'none',
  backOfficeRedirects: 'none',
  backOfficeRedirectSave: 'none',
  backOfficeSubmissions: 'none',
  backOfficeTranslations: 'none',
  backOfficeTranslationSave: 'none',
  cartAdd: ['cartAdd'],
  cartAddonFile: 'inHandler',
  cartAddonFileAdd: ['cartAddonFileAdd'],
  cartEdit: ['cartEdit'],
  cartGet: 'inHandler',
  cartMerge: 'none',
  cartRemove: 'none',
  cartRequestShippingQuote: ['requestShippingQuote'],
  cartRestore: 'none',
  cartSearchSku: ['searchsku'],
  cartShippingQuote: 'inHandler',
  cartUpdate: 'none',
  domainCurrent: 'none',
  domainInitialData: 'none',
  errorReport: ['errorReport'],
  faqList: 'none',
  fileDownload: 'none',
  formChallenge: ['formChallenge'],
  formOne: 'none',
  formSubmit: ['formSubmit'],
  galleryFind: 'none',
  giftVoucherPayNow: ['voucherPayNow'],
  giftVoucherRedeem: [{ limit: 'redeem', account: own }],
  groupDetails: 'none',
  groupList: 'none',
  groupTree: 'none',
  imageByHash: 'none',
  imageUpload: 'none',
  linkList: 'none',
  localityList: ['localityList'],
  loginOptions: 'none',
  modelAddPhoto: 'none',
  modelCreate: 'none',
  modelDelete: 'none',
  modelDisable: 'none',
  modelEnable: 'none',
  modelList: 'none',
  modelOne: 'none',
  modelUpdate: 'none',
  oauthToken: ['oauthToken'],
  orderAgain: ['orderAgain'],
  orderArchive: 'none',
  orderInvoice: 'none',
  orderPay: 'none',
  orderSubmit: ['submitOrder'],
  orderView: 'none',
  pageList: 'none',
  pageOne: 'none',
  paymentCheckPaid: 'none',
  paymentCreditCardSurchargeOf: 'none',
  paymentSurchargesOf: 'none',
  personList: 'none',
  photoList: 'none',
  printTicket: 'none',
  productList: 'none',
  productSearch: 'none',
  shippingEstimate: ['shippingEstimate'],
  slideList: 'none',
  testimonialList: 'none',
  userAuthUser: 'none',
  userCard: ['userCard'],
  userChangePassword: [{ limit: 'changePassword', account: own }],
  userConfirmLogin: ['confirmLogin'],
  userCreditBalance: 'none',
  userDelete: [{ limit: 'deleteAccount', account: own }],
  userDevices: 'none',
  userExport: ['userExport'],
  userLogin: [{ limit: 'login', account: byUsername }],
  userLoginRecoveryCode: ['loginRecoveryCode'],
  userLogout: 'none',
  userLogOutDevice: 'none',
  userMarketing: ['marketing'],
  userMyAccount: 'none',
  userPasskeyAdd: ['passkeys'],
  userPasskeyLogin: ['passkeyLogin'],
  userPasskeyLoginOptions: ['passkeyLoginOptions'],
  userPasskeyOptions: ['passkeys'],
  userPasskeyRemove: ['passkeys'],
  userPasskeyRename: ['passkeys'],
  userPasskeys: 'none',
  userRecoverPassword: [{ limit: 'recoverPassword', account: inBrowser }],
  userRecoverPasswordCheck: ['recoverPasswordCheck'],
  userRefreshToken: [{ limit: 'refreshToken', account: byRefreshToken }],
  userRegisterLink: ['registerLink', { limit: 'sendLoginLink', account: inBrowser }],
  userRemoveImage: 'none',
  userSendDeletionCode: [{ limit: 'deletionCode', account: own }],
  userSendLoginLink: [{ limit: 'sendLoginLink', account: inBrowser }],
  userShow: ['userUpdate'],
  userUpdate: 'inHandler',
  userUploadImage: ['userUploadImage'],
  videoList: 'none',
  vitalsReport: ['vitalsReport'],
};

/** Returns what counts each call before its handler runs. */
export function callLimiter({ accounts, sessions, rateLimits }: Services): CallLimiter {
  return async (name, input, context) => {
    const limits: Limits<unknown, Viewer> = callLimits[name];
    if (typeof limits === 'string') return null;
    for (const entry of limits) {
      const { limit, account } = typeof entry === 'string' ? { limit: entry, account: null } : entry;
      const counted = await account?.(input, { accounts, sessions, viewer: context.viewer });
      if (counted && !counted.ok) return counted;
      const refusal = await rateLimits.limit(limit, context, counted?.value);
      if (refusal) return refusal;
    }
    return null;
  };
}
