import { useApolloClient } from '@apollo/client/react';
import { CartAddonFileDocument } from './CartAddonFile.generated.ts';
import { useCartRef } from './cart.ts';

/**
 * Returns a function that fetches a file of the shopper's cart or order by id; rejects when it is not theirs
 * or unavailable.
 */
export function useAddonFile(): (id: string) => Promise<Blob> {
  const client = useApolloClient();
  const cart = useCartRef();
  return async (id) => {
    const { data } = await client.query({
      query: CartAddonFileDocument,
      variables: { id, session: cart.getSnapshot().context.cart.sessionKey },
      fetchPolicy: 'no-cache',
    });
    if (!data) throw new Error('the file did not come');
    const { content_base64, content_type } = data.cartAddonFile;
    const bytes = Uint8Array.from(atob(content_base64), (letter) => letter.charCodeAt(0));
    return new Blob([bytes], { type: content_type });
  };
}
