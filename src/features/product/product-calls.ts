import type { HostCalls } from '../../graphql/host-calls.ts';
import { CartAddDocument } from '../CartAdd.generated.ts';
import type { CartAddMutationVariables } from '../CartAdd.generated.ts';
import { CartAddonFileAddDocument } from '../CartAddonFileAdd.generated.ts';
import type { CartAddonFileAddMutationVariables } from '../CartAddonFileAdd.generated.ts';
import { CartEditDocument } from '../CartEdit.generated.ts';
import type { CartEditMutationVariables } from '../CartEdit.generated.ts';
import { SearchSkuDocument } from './SearchSku.generated.ts';
import type { SearchSkuQueryVariables } from './SearchSku.generated.ts';

export const searchSku = async (host: HostCalls, input: SearchSkuQueryVariables) =>
  (await host.query(SearchSkuDocument, input)).cartSearchSku;

export const addLine = async (host: HostCalls, input: CartAddMutationVariables) =>
  (await host.mutate(CartAddDocument, input)).cartAdd;

export const editLine = async (host: HostCalls, input: CartEditMutationVariables) =>
  (await host.mutate(CartEditDocument, input)).cartEdit;

export const uploadFile = async (host: HostCalls, input: CartAddonFileAddMutationVariables) =>
  (await host.mutate(CartAddonFileAddDocument, input)).cartAddonFileAdd;
