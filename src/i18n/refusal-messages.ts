import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TextCode } from '../graphql/generated/contract-rules.ts';

/**
 * The shopper's message for each refusal code, in ICU MessageFormat; the English is that of
 * `refusals.graphql`. A code without a message does not compile.
 */
export const refusalMessages: Record<TextCode, MessageDescriptor> = {
  VALIDATION_FAILED: msg({ message: 'Please check what you have entered' }),
  REQUEST_INVALID: msg({ message: 'This request cannot be read' }),
  REQUEST_TOO_LARGE: msg({ message: 'This is more than the shop takes at once' }),
  MEDIA_TYPE_REFUSED: msg({ message: 'The shop does not take data of this kind' }),
  BAD_REQUEST: msg({ message: 'This address is not valid' }),
  NOT_FOUND: msg({ message: 'There is nothing at this address' }),
  NOT_IMPLEMENTED: msg({ message: 'This is not available yet' }),
  INTERNAL_ERROR: msg({ message: 'Something went wrong on our side. Please try again.' }),
  BUSY: msg({ message: 'The shop is very busy right now. Please try again in a minute.' }),
  RATE_LIMITED: msg({
    message:
      'That was a lot of tries. Please try again {unit, select, days {{count, plural, other {in {count} days}}} hours {{count, plural, other {in {count} hours}}} other {{count, plural, one {in a minute} other {in {count} minutes}}}}.',
  }),
  XSRF: msg({ message: 'This did not come from a page of the shop. Please try again.' }),
  FIELD_REQUIRED: msg({
    message: 'Please fill this in',
    comment: 'What is wrong with a field that was left empty',
  }),
  FIELD_INVALID: msg({
    message: 'This is not valid',
    comment: 'What is wrong with a field, where nothing else fits',
  }),
  FIELD_TYPE: msg({
    message:
      '{type, select, string {This must be a text} number {This must be a number} boolean {This must be yes or no} other {This has the wrong form}}',
  }),
  FIELD_NOT_WHOLE: msg({ message: 'This must be a whole number' }),
  FIELD_NOT_A_LIST: msg({ message: 'This must be a list' }),
  FIELD_NOT_AN_OBJECT: msg({ message: 'This must be an object' }),
  FIELD_VALUE_UNKNOWN: msg({ message: 'This is not one of the values that we know' }),
  FIELD_TOO_LONG: msg({ message: 'This must have at most {limit} characters' }),
  FIELD_TOO_SHORT: msg({ message: 'This must have at least {limit} characters' }),
  FIELD_TOO_HIGH: msg({ message: 'This must be at most {limit}' }),
  FIELD_TOO_LOW: msg({ message: 'This must be at least {limit}' }),
  FIELD_TOO_MANY: msg({ message: 'This must have at most {limit} entries' }),
  FIELD_UNKNOWN: msg({ message: 'There is no such field' }),
  FIELD_TAKEN: msg({ message: 'There is another one with this already' }),
  FIELD_REFERENCE: msg({ message: 'There is no such entry to refer to' }),
  LOGIN_REQUIRED: msg({
    message: 'Please log in',
    comment: 'Why a request is refused: nobody is logged in',
  }),
  TOKEN_EXPIRED: msg({
    message: 'The token has expired',
    comment: 'For programs: the token, which is valid for some minutes, has expired',
  }),
  TOKEN_INVALID: msg({
    message: 'Signature verification failed',
    comment: 'For programs: the token is invalid',
  }),
  ADMIN_ONLY: msg({ message: 'Only an administrator may do this' }),
  EMAIL_INVALID: msg({ message: 'Please enter a valid e-mail address' }),
  DATE_OF_BIRTH_INVALID: msg({ message: 'Please enter a date that exists, as YYYY-MM-DD' }),
  CODE_INVALID: msg({ message: 'That code is wrong or has expired. Please ask for a new one.' }),
  CODE_REPLACED: msg({ message: 'This is the code of an earlier mail. Please type the one of the newest.' }),
  CODE_LOCKED: msg({
    message:
      'Too many wrong codes were typed: the codes sent so far are locked for {minutes, plural, one {a minute} other {{minutes} minutes}}. You can have another one sent now.',
  }),
  OAUTH_CODE_INVALID: msg({ message: 'This login was used already or has expired. Please start again.' }),
  OAUTH_GRANT_UNKNOWN: msg({ message: 'Only authorization codes are exchanged here' }),
  PASSWORD_WRONG: msg({ message: 'This is not your password' }),
  FIELD_FIXED: msg({ message: 'This cannot be changed here' }),
  FIELD_CHANGED_MEANWHILE: msg({
    message: 'This was changed elsewhere meanwhile. Save again to keep what you have typed.',
  }),
  PROFILE_CHANGED_MEANWHILE: msg({
    message: 'Your profile was changed elsewhere meanwhile. Please look at it again.',
  }),
  ABN_INVALID: msg({ message: 'Please enter the eleven digits of an ABN' }),
  WEBSITE_INVALID: msg({ message: 'Please enter a web address like https://example.com' }),
  DATE_INVALID: msg({ message: 'Please enter a date like 31/12/1990' }),
  LOGIN_NOT_FRESH: msg({ message: 'To be sure that it is you, we have to send you a code first' }),
  PASSKEYS_OFF: msg({ message: 'Passkeys do not work at this address of the shop' }),
  PASSKEYS_TOO_MANY: msg({
    message: 'You have {limit} passkeys already. Remove one that you do not use any more first.',
  }),
  PASSKEY_STALE: msg({ message: 'This took too long, or was used already. Please try again.' }),
  PASSKEY_UNKNOWN: msg({
    message:
      'The shop does not know this passkey; it may have been removed here. Your e-mail address still logs you in.',
  }),
  PASSKEY_REFUSED: msg({
    message: 'This passkey could not be checked. Please try again, or log in with your e-mail address.',
  }),
  PASSKEY_TAKEN: msg({ message: 'This passkey was added already' }),
  PASSKEY_NOT_FOUND: msg({ message: 'There is no such passkey any more' }),
  DEVICE_NOT_FOUND: msg({ message: 'You are not logged in there any more' }),
  ACCOUNT_ORDER_UNPAID: msg({
    message:
      'Order {number} waits for its payment. Please pay it, or put it away under your orders, before you delete your account.',
  }),
  ACCOUNT_LAST_ADMINISTRATOR: msg({
    message:
      'You are the only administrator of this shop. Please make somebody else one before you delete your account.',
  }),
  ACCOUNT_DELETED: msg({
    message: 'Your account has been deleted meanwhile. Nothing was ordered, and nothing is to be paid.',
  }),
  USER_NOT_FOUND: msg({ message: 'There is no such user' }),
  PAGE_NOT_FOUND: msg({ message: 'There is no such page' }),
  BLOCK_NOT_FOUND: msg({ message: 'There is no such block' }),
  GALLERY_NOT_FOUND: msg({ message: 'There is no such gallery' }),
  PICTURE_NOT_FOUND: msg({ message: 'There is no such picture' }),
  VIDEO_NOT_FOUND: msg({ message: 'There is no such video.' }),
  FILE_NOT_FOUND: msg({ message: 'There is no such file' }),
  GROUP_NOT_FOUND: msg({ message: 'There is no such group' }),
  GROUP_TREE_NOT_FOUND: msg({ message: 'There is no such tree of groups' }),
  GROUP_MOVE: msg({ message: 'A group cannot be moved there' }),
  ENTRY_NOT_FOUND: msg({ message: 'There is no such entry' }),
  MODEL_NOT_PUBLIC: msg({ message: 'This cannot be read here' }),
  MODEL_IN_USE: msg({
    message: 'This is used elsewhere and cannot be deleted. It can be switched off.',
  }),
  MODEL_USED_BY: msg({
    message:
      '{place, select, carts {It is in carts.} groups {It holds other groups.} links {Menus lead to it.} orders {It was ordered.} pages {Pages show it.} products {Products use it.} relatedProducts {Products name it as related.} skus {SKUs use it.} submissions {It was filled in.} other {Other entries use it.}}',
  }),
  MODEL_NOT_SWITCHED: msg({ message: 'This cannot be switched on or off by itself' }),
  MODEL_WITHOUT_PICTURE: msg({
    message: 'This has no picture',
    comment: 'For programs: entries of this kind have no place for a picture',
  }),
  CHANGED_MEANWHILE: msg({ message: 'Somebody has changed this meanwhile. Please load it again.' }),
  IMAGE_SIZE: msg({ message: 'Pictures are not made in this size' }),
  IMAGE_ASPECT: msg({ message: 'This is not one of our aspects' }),
  IMAGE_WIDTH: msg({ message: 'This is not one of our widths' }),
  IMAGE_UNREADABLE: msg({ message: 'This file is not a picture that we can read.' }),
  PHOTO_TOO_LARGE: msg({ message: 'A photo may have at most {limit} MB' }),
  PHOTO_REFUSED: msg({
    message: 'We cannot use this file as a photo. Please choose a PNG, JPEG or WebP picture.',
  }),
  PICTURE_UNKNOWN: msg({ message: 'The shop has no picture {name}' }),
  REDIRECT_FROM: msg({ message: 'This address cannot be redirected' }),
  REDIRECT_TO: msg({ message: 'This is not the address of a page' }),
  REDIRECT_LOOP: msg({ message: 'This would send visitors round in a circle' }),
  TRANSLATION_CHANGED: msg({
    message: 'Somebody has changed this meanwhile. It says now: {translation}',
    comment: 'Back office: another administrator has saved another translation of the same text',
  }),
  FORM_NOT_FOUND: msg({ message: 'There is no such form' }),
  FORM_NEEDS_EMAIL: msg({
    message: 'Please tell us an e-mail address, or log in: your invoice goes there.',
  }),
  INVALID: msg({ message: 'Please check what you have entered' }),
  CHECK_FAILED: msg({ message: 'We could not tell that you are a person. Please send the form again.' }),
  CHECK_EXPIRED: msg({ message: 'This form was open for a long time. Please send it again.' }),
  ANSWER_TOO_LONG: msg({ message: 'Please use at most {limit} characters' }),
  ANSWER_TOO_LOW: msg({
    message: 'Please enter at least {limit}',
    comment: 'What is wrong with a number in a field: {limit} is the least allowed',
  }),
  ANSWER_TOO_HIGH: msg({
    message: 'Please enter at most {limit}',
    comment: 'What is wrong with a number in a field: {limit} is the most allowed',
  }),
  ANSWER_NOT_A_NUMBER: msg({
    message: 'Please enter a number',
    comment: 'What is wrong with a field that holds something else',
  }),
  ANSWER_NOT_AN_AMOUNT: msg({ message: 'Please enter an amount like 12.50' }),
  ANSWER_NOT_A_PERCENTAGE: msg({ message: 'Please enter a number from 0 to 100' }),
  ANSWER_NOT_A_PHONE: msg({ message: 'Please enter a phone number' }),
  ANSWER_NOT_AN_EMAIL: msg({ message: 'Please enter an e-mail address' }),
  ANSWER_NOT_A_DATE: msg({ message: 'Please enter a date like 31/12/2026' }),
  ANSWER_NOT_A_DATE_AND_TIME: msg({ message: 'Please enter date and time like 31/12/2026 14:30' }),
  ANSWER_NOT_A_TIME: msg({ message: 'Please enter a time like 14:30' }),
  ANSWER_NOT_IN_LIST: msg({ message: 'Please choose one of the list' }),
  ANSWER_UNTICKED: msg({
    message: 'Please tick this',
    comment: 'What is wrong with a box that must be ticked',
  }),
  PRODUCT_NOT_FOUND: msg({ message: 'There is no such product' }),
  SKU_MISSING: msg({
    message: 'Select options',
    comment: 'Shown when a product is added to the cart before its options are chosen',
  }),
  SKU_UNKNOWN: msg({ message: 'Sorry, this is not for sale any more' }),
  SKU_QUOTED: msg({ message: 'The price of this is quoted by e-mail, please contact us' }),
  ADDONS_REFUSED: msg({ message: 'Please check what you have chosen and typed' }),
  ADDON_UNKNOWN: msg({ message: 'This product cannot have this extra' }),
  ADDON_TOO_FEW: msg({
    message: 'Please give at least {count, plural, one {1 value} other {{count} values}}',
  }),
  ADDON_TOO_MANY: msg({
    message: 'Please give at most {count, plural, one {1 value} other {{count} values}}',
  }),
  ADDON_NOT_A_NUMBER: msg({ message: 'Please enter a number' }),
  ADDON_NOT_TICKABLE: msg({ message: 'This must be ticked or left blank' }),
  ADDON_NOT_A_DATE: msg({ message: 'Please enter a date as dd/mm/yyyy' }),
  ADDON_NOT_AN_OPTION: msg({ message: 'Please choose one of the options' }),
  ADDON_NOT_A_COLOUR: msg({
    message: 'Please choose a colour',
    comment: 'What is wrong with a field for a colour',
  }),
  ADDON_FILE_LOST: msg({ message: 'Please upload the file again' }),
  LETTERING_LACKS: msg({
    message: '{lettering} has no {characters}',
    comment: 'Under a field: {lettering} is the name of a lettering, {characters} what it cannot draw',
  }),
  LETTERING_OTHERS_HAVE: msg({
    message: 'These letterings have it: {letterings}',
    comment: 'Which letterings can draw a character that another cannot; {letterings} are their names',
  }),
  LETTERING_NONE_HAS: msg({ message: 'None of our letterings has {characters}' }),
  FORM_EXPECTED: msg({ message: 'Please send the file as a form.' }),
  FILE_MISSING: msg({ message: 'Please choose a file.', comment: 'What is wrong with a field for a file' }),
  FILE_EMPTY: msg({ message: 'This file is empty. Please choose another.' }),
  FILE_TOO_LARGE: msg({ message: 'This file is larger than {limit} MB. Please choose a smaller one.' }),
  FILE_TYPE_REFUSED: msg({
    message: 'We can take PNG, JPEG, WebP, SVG and PDF files. Please choose another.',
  }),
  SVG_TOO_COMPLEX: msg({
    message:
      'This SVG is larger than {limit} MB or has too many parts for us to check. Please send it as a PDF or a picture.',
  }),
  FILES_BUSY: msg({ message: 'Many files are being checked right now. Please try again in a minute.' }),
  FILES_FULL: msg({ message: 'We cannot take files right now. Please send it by e-mail.' }),
  TOO_MANY_FILES: msg({ message: 'There are too many files in your cart. Please remove some first.' }),
  ADDRESS_INVALID: msg({
    message: 'Please check the address',
    comment: 'Above the form of an address: something in it is wrong',
  }),
  ADDRESS_UNKNOWN: msg({
    message: 'Please choose an address',
    comment: 'What is wrong with a choice among saved addresses',
  }),
  ADDRESS_NOT_FOUND: msg({ message: 'This address is not in your list' }),
  TOO_MANY_ADDRESSES: msg({ message: 'At most {limit} addresses can be saved' }),
  COUNTRY_NOT_SERVED: msg({ message: 'Sorry, we only ship within Australia' }),
  STATE_UNKNOWN: msg({ message: 'Please choose a state or territory' }),
  POSTCODE_INVALID: msg({ message: 'An Australian postcode has 4 digits' }),
  ADDRESS_UNCONFIRMED: msg({ message: 'Please check suburb, state and postcode' }),
  POSTCODE_UNKNOWN: msg({ message: 'We do not know the postcode {postcode}' }),
  POSTCODE_OF_OTHER_STATE: msg({ message: '{postcode} is a postcode of {right}, not of {state}' }),
  LOCALITY_UNKNOWN: msg({
    message: 'We do not know {suburb} {state} {postcode}',
    comment: 'Why an address may be wrong, e.g. We do not know Fitzroy QLD 3065',
  }),
  ADDRESS_NOT_AN_EMAIL: msg({ message: 'This is not an e-mail address' }),
  ADDRESS_NOT_A_PHONE: msg({ message: 'This is not a phone number' }),
  QUOTE_NEEDS_EMAIL: msg({ message: 'Please tell us where to send our answer' }),
  CART_EMPTY: msg({ message: 'Your cart is empty', comment: 'Why an order is not taken' }),
  CART_FULL: msg({ message: 'A cart holds at most {limit} different items' }),
  CART_LINE_NOT_FOUND: msg({ message: 'This is not in your cart any more' }),
  REMOVED_LINE_NOT_FOUND: msg({ message: 'This was removed too long ago to be put back' }),
  QUANTITY_NOT_WHOLE: msg({ message: 'Please give a whole number' }),
  QUANTITY_TOO_LOW: msg({
    message: 'Please choose at least 1',
    comment: 'What is wrong with a quantity: less than one piece',
  }),
  OUT_OF_STOCK: msg({ message: 'Sorry, this is out of stock' }),
  QUANTITY_LIMITED: msg({ message: 'Sorry, only {limit} can be bought' }),
  OUT_OF_STOCK_IN_CART: msg({
    message:
      'Sorry, this is out of stock, and {present, plural, one {1 is} other {{present} are}} in your cart already',
  }),
  QUANTITY_LIMITED_IN_CART: msg({
    message:
      'Sorry, only {limit} can be bought, and {present, plural, one {1 is} other {{present} are}} in your cart already',
  }),
  PROMOTION_UNKNOWN: msg({ message: 'We do not know this code' }),
  PROMOTION_NOT_YET: msg({ message: 'This code is not valid yet' }),
  PROMOTION_EXPIRED: msg({
    message: 'This code has expired',
    comment: 'Under a field: the code of a promotion, whose last day is over',
  }),
  PROMOTION_USED_UP: msg({ message: 'This code has been used up' }),
  PROMOTION_USED_BEFORE: msg({
    message:
      'You have used {code} before: it is {limit, plural, one {once per customer} other {{limit} times per customer}}',
  }),
  PROMOTION_MINIMUM: msg({ message: 'This code is for orders of {amount} or more' }),
  ORDER_NOT_FOUND: msg({ message: 'There is no such order' }),
  LOGIN_AGAIN: msg({
    message: 'Please log in again',
    comment: 'Why an order is not taken: the account is not there any more',
  }),
  CART_NOT_ORDERABLE: msg({ message: 'Please change your cart first.' }),
  LINE_GONE: msg({ message: '{name} is not available any more.' }),
  LINE_UNMAKEABLE: msg({ message: '{name} can no longer be made as you wrote it. Please edit it.' }),
  LINE_LIMITED: msg({
    message: '{name}: only {limit} can be bought.',
    comment: 'Of a piece in the cart; {name} is its name, {limit} a number',
  }),
  GATEWAY_UNKNOWN: msg({ message: 'Please choose how to pay' }),
  RETURN_URL_REFUSED: msg({ message: 'The return address is not one of this shop' }),
  PROMOTION_REFUSED: msg({ message: 'The promotion code does not apply:' }),
  PROMOTION_JUST_USED_UP: msg({ message: 'The promotion code {code} has just been used up' }),
  SHIPPING_UNKNOWN: msg({
    message: 'We do not have this way of shipping any more. Please choose another.',
  }),
  SHIPPING_NOT_OFFERED: msg({
    message: 'This way of shipping is not offered for the address. Please choose another.',
  }),
  PRIORITY_NOT_OFFERED: msg({
    message: 'Priority processing is not offered at the moment. Please order without it.',
  }),
  TOTAL_CHANGED: msg({ message: 'The total is {total} now, it was {expected}.' }),
  LINE_PRICE_CHANGED: msg({ message: '{name} costs {price} now, it was {before} when you added it.' }),
  TOTAL_PARTS: msg({
    message:
      'It is made up of goods {subtotal}{discount, select, none {} other {, discount {discount}}}, {shipping_name} {shipping}{extras, select, none {} other {, extras {extras}}}.',
  }),
  PLEASE_CHECK_AND_ORDER_AGAIN: msg({ message: 'Please check it and order again.' }),
  SALES_OFF: msg({ message: 'We do not sell online at the moment. Your cart is kept.' }),
  ORDER_IN_OTHER_TAB: msg({ message: 'Your cart is being ordered in another tab already' }),
  CART_CHANGED: msg({ message: 'Your cart has changed. Please check it and order again.' }),
  STOCK_TAKEN: msg({ message: 'Sorry, somebody was faster. Not enough left: {names}.' }),
  PAYMENT_UNDECIDED: msg({
    message: 'The payment for your order {number} is still being decided. Please wait a moment.',
  }),
  GATEWAY_UNREACHABLE: msg({
    message:
      'The payment service does not answer at the moment. Nothing was charged. Please try again in a minute.',
  }),
  ORDER_NOT_UNPAID: msg({ message: 'Order {number} does not wait for its payment any more.' }),
  ORDER_PAID: msg({
    message: 'Order {number} is paid.',
    comment: 'Why an order cannot be given up; {number} is that of the order',
  }),
  ORDER_MOVED_ON: msg({ message: 'Order {number} has moved on meanwhile. Please look at it again.' }),
  ORDER_LACKS_STOCK: msg({
    message:
      'Something in this order is still sold out. Please raise its stock first, or pay the money back.',
  }),
  ORDER_LACKS_CREDIT: msg({
    message: 'The credit that paid part of this order is spent. Please pay the money back.',
  }),
  TRACKING_URL_INVALID: msg({ message: 'Please enter a whole link, e.g. https://auspost.com.au/track' }),
  NOT_ORDERED_AGAIN: msg({ message: '{name} is not in the cart.' }),
  CHOICES_CHANGED: msg({ message: 'Its options have changed: please choose them again.' }),
  PRICE_SINCE_ORDER: msg({ message: '{name} costs {price} now, it was {before} then.' }),
  CREDIT_CHANGED: msg({
    message: 'Your credit has changed. Please look at what is left to pay and order again.',
  }),
  VOUCHER_AMOUNT_NOT_OFFERED: msg({ message: 'Please choose one of the amounts.' }),
  VOUCHER_THEME_UNKNOWN: msg({ message: 'We do not have this theme any more. Please choose another.' }),
  VOUCHER_AMOUNT_INVALID: msg({
    message: 'Please enter an amount in dollars and cents, such as 25 or 37.50',
  }),
  VOUCHER_AMOUNT_TOO_HIGH: msg({ message: 'A voucher is for {limit} at most' }),
  VOUCHER_DAY_INVALID: msg({ message: 'Please choose a day from today on, within a year' }),
  VOUCHER_UNKNOWN: msg({ message: 'We do not know this code. Please compare it with your voucher.' }),
  VOUCHER_USED: msg({ message: 'This voucher has been redeemed already' }),
  VOUCHER_IN_YOUR_CREDIT: msg({
    message: 'You have redeemed this voucher already. It is in your credit.',
  }),
  VOUCHER_OVER: msg({
    message: 'This voucher has expired',
    comment: 'Under a field: the code of a gift voucher, whose last day is over',
  }),
  PAYMENTS_NOT_TAKEN: msg({
    message: 'We cannot take payments yet. Please come back later, or write to us.',
  }),
  PAYMENT_TOO_LOW: msg({
    message: 'We can only take payments of {limit} or more. Please add something to your cart.',
    comment: '{limit} is the smallest amount of money that can be paid',
  }),
  URL_INVALID: msg({ message: 'This is not an address of this shop' }),
  GATEWAY_NOT_FOUND: msg({ message: 'There is no such gateway' }),
  PAYMENT_NOT_FOUND: msg({ message: 'There is no such payment' }),
  VOUCHER_NOT_FOUND: msg({ message: 'There is no such voucher' }),
  WRONG_AMOUNT: msg({ message: 'This is not the amount to pay' }),
  PAYMENT_SETTLED: msg({
    message:
      '{status, select, paid {This payment is paid already} failed {This payment has failed already} cancelled {This payment is cancelled already} expired {This payment has expired already} other {This payment is decided already}}',
  }),
  WRONG_CURRENCY: msg({ message: 'This is not the currency of the shop' }),
  BAD_SIGNATURE: msg({
    message: 'The signature is invalid',
    comment: 'For programs: what a bank sends about a payment is not signed by that bank',
  }),
  BAD_NOTIFICATION: msg({
    message: 'This is no notification',
    comment: 'For programs: what a bank sends about a payment cannot be read',
  }),
};
