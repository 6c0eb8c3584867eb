import type { Cart } from '../../graphql/generated/types.ts';
import type { HostCalls } from '../../graphql/host-calls.ts';
import { failureOf } from '../../lib/failure.ts';
import type { CartRequest } from '../../machines/addToCart/addToCart.machine.ts';
import type { ScreenWork } from '../../state/screen-machines.ts';
import { CartAddDocument } from '../CartAdd.generated.ts';
import { CartAddonFileAddDocument } from '../CartAddonFileAdd.generated.ts';
import { CartEditDocument } from '../CartEdit.generated.ts';
import { SearchSkuDocument } from './SearchSku.generated.ts';
import type { SearchSkuQueryVariables } from './SearchSku.generated.ts';

export const searchSku = async (host: HostCalls, input: SearchSkuQueryVariables) =>
  (await host.query(SearchSkuDocument, input)).cartSearchSku;

type CartWork = Pick<ScreenWork, 'host' | 'cart'>;

/** The cart's key, read when a call is made (A05). */
const sessionOf = ({ cart }: CartWork) => cart.getSnapshot().context.cart.sessionKey;

async function sendRequest(work: CartWork, { line, key, ...addition }: CartRequest): Promise<Cart> {
  const variables = { ...addition, session: sessionOf(work), idempotency_key: key };
  return line === undefined
    ? (await work.host.mutate(CartAddDocument, variables)).cartAdd
    : (await work.host.mutate(CartEditDocument, { ...variables, id: line })).cartEdit;
}

/**
 * Adds items, or replaces the edited line with them. Sends the response to the cart here, as the screen may be closed by
 * then. A call without a response may have succeeded, so the cart reloads before the shopper tries again.
 */
export async function sendToCart(work: CartWork, request: CartRequest): Promise<Cart> {
  const { cart } = work;
  try {
    const response = await sendRequest(work, request);
    const editing = request.line === undefined ? {} : { line: request.line };
    cart.send({ type: 'cart.receive', cart: response, ...editing });
    return response;
  } catch (error) {
    if (failureOf(error).reason === 'unreachable') cart.send({ type: 'cart.reload' });
    throw error;
  }
}

export const uploadFile = async (work: CartWork, file: File) =>
  (await work.host.mutate(CartAddonFileAddDocument, { file, session: sessionOf(work) })).cartAddonFileAdd;
