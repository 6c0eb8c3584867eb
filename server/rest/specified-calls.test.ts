import { expect, it } from 'vitest';
import { restSchemas } from '../generated/rest-schemas.ts';

/**
 * The calls of the specification's section 7. The contract names its own parameters. Written out here:
 * storefront, host and the other tests all take their paths from the contract.
 */
const specified = {
  userLogin: 'POST /api/v1/cognito/user/login',
  userLogout: 'GET /api/v1/cognito/user/logout',
  userRefreshToken: 'POST /api/v1/cognito/user/refreshToken',
  userAuthUser: 'GET /api/v1/cognito/user/authUser',
  userSendLoginLink: 'POST /api/v1/cognito/user/sendLoginLink',
  userRegisterLink: 'POST /api/v1/cognito/user/registerLink',
  userRecoverPassword: 'GET /api/v1/cognito/user/recoverPassword',
  userRecoverPasswordCheck: 'GET /api/v1/cognito/user/recoverPasswordCheck',
  userLoginRecoveryCode: 'GET /api/v1/cognito/user/loginRecoveryCode',
  userCreditBalance: 'GET /api/v1/cognito/user/creditBalance',
  userMyAccount: 'GET /api/v1/cognito/user/myAccount',
  userUploadImage: 'POST /api/v1/cognito/user/uploadImage',
  userCard: 'GET /api/v1/cognito/user/:url',
  oauthToken: 'POST /authtoken',
  modelList: 'POST /api/v1/cognito/:model',
  modelOne: 'POST /api/v1/cognito/:model/:key',
  modelUpdate: 'POST /api/v1/cognito/:model/update',
  modelCreate: 'POST /api/v1/cognito/:model/create',
  modelEnable: 'POST /api/v1/cognito/:model/enable',
  modelDisable: 'POST /api/v1/cognito/:model/disable',
  modelDelete: 'POST /api/v1/cognito/:model/delete',
  modelAddPhoto: 'POST /api/v1/cognito/:model/addPhoto',
  imageByHash: 'POST /api/v1/cognito/image/getByHash',
  fileDownload: 'GET /api/v1/cognito/default/file/:id',
  domainCurrent: 'GET /api/v1/cognito/domain/currentDomain',
  domainInitialData: 'GET /api/v1/cognito/domain/initialData',
  pageList: 'GET /api/v1/cognito/page',
  pageOne: 'GET /api/v1/cognito/page/:url',
  groupList: 'GET /api/v1/cognito/group',
  groupTree: 'GET /api/v1/cognito/group/:namespace/:model',
  groupDetails: 'GET /api/v1/cognito/group/details/:namespace/:model/:group',
  linkList: 'GET /api/v1/cognito/link',
  photoList: 'GET /api/v1/cognito/photo',
  slideList: 'GET /api/v1/cognito/slide',
  testimonialList: 'GET /api/v1/cognito/testimonial',
  galleryFind: 'GET /api/v1/cognito/gallery',
  personList: 'GET /api/v1/cognito/person',
  faqList: 'GET /api/v1/cognito/faq',
  videoList: 'GET /api/v1/cognito/video',
  productList: 'GET /api/v1/sell/product',
  addressList: 'GET /api/v1/sell/address',
  addressCreate: 'POST /api/v1/sell/address/create',
  addressEnable: 'POST /api/v1/sell/address/enable',
  addressDisable: 'POST /api/v1/sell/address/disable',
  cartAdd: 'POST /api/v1/sell/cart/cartAdd',
  cartRemove: 'POST /api/v1/sell/cart/cartRemove',
  cartUpdate: 'POST /api/v1/sell/cart/cartUpdate',
  cartMerge: 'POST /api/v1/sell/cart/mergeCart',
  cartGet: 'POST /api/v1/sell/cart/getCart',
  cartShippingQuote: 'POST /api/v1/sell/cart/shippingQuote',
  cartRequestShippingQuote: 'POST /api/v1/sell/cart/requestShippingQuote',
  cartSearchSku: 'POST /api/v1/sell/cart/searchsku',
  orderSubmit: 'POST /api/v1/sell/cart/submitOrder',
  formSubmit: 'POST /api/v1/cognito/form/submit/:id',
  paymentCheckPaid: 'GET /api/v1/cognito/payment/checkPaid',
  paymentCreditCardSurchargeOf: 'POST /api/v1/cognito/payment/creditCardSurchargeOf',
  paymentSurchargesOf: 'POST /api/v1/cognito/payment/paymentSurchargesOf',
  giftVoucherPayNow: 'POST /api/v1/cognito/giftVoucher/payNow',
  giftVoucherRedeem: 'POST /api/v1/cognito/giftVoucher/redeem',
} satisfies Partial<Record<keyof typeof restSchemas, string>>;

/** Returns the call as the contract has it, by the verb it is specified with where the contract has both. */
function contracted(name: keyof typeof specified): string {
  const { method, alternateMethod, url } = restSchemas[name];
  const [verb] = specified[name].split(' ');
  return `${verb === alternateMethod ? alternateMethod : method} ${url}`;
}

it('[APA-07, APA-08, APC-12, APS-04, APS-15] every call of the specification has its verb and its path', () => {
  const names = Object.keys(specified) as (keyof typeof specified)[];
  expect(Object.fromEntries(names.map((name) => [name, contracted(name)]))).toEqual(specified);
});
