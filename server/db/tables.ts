import type { AddonFilesTables } from './tables/addon-files-tables.ts';
import type { AddressTables } from './tables/address-tables.ts';
import type { CartTables } from './tables/cart-tables.ts';
import type { GalleriesTables } from './tables/galleries-tables.ts';
import type { GroupsTables } from './tables/groups-tables.ts';
import type { OrderTables } from './tables/order-tables.ts';
import type { PagesTables } from './tables/pages-tables.ts';
import type { ProductsTables } from './tables/products-tables.ts';
import type { PromotionTables } from './tables/promotion-tables.ts';
import type { SettingsTables } from './tables/settings-tables.ts';
import type { ShippingTables } from './tables/shipping-tables.ts';
import type { DocumentsTables } from './tables/documents-tables.ts';
import type { ErrorTables } from './tables/error-tables.ts';
import type { FaqsTables } from './tables/faqs-tables.ts';
import type { FormsTables } from './tables/forms-tables.ts';
import type { PeopleTables } from './tables/people-tables.ts';
import type { PhotosTables } from './tables/photos-tables.ts';
import type { RedirectsTables } from './tables/redirects-tables.ts';
import type { SearchTables } from './tables/search-tables.ts';
import type { AccountsTables } from './tables/accounts-tables.ts';
import type { MailTables } from './tables/mail-tables.ts';
import type { PaymentTables } from './tables/payment-tables.ts';
import type { TranslationsTables } from './tables/translations-tables.ts';
import type { VitalsTables } from './tables/vitals-tables.ts';
import type { VoucherTables } from './tables/voucher-tables.ts';

/** Every table of the shop: each domain describes its own, and this interface joins them. */
export interface Tables
  extends
    GroupsTables,
    ProductsTables,
    SettingsTables,
    PagesTables,
    GalleriesTables,
    AccountsTables,
    MailTables,
    CartTables,
    AddonFilesTables,
    AddressTables,
    ShippingTables,
    PromotionTables,
    OrderTables,
    PaymentTables,
    TranslationsTables,
    VitalsTables,
    VoucherTables,
    DocumentsTables,
    ErrorTables,
    FaqsTables,
    FormsTables,
    PeopleTables,
    PhotosTables,
    RedirectsTables,
    SearchTables {}
