import { NetworkStatus } from '@apollo/client';
import type { ApolloClient, ObservableQuery } from '@apollo/client';

type WatchOptions = ApolloClient.WatchQueryOptions;
type Subscription = ReturnType<ObservableQuery['subscribe']>;

type Observer = (result: unknown) => void;

/** A subscriber to results. */
interface Listener {
  observer: Observer;
  /** Subscribes to Apollo's query once it exists. */
  subscribeTo: (query: ObservableQuery) => Subscription;
  subscription: Subscription | null;
}

export interface DeferredQueryInput {
  options: WatchOptions;
  /** The embedded data for these options, if they allow it. */
  embedded: (options: WatchOptions) => unknown;
  /** Apollo's client once its code has loaded. */
  client: () => ApolloClient | null;
  load: () => Promise<ApolloClient>;
  /** Called when the first listener arrives and when the last has gone. */
  onListened: (isListened: boolean) => void;
}

/** Whether the data must come from the host. */
const needsHost = ({ fetchPolicy = 'cache-first' }: WatchOptions, data: unknown): boolean =>
  fetchPolicy === 'cache-first'
    ? data === undefined
    : fetchPolicy !== 'cache-only' && fetchPolicy !== 'standby';

/**
 * A watched query whose client is not loaded or needed yet: the part of Apollo's that `useQuery` uses.
 * Returns the embedded data until connected; then delegates to Apollo.
 */
export class DeferredQuery {
  readonly #input: DeferredQueryInput;
  readonly #listeners = new Set<Listener>();
  #options: WatchOptions;
  #query: ObservableQuery | null = null;
  /** Why the client's code failed to load. */
  #error: Error | undefined;

  constructor(input: DeferredQueryInput) {
    this.#input = input;
    this.#options = input.options;
  }

  get options(): WatchOptions {
    return this.#query?.options ?? this.#options;
  }

  get variables() {
    return this.#query?.variables ?? this.#options.variables ?? {};
  }

  readonly getCurrentResult = () => {
    if (this.#query) return this.#query.getCurrentResult();
    const data = this.#input.embedded(this.#options);
    const error = this.isOpen() ? this.#error : undefined;
    const loading = this.isOpen() && !error;
    return {
      data,
      dataState: data === undefined ? ('empty' as const) : ('complete' as const),
      error,
      loading,
      networkStatus: loading ? NetworkStatus.loading : error ? NetworkStatus.error : NetworkStatus.ready,
      partial: data === undefined,
    };
  };

  readonly subscribe = (observer: Observer) => this.#listen(observer, (query) => query.subscribe(observer));

  readonly pipe = (...operators: Parameters<ObservableQuery['pipe']>) => ({
    subscribe: (observer: Observer) =>
      this.#listen(observer, (query) => query.pipe(...operators).subscribe(observer)),
  });

  /** Changed variables, which have another result. */
  readonly reobserve = (changed: WatchOptions) => {
    const client = this.#input.client();
    if (client) {
      const query = this.connect(client);
      // First moves the embedded result for them into the cache.
      if (this.#input.embedded(changed) !== undefined) client.watchQuery(changed);
      return query.reobserve(changed);
    }
    this.#options = changed;
    // `useQuery` calls this while it renders, so its listener may not be called now.
    this.#error = undefined;
    return this.isOpen() ? this.#whenConnected((query) => query.reobserve(changed)) : undefined;
  };

  readonly applyOptions = (changed: WatchOptions): void => {
    if (this.#query) this.#query.applyOptions(changed);
    else this.#options = changed;
  };

  readonly refetch = (variables?: WatchOptions['variables']) =>
    this.#whenConnected((query) => query.refetch(variables));
  readonly fetchMore = (options: Parameters<ObservableQuery['fetchMore']>[0]) =>
    this.#whenConnected((query) => query.fetchMore(options));
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

  /** Whether the data must still come from the host. */
  isOpen(): boolean {
    return needsHost(this.#options, this.#input.embedded(this.#options));
  }

  #listen(observer: Observer, subscribeTo: Listener['subscribeTo']): { unsubscribe: () => void } {
    const listener: Listener = { observer, subscribeTo, subscription: null };
    this.#listeners.add(listener);
    if (this.#query) listener.subscription = subscribeTo(this.#query);
    else if (this.isOpen()) void this.#whenConnected(() => undefined);
    if (this.#listeners.size === 1) this.#input.onListened(true);
    return {
      unsubscribe: () => {
        this.#listeners.delete(listener);
        listener.subscription?.unsubscribe();
        if (this.#listeners.size === 0) this.#input.onListened(false);
      },
    };
  }

  /** Loads the client's code. Callers need not catch a failure: the listeners are notified. */
  #whenConnected<Result>(call: (query: ObservableQuery) => Result | PromiseLike<Result>): Promise<Result> {
    const result = this.#load().then(call);
    result.catch(() => undefined);
    return result;
  }

  async #load(): Promise<ObservableQuery> {
    this.#notify(undefined);
    try {
      return this.connect(await this.#input.load());
    } catch (error) {
      this.#notify(error as Error);
      throw error;
    }
  }

  /** Notifies the listeners why there are no data, or that they are being fetched again. */
  #notify(error: Error | undefined): void {
    if (error === this.#error) return;
    this.#error = error;
    for (const { observer } of this.#listeners) observer(this.getCurrentResult());
  }
}
