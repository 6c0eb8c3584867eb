/**
 * Entry point of the generated hooks: `codegen.ts` points all imports of the typescript-react-apollo plugin
 * here. The plugin was written for Apollo Client 3; this provides Apollo Client 4's hooks under the type
 * names it expects.
 */
import type { DocumentNode, OperationVariables } from '@apollo/client';
import { useSuspenseQuery as useApolloSuspenseQuery } from '@apollo/client/react';
import type { SkipToken, useLazyQuery, useMutation, useQuery } from '@apollo/client/react';

export { skipToken, useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
export type { SkipToken };

type Variables = OperationVariables;

export type QueryHookOptions<D = unknown, V extends Variables = Variables> = useQuery.Options<D, V>;
export type LazyQueryHookOptions<D = unknown, V extends Variables = Variables> = useLazyQuery.Options<D, V>;
export type MutationHookOptions<D = unknown, V extends Variables = Variables> = useMutation.Options<D, V>;
export type SuspenseQueryHookOptions<
  D = unknown,
  V extends Variables = Variables,
> = useApolloSuspenseQuery.Options<V> & { readonly data?: D };
export type UseSuspenseQueryResult<
  D = unknown,
  V extends Variables = Variables,
> = useApolloSuspenseQuery.Result<D, V, 'complete' | 'streaming'>;

/** Apollo's hook with a single signature, since the plugin's overloads cannot express Apollo 4's. */
export const useSuspenseQuery = useApolloSuspenseQuery as <D, V extends Variables>(
  document: DocumentNode,
  options?: SkipToken | Partial<SuspenseQueryHookOptions<D, V>>,
) => UseSuspenseQueryResult<D | undefined, V>;
