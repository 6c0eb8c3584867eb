import type { ApolloClient, ObservableQuery, OperationVariables } from '@apollo/client';
import { loadOnce } from './code-loading.ts';
import { queryKey } from './page-results.ts';
import type { PageResults } from './page-results.ts';
import { DeferredQuery } from './deferred-query.ts';
import type { DeferredQueryInput } from './deferred-query.ts';

type WatchOptions = ApolloClient.WatchQueryOptions;
type QueryOptions = WatchOptions | ApolloClient.QueryOptions;

/** Apollo's client, whose code loads after hydration. */
export interface DeferredClient {
  /**
   * The client for components and calls: while only embedded data are read, Apollo's hooks read those;
   * calls wait for the client's code, and from then on everything is Apollo's.
   */
  early: ApolloClient;
  /** Fetches the code; rejects when that fails, and may be called again. */
  load: () => Promise<ApolloClient>;
  /** Resolves with the client when its code has loaded. */
  loaded: Promise<ApolloClient>;
  /** Whether a mutation is pending. */
  isChanging: () => boolean;
}

const policyOf = ({ fetchPolicy = 'cache-first' }: QueryOptions) => fetchPolicy;

/** Embedded data that Apollo's cache lacks so far, if the fetch policy allows cached data. */
function embeddedData(results: PageResults, options: QueryOptions): unknown {
  const policy = policyOf(options);
  const isKnown = policy === 'cache-first' || policy === 'cache-only';
  return isKnown ? results[queryKey(options)] : undefined;
}

type FetchClient = () => Promise<ApolloClient>;

/** The client, whose code is fetched once. */
function deferredCode(fetchClient: FetchClient) {
  const { promise: loaded, resolve } = Promise.withResolvers<ApolloClient>();
  let client: ApolloClient | null = null;
  const fetchOnce = loadOnce(fetchClient);
  const load = async (): Promise<ApolloClient> => {
    client = await fetchOnce();
    resolve(client);
    return client;
  };
  return { load, loaded, now: () => client };
}

/** Watched queries of the page that have listeners and are not yet connected to Apollo. */
class DeferredQueries {
  readonly #input: Omit<DeferredQueryInput, 'options' | 'onListened'>;
  readonly #listened = new Set<DeferredQuery>();

  constructor(input: Omit<DeferredQueryInput, 'options' | 'onListened'>) {
    this.#input = input;
  }

  watch(options: WatchOptions): ObservableQuery {
    const query: DeferredQuery = new DeferredQuery({
      ...this.#input,
      options,
      onListened: (isListened) => (isListened ? this.#listened.add(query) : this.#listened.delete(query)),
    });
    return query as unknown as ObservableQuery;
  }

  /** Connects the watched queries that are meant: before Apollo's cache changes, those that would show it. */
  connect(client: ApolloClient, isMeant: (query: DeferredQuery) => boolean): void {
    for (const query of this.#listened)
      if (isMeant(query)) {
        this.#listened.delete(query);
        query.connect(client);
      }
  }
}

const every = () => true;
const hasKeyOf =
  (wanted: QueryOptions) =>
  ({ options }: DeferredQuery): boolean =>
    queryKey(options) === queryKey(wanted);

/** @param fetchClient creates the client; called again only after it has rejected */
export function createDeferredClient(results: PageResults, fetchClient: FetchClient): DeferredClient {
  const { load, loaded, now } = deferredCode(fetchClient);
  const embedded = (options: QueryOptions) => embeddedData(results, options);
  const watched = new DeferredQueries({ embedded, client: now, load });
  // Whoever loaded the code, and however late: queries that waited for it are sent now.
  void loaded.then((client) => watched.connect(client, (query) => query.isOpen()));
  let changes = 0;
  const early = {
    defaultOptions: {},
    query: async (options: ApolloClient.QueryOptions) => {
      const data = embedded(options);
      if (data !== undefined) return { data };
      const client = await load();
      if (policyOf(options) !== 'no-cache') watched.connect(client, hasKeyOf(options));
      return client.query(options);
    },
    mutate: async (options: ApolloClient.MutateOptions) => {
      changes += 1;
      try {
        const client = await load();
        if (options.fetchPolicy !== 'no-cache') watched.connect(client, every);
        return await client.mutate(options);
      } finally {
        changes -= 1;
      }
    },
    readQuery: (options: ApolloClient.ReadQueryOptions<unknown, OperationVariables>) =>
      embedded(options) ?? now()?.readQuery(options) ?? null,
    writeQuery: (options: ApolloClient.WriteQueryOptions<unknown, OperationVariables>) => {
      const client = now();
      if (!client) return;
      watched.connect(client, every);
      client.writeQuery(options);
    },
    watchQuery: (options: WatchOptions) => {
      const client = embedded(options) === undefined ? now() : null;
      return client ? client.watchQuery(options) : watched.watch(options);
    },
  };
  // The rest of Apollo's class is used neither by its hooks nor by us.
  return { early: early as unknown as ApolloClient, load, loaded, isChanging: () => changes > 0 };
}
