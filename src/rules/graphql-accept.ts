/** The `Accept` header of the storefront's own GraphQL requests; the host keeps answers to it apart. */
export const GRAPHQL_ACCEPT = 'application/graphql-response+json, application/json;q=0.9';
