import { useApolloClient } from '@apollo/client/react';
import { CartAddonFileDocument } from './CartAddonFile.generated.ts';
import { useCartRef } from './cart.ts';

/** How a file of the shopper's own cart or order is fetched by its id; rejects when it is not his or not to be had. */
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
