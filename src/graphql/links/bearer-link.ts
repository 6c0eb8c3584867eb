import { ApolloLink } from '@apollo/client';
import { operationKind } from '../operation-kind.ts';

interface BearerLinkOptions {
  getToken: () => string | null;
}

/** Adds `Authorization`, unless the call is anonymous (HTP-01). */
export function createBearerLink({ getToken }: BearerLinkOptions): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const token = operationKind(operation.query).isAnonymous ? null : getToken();
    operation.setContext(({ headers }) => ({
      headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    }));
    return forward(operation);
  });
}
