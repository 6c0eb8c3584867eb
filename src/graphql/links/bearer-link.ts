import { ApolloLink } from '@apollo/client';
import { isAnonymousOperation } from '../rest-operation.ts';
import { xsrfToken } from './xsrf-cookie.ts';

interface BearerLinkOptions {
  getToken: () => string | null;
  /** The cookies that go to the host. */
  getCookies: () => string;
}

/** Adds `Authorization`, unless the call is anonymous, and `X-XSRF-TOKEN` when the host set its cookie (HTP-01, HTP-04). */
export function createBearerLink({ getToken, getCookies }: BearerLinkOptions): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const token = isAnonymousOperation(operation.query) ? null : getToken();
    const xsrf = xsrfToken(getCookies());
    operation.setContext(({ headers }) => ({
      headers: {
        ...headers,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(xsrf ? { 'x-xsrf-token': xsrf } : {}),
      },
    }));
    return forward(operation);
  });
}
