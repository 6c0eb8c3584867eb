import { catalogueMigration } from './001-catalogue.ts';
import { contentMigration } from './002-content.ts';
import { accountsMigration } from './003-accounts.ts';
import { cartsMigration } from './004-carts.ts';
import { ordersMigration } from './005-orders.ts';
import { listingsMigration } from './006-listings.ts';
import { contentEntitiesMigration } from './007-content-entities.ts';
import { trustedCodeMigration } from './008-trusted-code.ts';
import { addonFilesMigration } from './009-addon-files.ts';
import { formRepeatsMigration } from './010-form-repeats.ts';
import { seededPicturesMigration } from './011-seeded-pictures.ts';
import { orderLocaleMigration } from './012-order-locale.ts';
import { paymentUrlMigration } from './013-payment-url.ts';
import { promotionLimitsMigration } from './014-promotion-limits.ts';
import { searchSynonymsMigration } from './015-search-synonyms.ts';
import { removedLinesMigration } from './016-removed-lines.ts';
import { loginCodeBrowsersMigration } from './017-login-code-browsers.ts';
import { ordersPutAwayMigration } from './018-orders-put-away.ts';
import { letteringsMigration } from './019-letterings.ts';
import { deliveryDaysMigration } from './020-delivery-days.ts';
import { marketingChoicesMigration } from './021-marketing-choices.ts';
import { watchedContentMigration } from './022-watched-content.ts';
import { codeGuessesMigration } from './023-code-guesses.ts';
import { swatchesAndSizesMigration } from './024-swatches-and-sizes.ts';
import { switchedEntriesMigration } from './025-switched-entries.ts';
import { profilesMigration } from './026-profiles.ts';
import { devicesMigration } from './027-devices.ts';
import { oauthCodesMigration } from './028-oauth-codes.ts';
import { accountEventsMigration } from './029-account-events.ts';
import { errorLogMigration } from './030-error-log.ts';
import { passkeysMigration } from './031-passkeys.ts';
import { accountDeletionMigration } from './032-account-deletion.ts';
import { vouchersMigration } from './034-vouchers.ts';
import { mailAttachmentsMigration } from './035-mail-attachments.ts';
import { paidFormsMigration } from './037-paid-forms.ts';
import { pickUpMigration } from './038-pick-up.ts';
import { afterTheOrderMigration } from './039-after-the-order.ts';
import { stripeMigration } from './040-stripe.ts';
import { vitalsMigration } from './041-vitals.ts';
import { translationsMigration } from './042-translations.ts';
import { saidInOrdersMigration } from './043-said-in-orders.ts';
import { localizedOrderNamesMigration } from './044-localized-order-names.ts';
import { redirectKeysMigration } from './045-redirect-keys.ts';
import { accountPhotosMigration } from './046-account-photos.ts';
import { settledStripeSessionsMigration } from './047-settled-stripe-sessions.ts';
import { growingTablesMigration } from './048-growing-tables.ts';
import { cartAdditionsMigration } from './049-cart-additions.ts';
import { ordersOnHoldMigration } from './050-orders-on-hold.ts';
import { renamedColumnsMigration } from './051-renamed-columns.ts';
import type { SchemaMigration } from './schema-migration.ts';

/** In the order in which they run. */
export const migrations: SchemaMigration[] = [
  catalogueMigration,
  contentMigration,
  accountsMigration,
  cartsMigration,
  ordersMigration,
  listingsMigration,
  contentEntitiesMigration,
  trustedCodeMigration,
  addonFilesMigration,
  formRepeatsMigration,
  seededPicturesMigration,
  orderLocaleMigration,
  paymentUrlMigration,
  promotionLimitsMigration,
  searchSynonymsMigration,
  removedLinesMigration,
  loginCodeBrowsersMigration,
  ordersPutAwayMigration,
  letteringsMigration,
  deliveryDaysMigration,
  marketingChoicesMigration,
  watchedContentMigration,
  codeGuessesMigration,
  swatchesAndSizesMigration,
  switchedEntriesMigration,
  profilesMigration,
  devicesMigration,
  oauthCodesMigration,
  accountEventsMigration,
  errorLogMigration,
  passkeysMigration,
  accountDeletionMigration,
  vouchersMigration,
  mailAttachmentsMigration,
  paidFormsMigration,
  pickUpMigration,
  afterTheOrderMigration,
  stripeMigration,
  vitalsMigration,
  translationsMigration,
  saidInOrdersMigration,
  localizedOrderNamesMigration,
  redirectKeysMigration,
  accountPhotosMigration,
  settledStripeSessionsMigration,
  growingTablesMigration,
  cartAdditionsMigration,
  ordersOnHoldMigration,
  renamedColumnsMigration,
];
