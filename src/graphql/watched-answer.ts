import { NetworkStatus } from '@apollo/client';
import type { ApolloClient, ObservableQuery } from '@apollo/client';

type WatchOptions = ApolloClient.WatchQueryOptions;
type Subscription = ReturnType<ObservableQuery['subscribe']>;

/** A subscriber to results. */
interface Listener {
  /** Subscribes to Apollo's query once it exists. */
  subscribeTo: (query: ObservableQuery) => Subscription;
  subscription: Subscription | null;
}

export interface WatchedAnswerInput {
  asked: WatchOptions;
  /** The embedded data for these options, if they allow it. */
  brought: (options: WatchOptions) => unknown;
  /** Apollo's client once its code has loaded. */
  client: () => ApolloClient | null;
  load: () => Promise<ApolloClient>;
  /** Called when the first listener arrives and when the last has gone. */
  onListened: (isListened: boolean) => void;
}

/** Whether only the host can answer. */
const needsHost = ({ fetchPolicy = 'cache-first' }: WatchOptions, data: unknown): boolean =>
  fetchPolicy === 'cache-first'
    ? data === undefined
    : fetchPolicy !== 'cache-only' && fetchPolicy !== 'standby';

/**
 * A watched query whose client is not loaded or needed yet: the part of Apollo's that `useQuery` uses.
 * Returns the embedded data until connected; then delegates to Apollo.
 */
export class WatchedAnswer {
  readonly #input: WatchedAnswerInput;
  readonly #listeners = new Set<Listener>();
  #options: WatchOptions;
  #query: ObservableQuery | null = null;

  constructor(input: WatchedAnswerInput) {
    this.#input = input;
    this.#options = input.asked;
  }

  get options(): WatchOptions {
    return this.#query?.options ?? this.#options;
  }

  get variables() {
    return this.#query?.variables ?? this.#options.variables ?? {};
  }

  readonly getCurrentResult = () => {
    if (this.#query) return this.#query.getCurrentResult();
    const data = this.#input.brought(this.#options);
    const loading = this.#isOpen();
    return {
      data,
      dataState: data === undefined ? ('empty' as const) : ('complete' as const),
      error: undefined,
      loading,
      networkStatus: loading ? NetworkStatus.loading : NetworkStatus.ready,
      partial: data === undefined,
    };
  };

  readonly subscribe = (observer: Parameters<ObservableQuery['subscribe']>[0]) =>
    this.#listen((query) => query.subscribe(observer));

  readonly pipe = (...operators: Parameters<ObservableQuery['pipe']>) => ({
    subscribe: (observer: (result: unknown) => void) =>
      this.#listen((query) => query.pipe(...operators).subscribe(observer)),
  });

  /** Changed variables, which have another answer. */
  readonly reobserve = (changed: WatchOptions) => {
    const client = this.#input.client();
    if (client) {
      const query = this.connect(client);
      // First moves the embedded answer for them into the cache.
      if (this.#input.brought(changed) !== undefined) client.watchQuery(changed);
      return query.reobserve(changed);
    }
    this.#options = changed;
    return this.#isOpen() ? this.#load().then((query) => query.reobserve(changed)) : undefined;
  };

  readonly applyOptions = (changed: WatchOptions): void => {
    if (this.#query) this.#query.applyOptions(changed);
    else this.#options = changed;
  };

  readonly refetch = async (variables?: WatchOptions['variables']) => (await this.#load()).refetch(variables);
  readonly fetchMore = async (options: Parameters<ObservableQuery['fetchMore']>[0]) =>
    (await this.#load()).fetchMore(options);
  readonly updateQuery: ObservableQuery['updateQuery'] = (change) => this.#query?.updateQuery(change);
  readonly startPolling = (everyMs: number) => this.#query?.startPolling(everyMs);
  readonly stopPolling = () => this.#query?.stopPolling();
  readonly subscribeToMore: ObservableQuery['subscribeToMore'] = (options) =>
    this.#query?.subscribeToMore(options) ?? (() => undefined);

  /** Hands all listeners over to Apollo. */
  connect(client: ApolloClient): ObservableQuery {
    if (this.#query) return this.#query;
    const query = client.watchQuery(this.#options);
    this.#query = query;
    for (const listener of this.#listeners) listener.subscription = listener.subscribeTo(query);
    return query;
  }

  #listen(subscribeTo: Listener['subscribeTo']): { unsubscribe: () => void } {
    const listener: Listener = { subscribeTo, subscription: null };
    this.#listeners.add(listener);
    if (this.#query) listener.subscription = subscribeTo(this.#query);
    // A failure is retried by the next call.
    else if (this.#isOpen()) this.#load().catch(() => undefined);
    if (this.#listeners.size === 1) this.#input.onListened(true);
    return {
      unsubscribe: () => {
        this.#listeners.delete(listener);
        listener.subscription?.unsubscribe();
        if (this.#listeners.size === 0) this.#input.onListened(false);
      },
    };
  }

  /** Whether the host must still answer. */
  #isOpen(): boolean {
    return needsHost(this.#options, this.#input.brought(this.#options));
  }

  async #load(): Promise<ObservableQuery> {
    return this.connect(await this.#input.load());
  }
}
