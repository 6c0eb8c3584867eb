import type { Services } from '../services.ts';
import { accountDeletionRest } from './account-deletion-rest.ts';
import { accountsRest } from './accounts-rest.ts';
import { addonFilesRest } from './addon-files-rest.ts';
import { addressesRest } from './addresses-rest.ts';
import { backOfficeRest } from './back-office-rest.ts';
import { cartsRest } from './carts-rest.ts';
import { catalogueRest } from './catalogue-rest.ts';
import { contentRest } from './content-rest.ts';
import { errorReportRest } from './error-report-rest.ts';
import { formsRest } from './forms-rest.ts';
import { invoicesRest } from './invoices-rest.ts';
import { loginRest } from './login-rest.ts';
import { modelsRest } from './models-rest.ts';
import { orderMovesRest } from './order-moves-rest.ts';
import { ordersRest } from './orders-rest.ts';
import { ownOrdersRest } from './own-orders-rest.ts';
import { passkeysRest } from './passkeys-rest.ts';
import { paymentsRest } from './payments-rest.ts';
import { profileRest } from './profile-rest.ts';
import { ticketsRest } from './tickets-rest.ts';
import { translationsRest } from './translations-rest.ts';
import { vouchersRest } from './vouchers-rest.ts';
import { redirectsRest } from './redirects-rest.ts';
import { vitalsRest } from './vitals-rest.ts';
import type { RestDomain } from './rest-routes.ts';

/** Returns the REST handlers of every domain. */
export function restDomains(services: Services): RestDomain[] {
  return [
    accountsRest(services),
    accountDeletionRest(services),
    loginRest(services),
    passkeysRest(services),
    cartsRest(services),
    addonFilesRest(services),
    addressesRest(services),
    ordersRest(services),
    orderMovesRest(services),
    invoicesRest(services),
    ownOrdersRest(services),
    paymentsRest(services),
    ticketsRest(services),
    vouchersRest(services),
    profileRest(services),
    catalogueRest(services),
    contentRest(services),
    modelsRest(services),
    formsRest(services),
    backOfficeRest(services),
    errorReportRest(services),
    vitalsRest(services),
    redirectsRest(services),
    translationsRest(services),
  ];
}
