/** client_id of the shop's own storefront, and where its logins come back to. */
export const STOREFRONT_CLIENT = 'storefront';
export const OAUTH_CALLBACK = '/auth';
