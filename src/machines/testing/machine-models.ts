import { accountDeletionModel } from '../accountDeletion/accountDeletion.paths.ts';
import { addToCartModel } from '../addToCart/addToCart.paths.ts';
import { addressBookModel } from '../addressBook/addressBook.paths.ts';
import { cartModel } from '../cart/cart.paths.ts';
import { checkoutModel } from '../checkout/checkout.paths.ts';
import { connectivityModel } from '../connectivity/connectivity.paths.ts';
import { fileUploadModel } from '../fileUpload/fileUpload.paths.ts';
import { formSubmissionModel } from '../formSubmission/formSubmission.paths.ts';
import { loginModel } from '../login/login.paths.ts';
import { pageLoadModel } from '../pageLoad/pageLoad.paths.ts';
import { passkeyAddModel } from '../passkeyAdd/passkeyAdd.paths.ts';
import { paymentResultModel } from '../paymentResult/paymentResult.paths.ts';
import { productOptionsModel } from '../productOptions/productOptions.paths.ts';
import { readinessGateModel } from '../readinessGate/readinessGate.paths.ts';
import { recoverPasswordModel } from '../recoverPassword/recoverPassword.paths.ts';
import { rootModel } from '../root/root.paths.ts';
import { sessionModel } from '../session/session.paths.ts';
import { tokenLoginModel } from '../tokenLogin/tokenLogin.paths.ts';
import { tokenRefreshModel } from '../tokenRefresh/tokenRefresh.paths.ts';
import { updateBannerModel } from '../updateBanner/updateBanner.paths.ts';
import { voucherPurchaseModel } from '../voucherPurchase/voucherPurchase.paths.ts';
import { voucherRedeemModel } from '../voucherRedeem/voucherRedeem.paths.ts';
import type { AnyModel } from './machine-model.ts';

/** The models of all machines of the shop. */
export const machineModels: readonly AnyModel[] = [
  accountDeletionModel,
  addToCartModel,
  addressBookModel,
  cartModel,
  checkoutModel,
  connectivityModel,
  fileUploadModel,
  formSubmissionModel,
  loginModel,
  pageLoadModel,
  passkeyAddModel,
  paymentResultModel,
  productOptionsModel,
  readinessGateModel,
  recoverPasswordModel,
  rootModel,
  sessionModel,
  tokenLoginModel,
  tokenRefreshModel,
  updateBannerModel,
  voucherPurchaseModel,
  voucherRedeemModel,
];
