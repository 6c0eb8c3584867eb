import type { ApolloClient, ObservableQuery, OperationVariables } from '@apollo/client';
import { fetchedOnce } from './arrived-code.ts';
import { questionKey } from './page-answers.ts';
import type { PageAnswers } from './page-answers.ts';
import { WatchedAnswer } from './watched-answer.ts';
import type { WatchedAnswerInput } from './watched-answer.ts';

type WatchOptions = ApolloClient.WatchQueryOptions;
type Question = WatchOptions | ApolloClient.QueryOptions;

/** Apollo's client, whose code loads after hydration. */
export interface DeferredClient {
  /**
   * The client for components and calls: while only embedded answers are read, Apollo's hooks read those;
   * calls wait for the client's code, and from then on everything is Apollo's.
   */
  early: ApolloClient;
  /** Fetches the code; rejects when that fails, and may be called again. */
  load: () => Promise<ApolloClient>;
  /** Resolves with the client when its code has loaded. */
  loaded: Promise<ApolloClient>;
  /** Whether a mutation is unanswered. */
  isChanging: () => boolean;
}

const policyOf = ({ fetchPolicy = 'cache-first' }: Question) => fetchPolicy;

/** Embedded data that Apollo's cache lacks so far, if the fetch policy allows cached data. */
function broughtData(answers: PageAnswers, question: Question): unknown {
  const policy = policyOf(question);
  const isKnown = policy === 'cache-first' || policy === 'cache-only';
  return isKnown ? answers[questionKey(question)] : undefined;
}

type FetchClient = () => Promise<ApolloClient>;

/** The client, whose code is fetched once. */
function deferredCode(fetchClient: FetchClient) {
  const { promise: loaded, resolve } = Promise.withResolvers<ApolloClient>();
  let client: ApolloClient | null = null;
  const fetchOnce = fetchedOnce(fetchClient);
  const load = async (): Promise<ApolloClient> => {
    client = await fetchOnce();
    resolve(client);
    return client;
  };
  return { load, loaded, now: () => client };
}

/** Watched queries of the page that have listeners and are not yet connected to Apollo. */
class WatchedAnswers {
  readonly #input: Omit<WatchedAnswerInput, 'asked' | 'onListened'>;
  readonly #listened = new Set<WatchedAnswer>();

  constructor(input: Omit<WatchedAnswerInput, 'asked' | 'onListened'>) {
    this.#input = input;
  }

  watch(asked: WatchOptions): ObservableQuery {
    const answer: WatchedAnswer = new WatchedAnswer({
      ...this.#input,
      asked,
      onListened: (isListened) => (isListened ? this.#listened.add(answer) : this.#listened.delete(answer)),
    });
    return answer as unknown as ObservableQuery;
  }

  /** Connects the watched queries that are meant: before Apollo's cache changes, those that would show it. */
  connect(client: ApolloClient, isMeant: (answer: WatchedAnswer) => boolean): void {
    for (const answer of this.#listened)
      if (isMeant(answer)) {
        this.#listened.delete(answer);
        answer.connect(client);
      }
  }
}

const every = () => true;
const ofQuestion =
  (question: Question) =>
  ({ options }: WatchedAnswer): boolean =>
    questionKey(options) === questionKey(question);

/** @param fetchClient creates the client; called again only after it has rejected */
export function createDeferredClient(answers: PageAnswers, fetchClient: FetchClient): DeferredClient {
  const { load, loaded, now } = deferredCode(fetchClient);
  const brought = (question: Question) => broughtData(answers, question);
  const watched = new WatchedAnswers({ brought, client: now, load });
  // However late and for whose sake the code came: what waited for it in vain is asked for now.
  void loaded.then((client) => watched.connect(client, (answer) => answer.isOpen()));
  let changes = 0;
  const early = {
    defaultOptions: {},
    query: async (options: ApolloClient.QueryOptions) => {
      const data = brought(options);
      if (data !== undefined) return { data };
      const client = await load();
      if (policyOf(options) !== 'no-cache') watched.connect(client, ofQuestion(options));
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
      brought(options) ?? now()?.readQuery(options) ?? null,
    writeQuery: (options: ApolloClient.WriteQueryOptions<unknown, OperationVariables>) => {
      const client = now();
      if (!client) return;
      watched.connect(client, every);
      client.writeQuery(options);
    },
    watchQuery: (options: WatchOptions) => {
      const client = brought(options) === undefined ? now() : null;
      return client ? client.watchQuery(options) : watched.watch(options);
    },
  };
  // The rest of Apollo's class is used neither by its hooks nor by us.
  return { early: early as unknown as ApolloClient, load, loaded, isChanging: () => changes > 0 };
}
