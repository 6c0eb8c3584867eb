import type { AddonFilesTables } from '../domain/addon-files/addon-files-tables.ts';
import type { AddressTables } from '../domain/addresses/address-tables.ts';
import type { CartTables } from '../domain/carts/cart-tables.ts';
import type { GalleriesTables } from '../domain/galleries/galleries-tables.ts';
import type { GroupsTables } from '../domain/groups/groups-tables.ts';
import type { OrderTables } from '../domain/orders/order-tables.ts';
import type { PagesTables } from '../domain/pages/pages-tables.ts';
import type { ProductsTables } from '../domain/products/products-tables.ts';
import type { PromotionTables } from '../domain/promotions/promotion-tables.ts';
import type { SettingsTables } from '../domain/settings/settings-tables.ts';
import type { ShippingTables } from '../domain/shipping/shipping-tables.ts';
import type { DocumentsTables } from '../domain/documents/documents-tables.ts';
import type { FaqsTables } from '../domain/faqs/faqs-tables.ts';
import type { FormsTables } from '../domain/forms/forms-tables.ts';
import type { PeopleTables } from '../domain/people/people-tables.ts';
import type { PhotosTables } from '../domain/photos/photos-tables.ts';
import type { RedirectsTables } from '../domain/redirects/redirects-tables.ts';
import type { AccountsTables } from '../domain/accounts/accounts-tables.ts';
import type { MailTables } from '../mail/mail-tables.ts';
import type { PaymentTables } from '../payments/payment-tables.ts';

/** Every table of the shop: each domain describes its own, this only joins them. */
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
    DocumentsTables,
    FaqsTables,
    FormsTables,
    PeopleTables,
    PhotosTables,
    RedirectsTables {}
