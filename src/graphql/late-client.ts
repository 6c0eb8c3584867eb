import { NetworkStatus } from '@apollo/client';
import type { ApolloClient, ObservableQuery, OperationVariables } from '@apollo/client';
import { questionKey } from './page-answers.ts';
import type { PageAnswers } from './page-answers.ts';

type WatchOptions = ApolloClient.WatchQueryOptions;

/** Apollo's client, whose code comes after the page has been taken over. */
export interface LateClient {
  /**
   * What there is from the start: Apollo's hooks read of it what the page has brought, and calls wait for the client's
   * code. Calls may go on using it later; components get `loaded` as soon as it is there.
   */
  early: ApolloClient;
  /** Fetches the code; rejects when that does not arrive, and may be called again. */
  load: () => Promise<ApolloClient>;
  /** Resolves with the client when its code has arrived. */
  loaded: Promise<ApolloClient>;
}

/** @param fetchClient makes the client; called again only after it has rejected */
export function createLateClient(answers: PageAnswers, fetchClient: () => Promise<ApolloClient>): LateClient {
  const { promise: loaded, resolve } = Promise.withResolvers<ApolloClient>();
  let client: ApolloClient | null = null;
  let loading: Promise<ApolloClient> | null = null;
  const load = async (): Promise<ApolloClient> => {
    try {
      client = await (loading ??= fetchClient());
    } catch (error) {
      loading = null;
      throw error;
    }
    resolve(client);
    return client;
  };
  const early = {
    defaultOptions: {},
    query: async (options: ApolloClient.QueryOptions) => {
      const data = client ? undefined : broughtData(answers, options);
      return data === undefined ? (await load()).query(options) : { data };
    },
    mutate: async (options: ApolloClient.MutateOptions) => (await load()).mutate(options),
    readQuery: (options: ApolloClient.ReadQueryOptions<unknown, OperationVariables>) =>
      client?.readQuery(options) ?? null,
    writeQuery: (options: ApolloClient.WriteQueryOptions<unknown, OperationVariables>) =>
      client?.writeQuery(options),
    watchQuery: (options: WatchOptions) => client?.watchQuery(options) ?? readAnswer(answers, options, load),
  };
  // For the rest of Apollo's class nobody asks, neither its hooks nor we.
  return { early: early as unknown as ApolloClient, load, loaded };
}

/** What the page has brought for a question that may be answered by what is known. */
function broughtData(answers: PageAnswers, options: WatchOptions | ApolloClient.QueryOptions): unknown {
  const { fetchPolicy = 'cache-first' } = options;
  const isKnown = fetchPolicy === 'cache-first' || fetchPolicy === 'cache-only';
  return isKnown ? answers[questionKey(options)] : undefined;
}

function resultOf(answers: PageAnswers, options: WatchOptions) {
  const { fetchPolicy } = options;
  const data = broughtData(answers, options);
  const loading = data === undefined && fetchPolicy !== 'cache-only' && fetchPolicy !== 'standby';
  return {
    data,
    dataState: data === undefined ? ('empty' as const) : ('complete' as const),
    error: undefined,
    loading,
    networkStatus: loading ? NetworkStatus.loading : NetworkStatus.ready,
    partial: data === undefined,
  };
}

/** As much of a watched query as Apollo's `useQuery` takes of one; it never changes by itself. */
function readAnswer(answers: PageAnswers, asked: WatchOptions, load: () => Promise<ApolloClient>) {
  let options = asked;
  const nothing = () => undefined;
  const unsubscribed = { unsubscribe: nothing };
  const setOptions = (changed: WatchOptions) => void (options = changed);
  const watched = {
    get options() {
      return options;
    },
    get variables() {
      return options.variables ?? {};
    },
    getCurrentResult: () => resultOf(answers, options),
    pipe: () => ({ subscribe: () => unsubscribed }),
    reobserve: setOptions,
    applyOptions: setOptions,
    refetch: async () => (await load()).query({ ...options, fetchPolicy: 'network-only' }),
    fetchMore: nothing,
    updateQuery: nothing,
    startPolling: nothing,
    stopPolling: nothing,
    subscribeToMore: () => nothing,
  };
  return watched as unknown as ObservableQuery;
}
