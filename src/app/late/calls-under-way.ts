import { ApolloLink } from '@apollo/client';
import type { ApolloClient } from '@apollo/client';
import { finalize } from 'rxjs';

/** Counts the client's pending mutations from now on. Returns whether any is unanswered. */
export function watchChanges(client: ApolloClient): () => boolean {
  let underWay = 0;
  const count = new ApolloLink((operation, forward) => {
    if (operation.operationType !== 'mutation') return forward(operation);
    underWay += 1;
    return forward(operation).pipe(finalize(() => void (underWay -= 1)));
  });
  client.setLink(count.concat(client.link));
  return () => underWay > 0;
}
