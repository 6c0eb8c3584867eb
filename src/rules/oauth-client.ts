/** `client_id` of the shop's own storefront, and the path to which its logins return. */
export const STOREFRONT_CLIENT = 'storefront';
export const OAUTH_CALLBACK = '/auth';
